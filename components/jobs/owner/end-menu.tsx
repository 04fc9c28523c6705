import { useTranslations } from "next-intl";
import { useRef, type ReactNode } from "react";
import { useRefresh } from "@/components/shared/refresh-scope";
import { useUndo } from "@/components/shared/use-undo";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { useUndoEnding } from "@/lib/domains/jobs/client";
import { BACK_DAYS, canFill } from "@/lib/domains/jobs/policy";
import type { OwnJobCard } from "@/lib/domains/jobs/types";
import { formatCount } from "@/lib/language/format";
import { RemoveJobDialog } from "../remove/remove-job-dialog";
import { FillJobDialog } from "./fill-job-dialog";
import { useStatusStep } from "./use-status-step";

export type EndingJob = Pick<
  OwnJobCard,
  "id" | "title" | "status" | "review" | "applications" | "closed_reason" | "undecided"
>;

type Props = { job: EndingJob; onRemoved: () => void };

/** The ways to end a job: each with what it means for those who applied, in numbers. A draft can only be removed. */
export function EndMenu({ job, onRemoved }: Props) {
  const t = useTranslations("ownJob.actions");
  const { isPending, run } = useStatusStep(job);
  const numbers = { count: job.undecided ?? 0, shown: formatCount(job.undecided ?? 0) };
  const removeText = useRemoveText(job);
  const menu = useRef<HTMLDetailsElement>(null);
  // Its button goes away with the closing: the menu has the focus before that.
  const close = () => {
    menu.current?.removeAttribute("open");
    menu.current?.querySelector("summary")?.focus();
    run();
  };
  if (job.status === "draft") return <RemoveJob job={job} onRemoved={onRemoved} />;
  const [isOpen, isFillable] = [job.status === "open", canFill(job)];
  const names = [...(isOpen ? [t("close")] : []), ...(isFillable ? [t("fill")] : []), t("remove")];
  return (
    <details ref={menu} className="open:w-full max-sm:col-span-2">
      <summary
        className={buttonVariants({
          variant: "ghost",
          className: "w-full list-none sm:w-fit [&::-webkit-details-marker]:hidden",
        })}
      >
        <Icon name="circle-minus" />
        {names.join(" · ")}
        <span className="sr-only">{job.title}</span>
      </summary>
      <ul className="bg-muted mt-2 grid gap-3 rounded-xl p-3">
        {isOpen ? (
          <Way text={t("closeText", numbers)}>
            <Button variant="outline" pending={isPending} pendingLabel={t("closePending")} onClick={close}>
              <Icon name="circle-minus" />
              {t("close")}
              <span className="sr-only">{job.title}</span>
            </Button>
          </Way>
        ) : null}
        {isFillable ? (
          <Way text={t("fillText", { ...numbers, days: BACK_DAYS })}>
            <FillJobDialog
              job={job}
              trigger={
                <Button variant="outline">
                  <Icon name="user-check" />
                  {t("fill")}
                  <span className="sr-only">{job.title}</span>
                </Button>
              }
            />
          </Way>
        ) : null}
        <Way text={removeText}>
          <RemoveJob job={job} onRemoved={onRemoved} />
        </Way>
      </ul>
    </details>
  );
}

const Way = ({ text, children }: { text: string; children: ReactNode }) => (
  <li className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[14rem_minmax(0,1fr)] [&>button]:justify-start">
    {children}
    <p className="text-muted-foreground">{text}</p>
  </li>
);

/** The consequences of a removal for those who applied. */
function useRemoveText({ applications, undecided }: EndingJob): string {
  const t = useTranslations("ownJob.actions");
  const waiting = undecided ?? 0;
  return [
    ...(waiting > 0 ? [t("removeWaiting", { count: waiting, shown: formatCount(waiting) })] : []),
    t("removeText", { count: applications, shown: formatCount(applications) }),
  ].join(" ");
}

/** 'Remove' for the owner. */
function RemoveJob({ job, onRemoved }: Props) {
  const t = useTranslations("ownJob.actions");
  const refresh = useRefresh();
  const [undo, withUndo] = [useUndoEnding(), useUndo()];
  return (
    <RemoveJobDialog
      job={job}
      isNamed
      undo={withUndo(() => undo(job.id))}
      texts={{
        button: t("remove"),
        title: t("removeTitle"),
        consequence: useRemoveText(job),
        keep: t("keep"),
        working: t("removing"),
        done: t("removeDone"),
        failed: t("removeFailed"),
      }}
      onRemoved={() => {
        onRemoved();
        refresh();
      }}
    />
  );
}
