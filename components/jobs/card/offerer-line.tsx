import { markPictogram } from "@/components/account/mark-pictogram";
import { smallMask } from "@/components/shared/pictograms/mask";
import { cn } from "@/lib/core/utils";
import type { JobCardView } from "@/lib/domains/jobs/types";
import type { EmployerMark } from "@/lib/domains/users/mark-options";
import { isKnown } from "@/lib/domains/users/mark-policy";

type Props = JobCardView["offerer"] & { marks: Readonly<Record<EmployerMark, string>> };

/** The one who offers a job, with the mark of the employer in words. In the flow of its parent's line. */
export const OffererLine = ({ name, mark, marks }: Props) => (
  <>
    <span dir="auto" className="job-card-offerer">
      {name}
    </span>
    <span className={cn(smallMask(markPictogram(mark)), isKnown(mark) && "is-known")}>{marks[mark]}</span>
  </>
);
