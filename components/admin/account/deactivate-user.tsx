"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useWithPassword } from "@/components/account/password-dialog";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { showToast } from "@/components/ui/toast";
import { useDeactivateUser } from "@/lib/domains/admin/client";
import { DEACTIVATION_NOTE_MAX, TYPED_FROM } from "@/lib/domains/admin/options";
import { SECOND_ADMIN_FROM } from "@/lib/domains/trust/decision-options";
import { formatCount } from "@/lib/language/format";
import { ApiError } from "@/lib/platform/http/api-error";
import { DEACTIVATION_REASONS, type DeactivationReason } from "@/lib/domains/users/options";

export interface DeactivateUserProps {
  user: { id: string; username: string };
  /** Number of open jobs that will close. */
  openJobs: number;
}

/** Whether trying again with the same answers can only be refused again. */
const isSettled = (status: number): boolean => [403, 404, 409].includes(status);

/** 'Deactivate', with a confirmation that states the consequences. */
export function DeactivateUser({ user, openJobs }: DeactivateUserProps) {
  const t = useTranslations("adminAccount.deactivate");
  const router = useRouter();
  const { mutateAsync: deactivate } = useDeactivateUser();
  const withPassword = useWithPassword();
  const tReason = useTranslations("options.deactivationReason");
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState<DeactivationReason | "">("");
  const [note, setNote] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const isTyped = openJobs < TYPED_FROM || typed.trim() === user.username;

  const confirm = async () => {
    setMissing(reason === "");
    setWrong(!isTyped);
    if (reason === "" || !isTyped) return false;
    try {
      await withPassword(() => deactivate({ id: user.id, reason, note }));
    } catch (error) {
      const detail = error instanceof ApiError && error.detail ? error.detail : t("failed");
      // Stored all the same: nothing went wrong.
      if (error instanceof ApiError && error.code === "second_admin_needed")
        showToast({ variant: "success", title: t("proposed"), description: detail });
      else showToast({ variant: "destructive", title: t("error"), description: detail });
      // Any other failure may pass: the reason and the words stay for another try.
      if (!(error instanceof ApiError) || !isSettled(error.status)) return false;
      // Someone else did it first, or the admin's own rank has changed: show the current state.
      router.refresh();
      return true;
    }
    showToast({ variant: "success", title: t("done"), description: user.username });
    router.refresh();
    return true;
  };

  return (
    <ConfirmDialog
      destructive
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="ghost" className="text-destructive hover:bg-destructive-soft px-3">
          <Icon name="user-x" className="max-sm:hidden" />
          {t("button")}
          <span className="sr-only">{user.username}</span>
        </Button>
      }
      title={t("title", { username: user.username })}
      description={t(openJobs < SECOND_ADMIN_FROM ? "consequence" : "afterAgreement", {
        username: user.username,
        count: openJobs,
        shown: formatCount(openJobs),
      })}
      confirmLabel={t("button")}
      cancelLabel={t("keep")}
      pendingLabel={t("working")}
      onConfirm={confirm}
    >
      <Field label={t("reason")} hint={t("reasonHint")} error={isMissing ? t("reasonMissing") : null} required>
        <Select
          value={reason}
          onChange={(event) => setReason(event.target.value as DeactivationReason | "")}
          placeholder={t("choose")}
          options={DEACTIVATION_REASONS.map((value) => ({ value, label: tReason(value) }))}
        />
      </Field>
      <Field label={t("note")}>
        <Textarea
          value={note}
          onChange={(event) => setNote(event.target.value)}
          maxLength={DEACTIVATION_NOTE_MAX}
          rows={3}
        />
      </Field>
      {openJobs < TYPED_FROM ? null : (
        <Field
          label={t("typed", { username: user.username })}
          error={isWrong && !isTyped ? t("typedWrong") : null}
          required
        >
          <Input value={typed} onChange={(event) => setTyped(event.target.value)} autoComplete="off" dir="auto" />
        </Field>
      )}
    </ConfirmDialog>
  );
}
