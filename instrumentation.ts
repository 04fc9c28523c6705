import type { Instrumentation } from "next";

/** Runs once when the server starts. */
export async function register(): Promise<void> {
  // Next compiles this file for the edge too, where the settings' module must not be.
  if (process.env.NEXT_RUNTIME === "nodejs") await (await import("@/lib/boot")).checkStart();
}

/** Logs what a page or the middleware threw; handlers of the interface answer for themselves (lib/http/route.ts). */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME === "nodejs")
    (await import("@/lib/http/page-error")).logPageError(error, request, context);
};
