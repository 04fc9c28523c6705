import { useTranslations } from "next-intl";
import { useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { DraftKind } from "@/components/form/draft/draft-entries";
import { useDraft } from "@/components/form/draft/use-draft";
import { useSubmit, type SubmitOptions } from "@/components/form/use-submit";
import { showToast } from "@/components/ui/toast";

export type ProfileEditorOptions<Profile, Fields extends FieldValues> = {
  initial: Profile;
  toFields: (profile: Profile) => Fields;
  send: (fields: Fields) => Promise<Profile>;
  draft: { kind: DraftKind<Fields>; userId: string; name: string };
  pictures: SubmitOptions<Fields, Fields, Profile>["pictures"];
  /** The catalogues' namespace of the form's texts. */
  texts: "profile" | "companyProfile";
};

/**
 * A profile's form, which stays open after saving: the last saved values, the draft of unsaved ones, and the submit.
 */
export function useProfileEditor<Profile, Fields extends FieldValues>(
  form: UseFormReturn<Fields, unknown, Fields>,
  { initial, toFields, send, draft, pictures, texts }: ProfileEditorOptions<Profile, Fields>,
) {
  const t = useTranslations(texts);
  const [saved, setSaved] = useState(initial);
  const { settle, isRestored, isPictureLost } = useDraft(form, { ...draft, saved: toFields(saved), mode: "restored" });
  const { submit, pending, unplaced } = useSubmit({
    form,
    send,
    onSuccess: (profile) => {
      settle(toFields(profile));
      setSaved(profile);
      showToast({ variant: "success", title: t("saved"), description: t("savedText") });
    },
    invalid: t("check"),
    failed: t("failed"),
    pictures,
  });
  return {
    saved,
    submit,
    isSaving: pending !== null,
    unplaced,
    isRestored,
    isPictureLost,
    /** Discards unsaved changes. */
    discard: () => settle(toFields(saved)),
  };
}
