"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useWithPassword } from "@/components/account/password-dialog";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast";
import { audienceOf, type Role } from "@/lib/core/roles";
import { resetSecondFactor, useReactivateUser, setVerification } from "@/lib/domains/admin/client";
import { CHECKED_BY } from "@/lib/domains/users/mark-options";
import { ReasonField, useReason } from "../reason";
import { useAct } from "./use-act";

type MarkedUser = { id: string; username: string; role: Role; isVerified: boolean };

/**
 * Marks an account as verified or unverified; of an employer a button for each proof, which workers read. All can be undone, so
 * there is no confirmation.
 */
export function VerifyUser({ user: { id, username, role, isVerified } }: { user: MarkedUser }) {
  const t = useTranslations("adminAccount.verify");
  const { act, pending } = useAct(setVerification, t("failed"));
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

/** 'Reactivate', with a confirmation that says what comes back and what does not, and asks why. */
export function ReactivateUser({ user }: { user: { id: string; username: string } }) {
  const t = useTranslations("adminAccount.reactivate");
  const router = useRouter();
  const problemText = useProblemText();
  const withPassword = useWithPassword();
  const { mutateAsync: reactivate } = useReactivateUser();
  const reason = useReason();
  const confirm = async () => {
    const typed = reason.take();
    if (typed === null) return false;
    try {
      await withPassword(() => reactivate({ id: user.id, reason: typed }));
      showToast({ variant: "success", title: t("done"), description: user.username });
    } catch (error) {
      showToast({ variant: "destructive", title: t("failed"), description: problemText(error) });
    }
    // Someone else may have done it first: show the current state.
    router.refresh();
    return true;
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
      firstFocus={reason.field.ref}
      onConfirm={confirm}
    >
      <ReasonField {...reason.field} texts="adminAccount.reactivate" />
    </ConfirmDialog>
  );
}
