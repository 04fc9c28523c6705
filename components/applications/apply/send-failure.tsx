"use client";

import { useTranslations } from "next-intl";
import { useProblemText } from "@/components/shared/problem-text";
import { FormAlert } from "./form-alert";

/** Why the application was not sent. */
export function SendFailure({ failure }: { failure: unknown }) {
  const t = useTranslations("apply");
  const problemText = useProblemText();
  return (
    <FormAlert isScrolledTo title={t("failed")}>
      <p>{problemText(failure)}</p>
    </FormAlert>
  );
}
