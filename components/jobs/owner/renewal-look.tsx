import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { isExpiring } from "@/lib/domains/jobs/policy";
import type { OwnJobCard } from "@/lib/domains/jobs/types";

/** Whether the owner of a job is asked to keep it open. */
export const isAsked = ({ open_until: until }: Pick<OwnJobCard, "open_until">): boolean =>
  until !== null && isExpiring(new Date(until));

/** Why a job that nobody renewed is closed. */
export const ExpiredNote = ({ text }: { text: string }) => <p className="text-muted-foreground">{text}</p>;

/** The question whether to keep a job open. @param children its button. */
export const RenewalQuestion = ({
  texts,
  children,
}: {
  texts: { question: string; closes: string };
  children: ReactNode;
}) => (
  <div className="bg-attention-soft flex flex-wrap items-center justify-between gap-3 rounded-xl p-4">
    <p className="flex min-w-0 items-start gap-3">
      <Icon name="calendar-clock" className="mt-0.5 size-6 shrink-0" />
      <span>
        <b>{texts.question}</b> {texts.closes}
      </span>
    </p>
    {children}
  </div>
);
