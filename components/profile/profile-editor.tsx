"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { draftKey } from "@/components/shared/draft/draft-storage";
import { LiveForm } from "@/components/ui/live-form";
import { Button } from "@/components/ui/button";
import type { WorkerProfile } from "@/lib/profiles/types";
import { CompletenessCard } from "./completeness-card";
import { toProfileFields, type ProfileFields } from "./profile-fields";
import { profileResolver } from "./profile-resolver";
import { RestoredNote } from "./restored-note";
import { AboutSection } from "./sections/about-section";
import { BioSection } from "./sections/bio-section";
import { HistorySection } from "./sections/history-section";
import { LanguagesSection } from "./sections/languages-section";
import { SkillsSection } from "./sections/skills-section";
import { WishSection } from "./sections/wish-section";
import { useProfileDraft } from "./use-profile-draft";
import { useSaveProfile } from "./use-save-profile";

/** The worker's profile: how complete it is, and the form. */
export function ProfileEditor({ userId, initial }: { userId: string; initial: WorkerProfile }) {
  const t = useTranslations("profile");
  const [saved, setSaved] = useState(initial);
  const form = useForm<ProfileFields>({
    defaultValues: toProfileFields(initial),
    resolver: profileResolver,
    shouldFocusError: false,
  });
  const draft = useProfileDraft(draftKey(userId, "profile"), userId, form, toProfileFields(saved));
  const save = useSaveProfile(form, (profile) => {
    draft.settle(toProfileFields(profile));
    setSaved(profile);
  });
  const element = useFocusOnFault(form.formState.submitCount);
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-8">
      <CompletenessCard profile={saved} />
      <FormProvider {...form}>
        <LiveForm
          ref={element}
          className="grid grid-cols-1 gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          {draft.isRestored ? (
            <RestoredNote form="profile" onDiscard={() => draft.settle(toProfileFields(saved))} />
          ) : null}
          <AboutSection photo={saved.photo} isPhotoLost={draft.isPhotoLost} />
          <WishSection />
          <LanguagesSection />
          <SkillsSection />
          <BioSection />
          <HistorySection />
          <Button
            type="submit"
            className="sm:justify-self-start sm:px-10"
            pending={form.formState.isSubmitting}
            pendingLabel={t("saving")}
          >
            {t("save")}
          </Button>
        </LiveForm>
      </FormProvider>
    </div>
  );
}

/** Takes the person to the first field that is marked after a try to save. */
function useFocusOnFault(tries: number) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = tries === 0 ? null : element.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    field?.focus({ preventScroll: true });
    // In the middle: label and error belong to the field and must be seen with it.
    field?.scrollIntoView({ block: "center" });
  }, [tries]);
  return element;
}
