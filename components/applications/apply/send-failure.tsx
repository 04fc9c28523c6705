"use client";

import { useTranslations } from "next-intl";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { ApiError } from "@/lib/http/api-fetch";
import { FormAlert } from "./form-alert";

/** Why the application was not sent. With the session over, the same address asks for a new login. */
export function SendFailure({ failure }: { failure: unknown }) {
  const t = useTranslations("apply");
  const problemText = useProblemText();
  const isSignedOut = failure instanceof ApiError && failure.status === 401;
  return (
    <FormAlert isScrolledTo title={t("failed")}>
      <p>{problemText(failure)}</p>
      {isSignedOut ? (
        <>
          <p>{t("kept")}</p>
          <Button variant="secondary" className="w-fit" onClick={() => window.location.reload()}>
            {t("loginAgain")}
          </Button>
        </>
      ) : null}
    </FormAlert>
  );
}
