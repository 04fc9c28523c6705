"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { toNewLogin } from "@/components/shared/draft/to-new-login";
import { applyServerErrors } from "@/components/shared/form-errors";
import { useProblemText } from "@/components/shared/problem-text";
import { showToast } from "@/components/ui/toast";
import { ApiError } from "@/lib/http/api-fetch";
import { saveProfile } from "@/lib/profiles/client";
import type { WorkerProfile } from "@/lib/profiles/types";
import { isBlankRow, toProfileForm, type ProfileFields } from "./profile-fields";

// What is wrong with the picture itself; the server names no field for it.
const PICTURE_CODES = new Set(["too_large", "image_unreadable"]);

/**
 * Saves the form once, however often its button is pressed, and says how it went. A failure keeps everything typed.
 * @param onSaved gets what the server has now. @returns starts the saving.
 */
export function useSaveProfile(form: UseFormReturn<ProfileFields>, onSaved: (profile: WorkerProfile) => void) {
  const t = useTranslations("profile");
  const problemText = useProblemText();
  // Two clicks may come before React has drawn the disabled button.
  const isRunning = useRef(false);

  const send = async (fields: ProfileFields) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      const profile = await saveProfile(toProfileForm(fields));
      onSaved(profile);
      showToast({ variant: "success", title: t("saved"), description: t("savedText") });
    } catch (error) {
      if (toNewLogin(error)) return;
      applyServerErrors(form, error);
      if (error instanceof ApiError && PICTURE_CODES.has(error.code)) {
        form.setError("photo", { type: "server", message: error.detail });
      }
      showToast({ variant: "destructive", title: t("failed"), description: problemText(error) });
    } finally {
      isRunning.current = false;
    }
  };

  return () => {
    // A row that was added and left empty asks for nothing.
    form.setValue(
      "workHistory",
      form.getValues("workHistory").filter((row) => !isBlankRow(row)),
    );
    void form.handleSubmit(send, () => showToast({ variant: "destructive", title: t("check") }))();
  };
}
