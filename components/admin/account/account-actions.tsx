"use client";

import { BadgeCheck, BadgeX, KeyRound, SmartphoneNfc, UserCheck } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { useWithPassword } from "@/components/account/password-dialog";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { StillIcon } from "@/components/ui/still-icon";
import { showToast } from "@/components/ui/toast";
import { makeRecoveryCode, resetSecondFactor, useReactivateUser, useSetVerification } from "@/lib/domains/admin/client";
import { inGroups } from "@/lib/domains/users/recovery-policy";
import type { RecoveryCode as Code } from "@/lib/domains/users/recovery-types";
import { formatDateTime } from "@/lib/language/format";

/** Marks an account as verified or unverified. Both can be undone, so there is no confirmation. */
export function VerifyUser({ user }: { user: { id: string; username: string; isVerified: boolean } }) {
  const t = useTranslations("adminAccount.verify");
  const problemText = useProblemText();
  const router = useRouter();
  const { mutate, isPending } = useSetVerification();
  const [isRefreshing, startRefresh] = useTransition();
  const wanted = !user.isVerified;
  const Icon = wanted ? BadgeCheck : BadgeX;

  const change = () =>
    mutate(
      { id: user.id, isVerified: wanted },
      {
        onSuccess: () => {
          showToast({ variant: "success", title: t(wanted ? "verified" : "unverified"), description: user.username });
          startRefresh(() => router.refresh());
        },
        onError: (error) => showToast({ variant: "destructive", title: t("failed"), description: problemText(error) }),
      },
    );

  return (
    <Button variant="outline" pending={isPending || isRefreshing} pendingLabel={t("working")} onClick={change}>
      <StillIcon icon={Icon} />
      {t(wanted ? "verify" : "unverify")}
    </Button>
  );
}

/** Makes a code with which someone who forgot the password sets a new one, and shows it once. */
export function RecoveryCode({ user }: { user: { id: string; username: string } }) {
  const t = useTranslations("adminAccount.recovery");
  const locale = useLocale();
  const problemText = useProblemText();
  const withPassword = useWithPassword();
  const [made, setMade] = useState<Code | null>(null);

  const make = async () => {
    try {
      setMade(await withPassword(() => makeRecoveryCode(user.id)));
    } catch (error) {
      showToast({ variant: "destructive", title: t("failed"), description: problemText(error) });
      return false;
    }
    return true;
  };

  return (
    <>
      <ConfirmDialog
        trigger={
          <Button variant="outline">
            <StillIcon icon={KeyRound} />
            {t("button")}
          </Button>
        }
        title={t("title", { username: user.username })}
        description={t("text", { username: user.username })}
        confirmLabel={t("make")}
        cancelLabel={t("cancel")}
        pendingLabel={t("working")}
        onConfirm={make}
      />
      {made ? (
        <div
          role="status"
          className="bg-attention-soft text-attention-foreground order-last grid basis-full gap-1 rounded-xl p-4"
        >
          <p>{t("shown", { username: user.username })}</p>
          <p dir="ltr" className="font-mono text-2xl font-bold tabular-nums">
            {inGroups(made.code)}
          </p>
          <p>{t("until", { time: formatDateTime(made.expiresAt, locale) })}</p>
        </div>
      ) : null}
    </>
  );
}

/** Takes away the second factor of an admin who has lost phone and recovery codes. */
export function ResetSecondFactor({ user }: { user: { id: string; username: string } }) {
  const t = useTranslations("adminAccount.secondFactor");
  const problemText = useProblemText();
  const withPassword = useWithPassword();
  const router = useRouter();

  const confirm = async () => {
    try {
      await withPassword(() => resetSecondFactor(user.id));
    } catch (error) {
      showToast({ variant: "destructive", title: t("failed"), description: problemText(error) });
      return false;
    }
    showToast({ variant: "success", title: t("done"), description: user.username });
    router.refresh();
    return true;
  };

  return (
    <ConfirmDialog
      destructive
      trigger={
        <Button variant="outline">
          <StillIcon icon={SmartphoneNfc} />
          {t("button")}
        </Button>
      }
      title={t("title", { username: user.username })}
      description={t("text", { username: user.username })}
      confirmLabel={t("button")}
      cancelLabel={t("cancel")}
      pendingLabel={t("working")}
      onConfirm={confirm}
    />
  );
}

/** 'Reactivate', with a confirmation that says what comes back and what does not. */
export function ReactivateUser({ user }: { user: { id: string; username: string } }) {
  const t = useTranslations("adminAccount.reactivate");
  const router = useRouter();
  const problemText = useProblemText();
  const withPassword = useWithPassword();
  const { mutateAsync: reactivate } = useReactivateUser();
  const confirm = async () => {
    try {
      await withPassword(() => reactivate(user.id));
      showToast({ variant: "success", title: t("done"), description: user.username });
    } catch (error) {
      showToast({ variant: "destructive", title: t("failed"), description: problemText(error) });
    }
    // Someone else may have done it first: show the current state.
    router.refresh();
  };
  return (
    <ConfirmDialog
      trigger={
        <Button variant="outline">
          <StillIcon icon={UserCheck} />
          {t("button")}
        </Button>
      }
      title={t("title", { username: user.username })}
      description={t("text")}
      confirmLabel={t("button")}
      cancelLabel={t("cancel")}
      pendingLabel={t("working")}
      onConfirm={confirm}
    />
  );
}
