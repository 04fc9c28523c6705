import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { ApiError } from "@/lib/platform/http/api-error";
import { useProblemText } from "./problem-text";

/**
 * The reason a long form was not sent, beside its button, where it stays after the toast is gone. If the session has
 * ended, reloading this address asks for a new login and restores the input.
 */
export function FormFailure({ error }: { error: unknown }) {
  const t = useTranslations("formFailure");
  const problemText = useProblemText();
  const isSignedOut = error instanceof ApiError && error.status === 401;
  return (
    <div
      role="alert"
      className="border-destructive/40 bg-destructive-soft flex items-start gap-3 rounded-xl border-2 p-4"
    >
      <Icon name="circle-alert" className="text-destructive mt-0.5 size-6 shrink-0" />
      <div className="grid min-w-0 justify-items-start gap-2">
        <p className="font-bold">{isSignedOut ? t("signedOut") : problemText(error)}</p>
        <p>{isSignedOut ? t("signedOutText") : t("kept")}</p>
        {isSignedOut ? (
          <Button variant="outline" onClick={() => window.location.reload()}>
            <Icon name="log-in" />
            {t("login")}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
