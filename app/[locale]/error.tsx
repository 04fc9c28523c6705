"use client";

import { useEffect } from "react";
import { useShellTexts } from "@/components/shared/shell-texts";

/** By hand: the table of addresses would be in the script of every page. A full load discards whatever broke. */
const goHome = () => {
  window.location.href = window.location.origin;
};

/** Shown in place of a page that failed. */
export default function ErrorPage({ error }: { error: Error & { digest?: string } }) {
  useEffect(() => console.error(error), [error]);
  return <ErrorScreen error={error} />;
}

const messageOf = (error: Error & { digest?: string }): string => {
  if ("detail" in error && typeof error.detail === "string") return error.detail;
  return error.digest ? "" : error.message;
};

/**
 * 'Something went wrong', with the error's own message, and a way out. One of the server has only its sentence for people, if
 * any, and a digest: its internals stay there. Plain elements:
 * every page loads it beforehand, so that it is there when nothing else is, and so without the table of addresses.
 */
function ErrorScreen({ error }: { error: Error & { digest?: string } }) {
  const texts = useShellTexts().shell.error;
  return (
    <main id="main" className="page page-fade">
      <div className="border-border bg-card shadow-card mx-auto mt-2 grid max-w-xl justify-items-center gap-3 rounded-xl border px-8 py-14 text-center md:mt-10">
        <span
          aria-hidden
          className="bg-primary-soft text-primary mb-1 grid size-24 place-content-center rounded-full text-5xl"
        >
          !
        </span>
        <h1 className="text-xl font-bold">{texts.title}</h1>
        <p className="text-muted-foreground text-balance">
          {messageOf(error) || texts.text}
          {error.digest ? (
            <span className="mt-2 block">{texts.reference.replace("{digest}", error.digest)}</span>
          ) : null}
        </p>
        {/* A full load: it discards whatever state broke in the browser. */}
        <button
          type="button"
          className="bg-primary text-primary-foreground hover:bg-primary-hover mt-2 min-h-12 rounded-lg px-5 font-semibold"
          onClick={goHome}
        >
          {texts.tryAgain}
        </button>
      </div>
    </main>
  );
}
