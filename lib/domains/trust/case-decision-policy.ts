import type { CaseKind } from "./case-options";
import { MEASURES, type CaseDecision } from "./decision-options";

const ABOUT_A_JOB: readonly CaseDecision[] = ["fine", ...MEASURES];

/** The decisions that a case of a kind may end with. @param hasJob whether it is about a job of the account: else there is nothing to change or take down. */
export function decisionsFor(
  kind: CaseKind,
  { hasJob, hasSubject }: { hasJob: boolean; hasSubject: boolean },
): readonly CaseDecision[] {
  switch (kind) {
    // Answered in words (lib/domains/admin/grievance-service.ts), as are visitors' appeals.
    case "complaint":
    case "password":
      return [];
    case "appeal":
      return hasSubject ? ["fine", "upheld"] : [];
    case "report":
    case "held":
      return ABOUT_A_JOB.filter(
        (decision) =>
          (hasJob || (decision !== "change" && decision !== "take_down")) && (hasSubject || decision !== "suspend"),
      );
  }
}
