"use client";

import { CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ApiError } from "@/lib/http/api-fetch";
import { href } from "@/lib/routes";
import { MessageScreen } from "./message-screen";

/** 'Something went wrong', with the server's sentence if there is one, never with internals, and a way out. */
export function ErrorScreen({ error }: { error: Error & { digest?: string } }) {
  const t = useTranslations("shell.error");
  return (
    <main id="main">
      <MessageScreen
        icon={<CircleAlert aria-hidden strokeWidth={1.5} />}
        title={t("title")}
        text={
          <>
            {(error instanceof ApiError && error.detail) || t("text")}
            {error.digest ? <span className="mt-2 block">{t("reference", { digest: error.digest })}</span> : null}
          </>
        }
        // A full load: it discards whatever state broke in the browser.
        action={<Button onClick={() => window.location.assign(href.home())}>{t("tryAgain")}</Button>}
      />
    </main>
  );
}
