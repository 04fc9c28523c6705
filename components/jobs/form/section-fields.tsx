import { useTranslations } from "next-intl";
import { Fragment, useId, useState, type ComponentProps } from "react";
import { useFormContext } from "react-hook-form";
import { Separator } from "@/components/ui/separator";
import { JOB_FIELDS, type JobFieldName } from "@/lib/domains/jobs/fields";
import { isFactField, JOB_FIELD_PLACES, type FieldKind } from "@/lib/domains/jobs/listed-fields";
import { KIND_CONTROLS } from "./controls/kind-controls";
import { OWN_CONTROLS } from "./controls/own-controls";
import { Fold } from "./fold";
import type { FormSection, JobFormKind } from "./form-sections";
import { JobField, type AnyControl, type FieldTexts } from "./job-field";
import type { JobFields } from "./job-fields";

export interface SectionFieldsProps {
  form: JobFormKind;
  section: Pick<FormSection, "fields" | "layout">;
  texts: { [Name in JobFieldName]?: FieldTexts };
  /** This screen's own controls for single fields, instead of the form's. */
  controls?: typeof OWN_CONTROLS;
}

/**
 * The fields of a section: in one column on a phone, in two if there is room; or switches, each with its details below.
 */
export function SectionFields({ form, section: { fields, layout }, texts, controls }: SectionFieldsProps) {
  if (layout === "rows") {
    return (
      <div className="grid gap-5">
        {fields.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && JOB_FIELDS[name].kind === "flag" ? <Separator /> : null}
            <JobField form={form} name={name} texts={texts[name]} control={controlOf(name, controls)} />
          </Fragment>
        ))}
      </div>
    );
  }
  if (layout === "chips") return <ChipRows form={form} fields={fields} texts={texts} />;
  const facts = fields.filter(isFactField);
  return (
    <div className="grid gap-8">
      <div className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2">
        {fields
          .filter((name) => !isFactField(name))
          .map((name) => (
            <JobField
              key={name}
              form={form}
              name={name}
              texts={texts[name]}
              control={controlOf(name)}
              className={isWide(name) ? "sm:col-span-2" : undefined}
            />
          ))}
      </div>
      {facts.length > 0 ? <Facts form={form} fields={facts} texts={texts} /> : null}
    </div>
  );
}

/** The chosen facts at the end of a section. */
function Facts(props: ComponentProps<typeof ChipRows>) {
  const t = useTranslations("requestForm");
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <div className="grid gap-1">
        <h3 id={id} className="text-lg font-bold">
          {t("sections.facts")}
        </h3>
        <p className="text-muted-foreground">{t("sectionTexts.facts")}</p>
      </div>
      <ChipRows {...props} />
    </section>
  );
}

/** One row of chips below the other; those that matter less are behind "More", unless something is chosen there. */
function ChipRows({ form, fields, texts }: Omit<SectionFieldsProps, "section"> & { fields: readonly JobFieldName[] }) {
  const t = useTranslations("requestForm");
  const { getValues } = useFormContext<JobFields>();
  const further = fields.filter((name) => JOB_FIELD_PLACES[name][form]?.isFurther);
  const [isOpen, setIsOpen] = useState(() => further.filter(isFactField).some((name) => getValues(name).length > 0));
  const rows = (names: readonly JobFieldName[]) =>
    names.map((name) => <JobField key={name} form={form} name={name} texts={texts[name]} control={controlOf(name)} />);
  return (
    <div className="grid gap-6">
      {rows(fields.filter((name) => !further.includes(name)))}
      <Fold label={t("furtherFacts")} isOpen={isOpen} onToggle={setIsOpen}>
        {rows(further)}
      </Fold>
    </div>
  );
}

// The tables pair each field's name with its control, which the compiler cannot follow once both are variables.
const controlOf = (name: JobFieldName, own: SectionFieldsProps["controls"] = {}): AnyControl =>
  (own[name] ?? OWN_CONTROLS[name] ?? KIND_CONTROLS[JOB_FIELDS[name].kind]) as AnyControl;

const WIDE_KINDS: readonly FieldKind[] = ["paragraph", "lines", "choices"];
const WIDE_NAMES: readonly JobFieldName[] = ["shift", "urgencyLevel"];

/** Whether a field takes the full width among fields in two columns. */
const isWide = (name: JobFieldName): boolean => WIDE_KINDS.includes(JOB_FIELDS[name].kind) || WIDE_NAMES.includes(name);
