import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { useProblemText } from "@/components/shared/problem-text";
import { useRefresh } from "@/components/shared/refresh-scope";
import { useUndo } from "@/components/shared/use-undo";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast";
import { useDecideMany, useUndoMany } from "@/lib/domains/applications/decision-client";
import type { RejectionReason } from "@/lib/domains/applications/options";
import { formatCount } from "@/lib/language/format";
import { CompareDialog } from "./compare-dialog";
import { useAsksPhone } from "./decision-scope";
import { ReasonButtons } from "./reason-buttons";
import type { Chosen } from "./use-chosen";

/** The acts on several applicants at once, at the lower edge while some are chosen. */
export function BulkBar({ jobId, chosen }: { jobId: string; chosen: Chosen }) {
  const t = useTranslations("jobApplications.bulk");
  const tDecision = useTranslations("jobApplications.decision");
  const [isAsking, setIsAsking] = useState(false);
  // Nobody is shortlisted without a number to call: that is asked beside a person.
  const asksPhone = useAsksPhone();
  const { decide, isPending } = useBulkDecision(jobId, chosen);
  const { items } = chosen;
  if (items.length === 0) return null;
  const count = items.length;
  const shown = formatCount(count);
  const reject = async (reason: RejectionReason | null) => {
    if (await decide("rejected", reason)) setIsAsking(false);
  };
  return (
    <section
      aria-label={t("heading")}
      className="border-primary bg-popover shadow-raised sticky bottom-[calc(var(--bottom-bar-height)+0.5rem)] z-20 grid gap-2 rounded-xl border-2 p-3 md:bottom-2"
    >
      <p role="status" className="font-semibold">
        {t("chosen", { count, shown })}
      </p>
      <div className="flex flex-wrap gap-2">
        {asksPhone ? null : (
          <Button
            pending={isPending && !isAsking}
            disabled={isPending}
            onClick={() => void decide("shortlisted", null)}
          >
            <Icon name="star" />
            {tDecision("shortlisted")}
          </Button>
        )}
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          trigger={
            <Button variant="outline" disabled={isPending}>
              <Icon name="x" />
              {tDecision("rejected")}
            </Button>
          }
          title={t("rejectTitle", { count, shown })}
          description={t("rejectText")}
          confirmLabel={tDecision("rejected")}
          cancelLabel={tDecision("cancel")}
          pendingLabel={tDecision("rejectedPending")}
          destructive
          onConfirm={() => reject(null)}
        >
          <ReasonButtons
            legend={tDecision("reason")}
            isPending={isPending}
            onReason={(reason) => void reject(reason)}
          />
        </ConfirmDialog>
        <CompareDialog items={items} />
        <Button variant="ghost" onClick={chosen.clear}>
          {t("clear")}
        </Button>
      </div>
    </section>
  );
}

/** Sends a decision on all that are chosen and says what became of it. @returns a function that does; true if it was sent. */
function useBulkDecision(jobId: string, chosen: Chosen) {
  const t = useTranslations("jobApplications.bulk");
  const tDecision = useTranslations("jobApplications.decision");
  const refresh = useRefresh();
  const problemText = useProblemText();
  const withUndo = useUndo();
  const { mutateAsync, isPending } = useDecideMany(jobId);
  const undo = useUndoMany(jobId);
  const decide = async (status: "shortlisted" | "rejected", reason: RejectionReason | null): Promise<boolean> => {
    try {
      const { decided, refused } = await mutateAsync({ ids: chosen.items.map(({ id }) => id), status, reason });
      const shown = formatCount(decided.length);
      const partly =
        refused.length === 0
          ? {}
          : { description: t("partly", { count: refused.length, shown: formatCount(refused.length) }) };
      showToast({
        variant: "success",
        title: t(`${status}Done`, { count: decided.length, shown }),
        ...partly,
        ...withUndo(() => undo(decided)),
      });
      chosen.clear();
      refresh();
      return true;
    } catch (error) {
      showToast({ variant: "destructive", title: tDecision("failed"), description: problemText(error) });
      return false;
    }
  };
  return { decide, isPending };
}
