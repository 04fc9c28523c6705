"use client";

import { useTranslations } from "next-intl";
import { RestoredNote } from "@/components/form/draft/restored-note";
import { Form, SubmitButton } from "@/components/form/form-body";
import { fieldId } from "@/components/form/form-scope";
import { useCheckedForm } from "@/components/form/use-rules";
import { Card, CardTitle } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { Progress } from "@/components/ui/progress";
import { saveProfile } from "@/lib/domains/profiles/client";
import type { ProfilePart } from "@/lib/domains/profiles/options";
import { completenessOf } from "@/lib/domains/profiles/policy";
import type { WorkerProfile } from "@/lib/domains/profiles/types";
import {
  isBlankRow,
  PROFILE_FORM,
  toProfileFields,
  toProfileForm,
  type ProfileFields,
  PROFILE_DRAFT,
} from "./profile-fields";
import {
  AboutSection,
  AnswersSection,
  BioSection,
  LanguagesSection,
  SkillsSection,
  WishSection,
} from "./profile-sections";
import { HistorySection } from "./history-section";
import { useProfileEditor } from "./use-profile-editor";

/** The worker's profile: how complete it is, and the form. */
export function ProfileEditor({ userId, initial }: { userId: string; initial: WorkerProfile }) {
  const t = useTranslations("profile");
  const form = useCheckedForm<ProfileFields>(
    () => import("./profile-rules").then(({ profileRules }) => profileRules),
    { defaultValues: toProfileFields(initial) },
    "raw",
  );
  const { saved, submit, isSaving, isRestored, isPictureLost, discard } = useProfileEditor(form, {
    initial,
    toFields: toProfileFields,
    send: (fields) => saveProfile(toProfileForm(fields)),
    draft: { kind: PROFILE_DRAFT, userId, name: "profile" },
    pictures: ({ photo }) => [["photo", photo]],
    texts: "profile",
  });
  const save = () => {
    // A row that was added but left empty is not validated.
    form.setValue(
      "workHistory",
      form.getValues("workHistory").filter((row) => !isBlankRow(row)),
    );
    void submit();
  };
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-8">
      <CompletenessCard profile={saved} />
      <Form form={form} name={PROFILE_FORM} className="grid grid-cols-1 gap-5" onSubmit={save}>
        {isRestored ? <RestoredNote text={t("draft.text")} discard={t("draft.discard")} onDiscard={discard} /> : null}
        <AboutSection photo={saved.photo} isPhotoLost={isPictureLost} />
        <WishSection />
        <LanguagesSection />
        <SkillsSection />
        <BioSection />
        <HistorySection />
        <AnswersSection />
        <SubmitButton className="sm:px-10" pending={isSaving} pendingLabel={t("saving")}>
          {t("save")}
        </SubmitButton>
      </Form>
    </div>
  );
}

/** People read about this many suggestions and skip a longer list. */
const SHOWN = 3;

/** How complete the saved profile is, and which parts to add next and why, each with a link to its field. */
function CompletenessCard({ profile }: { profile: WorkerProfile }) {
  const t = useTranslations("profile.completeness");
  const { percent, missing } = completenessOf(profile);
  const rest = missing.slice(SHOWN);
  return (
    <Card asChild className="lg:sticky lg:top-24">
      <section aria-labelledby="completeness-heading">
        <CardTitle id="completeness-heading">{t("heading")}</CardTitle>
        <Progress label={t("label")} value={percent} valueText={t("percent", { percent })} />
        {missing.length === 0 ? (
          <p className="text-success flex gap-2 font-semibold">
            <Icon name="circle-check" className="mt-0.5 size-5 shrink-0" />
            {t("done")}
          </p>
        ) : (
          <div className="grid gap-1">
            <h3 className="text-base">{t("missing")}</h3>
            <MissingParts parts={missing.slice(0, SHOWN)} />
            {rest.length === 0 ? null : (
              <details className="group">
                <summary className="text-primary flex min-h-12 items-center gap-2 rounded-lg font-semibold [&::-webkit-details-marker]:hidden">
                  <Icon name="chevron-down" className="size-5 shrink-0 group-open:rotate-180" />
                  {t("more", { count: rest.length })}
                </summary>
                <MissingParts parts={rest} />
              </details>
            )}
          </div>
        )}
      </section>
    </Card>
  );
}

function MissingParts({ parts }: { parts: ProfilePart[] }) {
  const t = useTranslations("profile");
  return (
    <ul className="grid gap-2">
      {parts.map((part) => (
        <li key={part}>
          <a
            href={`#${fieldId(PROFILE_FORM, part)}`}
            className="hover:bg-muted flex min-h-12 items-start gap-2.5 rounded-lg py-1.5"
          >
            <Icon name="circle-plus" className="text-primary mt-0.5 size-5 shrink-0" />
            <span className="min-w-0">
              <span className="text-primary block font-semibold underline underline-offset-4">{t(`part.${part}`)}</span>
              <span className="block">{t(`reason.${part}`)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
