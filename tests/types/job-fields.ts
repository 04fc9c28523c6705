/**
 * Compiled by `npm run lint` but never run: it fails if a line below an @ts-expect-error compiles. The compiler
 * must reject any place that was forgotten for a new field of a job.
 */
import { KIND_CONTROLS } from "@/components/jobs/form/controls/kind-controls";
import type { SectionLooks } from "@/components/jobs/form/form-sections";
import type { JobFieldName } from "@/lib/domains/jobs/fields";
import { inForms, type Places } from "@/lib/domains/jobs/placed-fields";
import { optionalLine } from "@/lib/domains/jobs/typed-fields";
import type { Job } from "@/lib/domains/jobs/types";

declare const sections: SectionLooks;
const { job, schedule, living, verification, ...rest } = sections.create;
const { line: _line, ...controls } = KIND_CONTROLS;

/** Every section of the table is drawn, and no other. */
export const withoutSection: SectionLooks = {
  ...sections,
  // @ts-expect-error the table has fields in `benefits`
  create: { job, schedule, living, verification },
};
export const withEmptySection: SectionLooks = {
  ...sections,
  // @ts-expect-error no field is in `extras`
  create: { job, schedule, living, verification, ...rest, extras: job },
};

/** Every kind of field has a control. */
// @ts-expect-error nothing draws a `line`
export const withoutControl: typeof KIND_CONTROLS = controls;

/** The API returns every field. */
declare const name: JobFieldName;
export const answered: keyof Job = name;
// @ts-expect-error a job without one of the fields
export const unanswered: keyof Omit<Job, "dresscode"> = name;

const label = { label: "requestForm.dress" } as const;
const worker = { section: "terms", label: "jobDetail.terms.dresscode" } as const;
const owner = { section: "benefits", label: "ownJob.fields.dress" } as const;
export const field: Places = { ...optionalLine, ...inForms("benefits", "benefits", label), worker, owner };
// @ts-expect-error workers do not see it
export const unseen: Places = { ...optionalLine, ...inForms("benefits", "benefits", label), owner };
// @ts-expect-error the owner does not see it
export const hidden: Places = { ...optionalLine, ...inForms("benefits", "benefits", label), worker };
// @ts-expect-error no form has this section
export const lost: Places = { ...optionalLine, ...inForms("extras", "benefits", label), worker, owner };
const create = { section: "benefits", label: "requestForm.x" } as const;
// @ts-expect-error no catalogue has this text
export const unnamed: Places = { ...optionalLine, create, worker, owner };
