"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { toNewLogin } from "@/components/shared/draft/to-new-login";
import { applyServerErrors } from "@/components/shared/form-errors";
import { isPictureProblem } from "@/components/shared/picture-check";
import { useProblemText } from "@/components/shared/problem-text";
import { showToast } from "@/components/ui/toast";
import { ApiError } from "@/lib/http/api-fetch";
import { saveCompany } from "@/lib/profiles/client";
import type { EmployerProfile } from "@/lib/profiles/types";
import { toCompanyForm, type CompanyFields } from "./company-fields";

/**
 * Saves the form once, however often its button is pressed, and says how it went. A failure keeps everything typed.
 * @param onSaved gets what the server has now.
 * @returns how to start, and why the last try failed where no field is to blame.
 */
export function useSaveCompany(form: UseFormReturn<CompanyFields>, onSaved: (profile: EmployerProfile) => void) {
  const t = useTranslations("companyProfile");
  const problemText = useProblemText();
  // Two clicks may come before React has drawn the disabled button.
  const isRunning = useRef(false);
  const [failure, setFailure] = useState<unknown>(null);

  const send = async (fields: CompanyFields) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setFailure(null);
    try {
      const profile = await saveCompany(toCompanyForm(fields));
      onSaved(profile);
      showToast({ variant: "success", title: t("saved"), description: t("savedText") });
    } catch (error) {
      if (toNewLogin(error)) return;
      const isPicture = error instanceof ApiError && isPictureProblem(error.code);
      if (isPicture) form.setError("companyLogo", { type: "server", message: error.detail });
      const hasField = applyServerErrors(form, error) || isPicture;
      if (!hasField) setFailure(error);
      showToast({ variant: "destructive", title: t("failed"), description: problemText(error) });
    } finally {
      isRunning.current = false;
    }
  };

  const save = () => void form.handleSubmit(send, () => showToast({ variant: "destructive", title: t("check") }))();
  return { save, failure };
}
