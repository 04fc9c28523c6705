"use client";

import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { RestoredNote } from "@/components/form/draft/restored-note";
import { FormBody } from "@/components/form/form-body";
import { FormScope } from "@/components/form/form-scope";
import { Button } from "@/components/ui/button";
import { saveProfile } from "@/lib/domains/profiles/client";
import type { WorkerProfile } from "@/lib/domains/profiles/types";
import { CompletenessCard } from "./completeness-card";
import { isBlankRow, PROFILE_FORM, toProfileFields, toProfileForm, type ProfileFields } from "./profile-fields";
import { PROFILE_DRAFT, profileResolver } from "./profile-form";
import { AboutSection } from "./sections/about-section";
import { AnswersSection } from "./sections/answers-section";
import { BioSection } from "./sections/bio-section";
import { HistorySection } from "./sections/history-section";
import { LanguagesSection } from "./sections/languages-section";
import { SkillsSection } from "./sections/skills-section";
import { WishSection } from "./sections/wish-section";
import { useProfileEditor } from "./use-profile-editor";

/** The worker's profile: how complete it is, and the form. */
export function ProfileEditor({ userId, initial }: { userId: string; initial: WorkerProfile }) {
  const t = useTranslations("profile");
  const form = useForm<ProfileFields>({
    defaultValues: toProfileFields(initial),
    resolver: profileResolver,
    shouldFocusError: false,
  });
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
      <FormScope form={form} name={PROFILE_FORM}>
        <FormBody className="grid grid-cols-1 gap-5" onSubmit={save}>
          {isRestored ? <RestoredNote text={t("draft.text")} discard={t("draft.discard")} onDiscard={discard} /> : null}
          <AboutSection photo={saved.photo} isPhotoLost={isPictureLost} />
          <WishSection />
          <LanguagesSection />
          <SkillsSection />
          <BioSection />
          <HistorySection />
          <AnswersSection />
          <Button
            type="submit"
            className="sm:justify-self-start sm:px-10"
            pending={isSaving}
            pendingLabel={t("saving")}
          >
            {t("save")}
          </Button>
        </FormBody>
      </FormScope>
    </div>
  );
}
