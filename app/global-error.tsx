"use client";

import { useEffect } from "react";
import { PRODUCT } from "@/lib/core/product";
import "./globals.css";

// The document itself failed, and the catalogues with it: the two most common languages are hard-coded here.
const TEXTS = [
  { lang: "hi", title: "कुछ गड़बड़ हो गई", text: "अचानक कोई दिक्कत आ गई", action: "फिर कोशिश करें" },
  { lang: "en", title: "Something went wrong", text: "An unexpected error occurred", action: "Try again" },
] as const;

/** By hand: the table of addresses would be in the script of every page. A full load discards whatever broke. */
const goHome = () => {
  window.location.href = window.location.origin;
};

/** The last resort: the document if even the layout could not be rendered. Every page loads it: without the table of addresses. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  useEffect(() => console.error(error), [error]);
  return (
    <html lang="hi">
      <body>
        <title>{PRODUCT}</title>
        <main className="page grid gap-10 text-center">
          {TEXTS.map(({ lang, title, text, action }) => (
            <section key={lang} lang={lang} className="grid justify-items-center gap-3">
              <h1 className="text-xl font-bold">{title}</h1>
              <p>{text}</p>
              <button
                type="button"
                className="bg-primary text-primary-foreground min-h-12 rounded-lg px-5 font-semibold"
                onClick={goHome}
              >
                {action}
              </button>
            </section>
          ))}
          {error.digest ? <p className="text-muted-foreground">{error.digest}</p> : null}
        </main>
      </body>
    </html>
  );
}
