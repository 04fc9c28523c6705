import { useOptionLabels } from "@/components/jobs/owner/option-labels";
import { JOB_FIELDS } from "@/lib/jobs/fields";
import type { FactFieldName } from "@/lib/jobs/listed-fields";
import type { Job } from "@/lib/jobs/types";

/** The facts that an employer chose, in the reader's words; empty for a field that says nothing. */
export function useFactWords(): (job: Job, name: FactFieldName) => string[] {
  const { phrase } = useOptionLabels();
  return (job, name) => [job[name] ?? []].flat().map((value) => phrase(JOB_FIELDS[name].optionList, value));
}
