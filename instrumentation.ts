import type { Instrumentation } from "next";

const WARM_AFTER_MS = 500;

/** Runs once when the server starts. */
export async function register(): Promise<void> {
  // Next also compiles this file for the edge runtime, which must not load the settings.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    (await import("@/lib/platform/http/plain-abort-reasons")).plainAbortReasons();
    const { checkStart, watchPages } = await import("@/lib/platform/boot");
    const { routeOf } = await import("@/lib/access/screens/route-of");
    const { requireNoPublishedPasswords } = await import("@/lib/domains/users/published-service");
    // By name and not from the settings: the build writes it here (next.config.ts).
    await checkStart((process.env.KNOWN_MIGRATIONS ?? "").split(","), requireNoPublishedPasswords);
    watchPages(routeOf);
    (await import("@/lib/domains/tidy/night-service")).watchNights();
    (await import("@/lib/domains/tidy/reminder-service")).watchInterviews();
    (await import("@/lib/domains/tidy/search-service")).watchSearches();
    (await import("@/lib/domains/delivery/loop-service")).watchDeliveries();
    // Once the server listens: the first search needs the names of all places.
    const { warmPlaces } = await import("@/lib/language/places/find");
    setTimeout(() => void warmPlaces(), WARM_AFTER_MS).unref();
  }
}

/** Logs errors thrown by a page or the middleware; API handlers log their own (lib/access/route.ts). */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME === "nodejs")
    (await import("@/lib/platform/http/page-error")).logPageError(error, request, context);
};
