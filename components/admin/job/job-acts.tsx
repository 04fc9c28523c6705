"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { AppLink } from "@/components/shared/app-link";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon, type IconName } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast";
import { href } from "@/lib/access/routes";
import { useJobAct, type JobAct } from "@/lib/domains/admin/client";
import type { Job } from "@/lib/domains/jobs/types";
import { KeyHint } from "../key-hint";
import { ReasonField, useReason } from "../reason";

const ICONS: Record<JobAct, IconName> = {
  close: "circle-minus",
  reopen: "rotate-ccw",
  hold: "shield-alert",
  release: "shield-check",
};

/** The keys of a job's page: what takes an act back has the same one. */
const LETTERS = { close: "c", reopen: "c", hold: "h", release: "h" } as const satisfies Record<JobAct, string>;

type ShownJob = Pick<Job, "id" | "status" | "review" | "closed_reason">;

/** The acts that an admin may do on a job as it is. */
function actsOn({ status, review, closed_reason: ended }: ShownJob): JobAct[] {
  if (status === "open") return ["close", review === "held" ? "release" : "hold"];
  return status === "closed" && ended !== "filled" ? ["reopen"] : [];
}

/** Edit, close, reopen, hold and release for admins; the owner is told the reason. */
export function JobActs({ job }: { job: ShownJob }) {
  const t = useTranslations("adminJob.act");
  return (
    <div className="flex flex-wrap gap-2">
      <AppLink
        href={href.editAdminJob(job.id)}
        aria-keyshortcuts="e"
        className={buttonVariants({ variant: "outline" })}
      >
        <Icon name="pencil" />
        {t("edit")}
        <KeyHint letter="e" />
      </AppLink>
      {actsOn(job).map((act) => (
        // The button stays the same one for what takes it back, and keeps the focus.
        <ActWithReason key={LETTERS[act]} jobId={job.id} act={act} letter={LETTERS[act]} />
      ))}
    </div>
  );
}

interface ActWithReasonProps {
  jobId: string;
  act: JobAct;
  /** The key that asks, where the act is there only once. */
  letter?: string;
  onDone?: () => void;
}

/** One act, after a question for the reason. */
export function ActWithReason({ jobId, act, letter, onDone }: ActWithReasonProps) {
  const t = useTranslations("adminJob.act");
  const router = useRouter();
  const problemText = useProblemText();
  const { mutateAsync } = useJobAct();
  const reason = useReason();
  const confirm = async () => {
    const typed = reason.take();
    if (typed === null) return false;
    try {
      await mutateAsync({ id: jobId, act, reason: typed });
    } catch (error) {
      showToast({ variant: "destructive", title: t("failed"), description: problemText(error) });
      return false;
    }
    reason.clear();
    showToast({ variant: "success", title: t("done") });
    if (onDone) onDone();
    else router.refresh();
    return true;
  };
  return (
    <ConfirmDialog
      trigger={
        <Button variant="outline" aria-keyshortcuts={letter}>
          <Icon name={ICONS[act]} />
          {t(act)}
          {letter ? <KeyHint letter={letter} /> : null}
        </Button>
      }
      title={t(`${act}Title`)}
      description={t(`${act}Text`)}
      confirmLabel={t(act)}
      cancelLabel={t("keep")}
      pendingLabel={t("working")}
      firstFocus={reason.field.ref}
      onConfirm={confirm}
    >
      <ReasonField {...reason.field} texts="adminJob.act" />
    </ConfirmDialog>
  );
}
