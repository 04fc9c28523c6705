import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { focusField, FormBody } from "@/components/form/form-body";
import { useFieldId } from "@/components/form/form-scope";
import { useValidationText } from "@/components/shared/form-errors";
import { FormFailure } from "@/components/shared/form-failure";
import { Icon } from "@/components/ui/icon";
import { Progress } from "@/components/ui/progress";
import type { JobFieldName } from "@/lib/domains/jobs/fields";
import { FormSectionCard, SectionMark, type FormSectionCardProps } from "./form-section-card";
import { inScreenOrder, isComplete, namesIn, type FormSection } from "./form-sections";
import type { FieldTexts } from "./job-field";
import type { JobFields } from "./job-fields";
import { PictureFields, type JobPictures } from "./picture-fields";
import { SectionFields } from "./section-fields";
import type { SectionsState } from "./use-sections";

export interface JobFormProps {
  state: SectionsState;
  /** This screen's own texts for single fields, instead of the table's. */
  texts?: { [Name in JobFieldName]?: FieldTexts };
  /** The job's current pictures. */
  pictures?: JobPictures;
  /** Above the form, e.g. an offer to continue with a draft. */
  notice?: ReactNode;
  /** The last attempt's failure if no field shows it, or null. */
  failure: unknown;
  actions: ReactNode;
  onSubmit: () => void;
}

/** The layout of every job form: navigation and progress at the side, then errors, sections and buttons. */
export function JobForm({ state, texts = {}, pictures = {}, notice, failure, actions, onSubmit }: JobFormProps) {
  const t = useTranslations("requestForm");
  const nav = useNavSections(state);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8">
      <SectionNav sections={nav} onPick={({ section }) => state.open(section.id)} />
      <FormBody className="grid gap-4 lg:gap-5" onSubmit={onSubmit}>
        {notice}
        <ErrorSummary state={state} />
        <p className="text-muted-foreground">{t("requiredNote")}</p>
        {nav.map(({ section, id, number, title, mark }) => (
          <FormSectionCard
            key={id}
            id={id}
            number={number}
            title={title}
            text={t(`sectionTexts.${section.id}`)}
            mark={mark}
            isOpen={state.isOpen(section.id)}
            onToggle={() => state.toggle(section.id)}
          >
            <div className="grid gap-8">
              {section.fields.length > 0 ? <SectionFields form={state.form} section={section} texts={texts} /> : null}
              {section.hasPictures ? <PictureFields {...pictures} /> : null}
            </div>
          </FormSectionCard>
        ))}
        {failure === null ? null : <FormFailure error={failure} />}
        <div className="flex flex-col gap-3 pt-1 sm:flex-row-reverse sm:justify-start">{actions}</div>
      </FormBody>
    </div>
  );
}

function useNavSections({ form, sections }: SectionsState) {
  const t = useTranslations();
  const { control, formState } = useFormContext<JobFields>();
  const fields = useWatch({ control }) as JobFields;
  return sections.map((section, index): NavSection => {
    // A job that is edited was filled in by its employer.
    const complete = isComplete(form, section, fields, (name) => form === "edit" || name in formState.dirtyFields);
    const hasError = namesIn(section).some((name) => name in formState.errors);
    return {
      section,
      id: `section-${section.id}`,
      number: index + 1,
      title: t(section.title),
      mark: hasError ? "error" : complete ? "complete" : null,
    };
  });
}

interface NavSection extends Pick<FormSectionCardProps, "id" | "number" | "title" | "mark"> {
  section: FormSection;
}

interface SectionNavProps {
  sections: readonly NavSection[];
  onPick: (section: NavSection) => void;
}

/** The form's progress and, on wide screens, links to its sections. */
function SectionNav({ sections, onPick }: SectionNavProps) {
  const t = useTranslations("requestForm");
  const done = sections.filter(({ mark }) => mark === "complete").length;
  const total = sections.length;
  return (
    <aside className="grid gap-5 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
      <Progress
        label={t("progress", { done, total })}
        value={(done / total) * 100}
        valueText={t("percent", { percent: Math.round((done / total) * 100) })}
      />
      <nav aria-label={t("sectionsLabel")} className="hidden lg:block">
        <ol className="grid gap-1">
          {sections.map((section) => (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                className="hover:bg-muted flex min-h-12 items-center gap-3 rounded-lg px-2 py-1.5 font-semibold"
                onClick={() => onPick(section)}
              >
                <SectionMark number={section.number} mark={section.mark} />
                <span className="min-w-0 flex-1">{section.title}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </aside>
  );
}

/** All errors, at the top, each with a link to its field. */
function ErrorSummary({ state: { sections, reveal } }: { state: SectionsState }) {
  const t = useTranslations("requestForm");
  const text = useValidationText();
  const idOf = useFieldId();
  const { formState, getFieldState } = useFormContext<JobFields>();
  const names = inScreenOrder(sections, Object.keys(formState.errors));
  if (names.length === 0) return null;
  return (
    <section
      aria-label={t("summaryLabel")}
      className="border-destructive/40 bg-destructive-soft grid gap-1 rounded-xl border-2 p-4"
    >
      <h2 className="flex items-center gap-2.5 text-lg">
        <Icon name="circle-alert" className="text-destructive size-6 shrink-0" />
        {t("summary", { count: names.length })}
      </h2>
      <ul className="grid sm:grid-cols-2 sm:gap-x-4">
        {names.map((name) => (
          <li key={name}>
            <a
              href={`#${idOf(name)}`}
              className="text-destructive inline-flex min-h-12 items-center py-1 font-semibold underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault();
                reveal([name]);
                focusField(document.getElementById(idOf(name)));
              }}
            >
              {text(getFieldState(name, formState).error?.message)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
