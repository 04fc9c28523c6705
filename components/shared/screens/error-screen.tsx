"use client";

import { CircleAlert } from "lucide-react";
import { Button } from "@/components/ui/button";
import { ApiError } from "@/lib/http/api-fetch";
import { href } from "@/lib/routes";
import { useShellTexts } from "../shell-texts";
import { MessageScreen } from "./message-screen";

/** 'Something went wrong', with the server's sentence if there is one, never with internals, and a way out. */
export function ErrorScreen({ error }: { error: Error & { digest?: string } }) {
  const texts = useShellTexts().shell.error;
  return (
    <main id="main">
      <MessageScreen
        icon={<CircleAlert aria-hidden strokeWidth={1.5} />}
        title={texts.title}
        text={
          <>
            {(error instanceof ApiError && error.detail) || texts.text}
            {error.digest ? (
              <span className="mt-2 block">{texts.reference.replace("{digest}", error.digest)}</span>
            ) : null}
          </>
        }
        // A full load: it discards whatever state broke in the browser.
        action={<Button onClick={() => window.location.assign(href.home())}>{texts.tryAgain}</Button>}
      />
    </main>
  );
}
