"use client";

import type { UseMutationResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { useWithPassword } from "@/components/account/password-dialog";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast";
import { audienceOf, type Role } from "@/lib/core/roles";
import { resetSecondFactor, useConfirmPhone, useReactivateUser, useSetVerification } from "@/lib/domains/admin/client";
import { CHECKED_BY } from "@/lib/domains/users/mark-options";

type MarkedUser = { id: string; username: string; role: Role; isVerified: boolean };

/**
 * Marks an account as verified or unverified; of an employer a button for each proof, which workers read. All can be undone, so
 * there is no confirmation.
 */
export function VerifyUser({ user: { id, username, role, isVerified } }: { user: MarkedUser }) {
  const t = useTranslations("adminAccount.verify");
  const { act, pending } = useAct(useSetVerification(), t("failed"));
  const wanted = !isVerified;
  const proofs = wanted && audienceOf(role) === "employer" ? CHECKED_BY : [null];
  return proofs.map((checkedBy) => (
    <Button
      key={checkedBy}
      variant="outline"
      pending={pending}
      pendingLabel={t("working")}
      onClick={() => act({ id, isVerified: wanted, checkedBy }, t(wanted ? "verified" : "unverified"), username)}
    >
      <Icon name={wanted ? "badge-check" : "badge-x"} />
      {checkedBy ? t(`by.${checkedBy}`) : t(wanted ? "verify" : "unverify")}
    </Button>
  ));
}

type ConfirmPhoneProps = {
  user: { id: string; username: string };
  isConfirmed: boolean;
  /** Whether it is one of several on a page: each is then named by its account. */
  isOneOfMany?: boolean;
};

/** Says that the office has called an employer's phone number and spoken to its owner; or takes that back. */
export function ConfirmPhone({ user, isConfirmed, isOneOfMany = false }: ConfirmPhoneProps) {
  const t = useTranslations("adminAccount.phone");
  const { act, pending } = useAct(useConfirmPhone(), t("failed"));
  const label = t(isConfirmed ? "remove" : "confirm");
  return (
    <Button
      variant="outline"
      pending={pending}
      pendingLabel={t("working")}
      aria-label={isOneOfMany ? `${label}: ${user.username}` : undefined}
      onClick={() =>
        act({ id: user.id, isConfirmed: !isConfirmed }, t(isConfirmed ? "removed" : "confirmed"), user.username)
      }
    >
      <Icon name={isConfirmed ? "phone-off" : "phone"} />
      {label}
    </Button>
  );
}

/** Sends an act in one press, says what became of it, and shows the page as it is now. */
function useAct<Values>(
  { mutate, isPending }: Pick<UseMutationResult<unknown, Error, Values>, "mutate" | "isPending">,
  failed: string,
) {
  const problemText = useProblemText();
  const router = useRouter();
  const [isRefreshing, startRefresh] = useTransition();
  const act = (values: Values, title: string, description: string) =>
    mutate(values, {
      onSuccess: () => {
        showToast({ variant: "success", title, description });
        startRefresh(() => router.refresh());
      },
      onError: (error) => showToast({ variant: "destructive", title: failed, description: problemText(error) }),
    });
  return { act, pending: isPending || isRefreshing };
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
          <Icon name="smartphone-nfc" />
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
          <Icon name="user-check" />
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
