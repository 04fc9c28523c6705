import type { Translator } from "@/lib/language/i18n/translator";
import { optionLabels } from "@/components/jobs/owner/option-labels";
import { JOB_FIELDS } from "@/lib/domains/jobs/fields";
import type { FactFieldName } from "@/lib/domains/jobs/listed-fields";
import type { Job } from "@/lib/domains/jobs/types";

/** The facts that an employer chose, in the reader's words; empty for a field that says nothing. */
export const factWords = <Name extends FactFieldName>(job: Pick<Job, Name>, name: Name, t: Translator): string[] =>
  [job[name] ?? []].flat().map((value) => optionLabels(t).phrase(JOB_FIELDS[name].optionList, value));
