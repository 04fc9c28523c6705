import "server-only";
import { observe } from "@/lib/platform/observing/observe";
import type { Observed } from "@/lib/platform/observing/traces";
import { logError } from "./log";

/** Records an answered request (observe.ts); a collector that takes no traces is in the log. */
export const observeRequest = (request: Omit<Observed, "route">, routeOf: () => string): void =>
  observe(request, routeOf, (error) => logError("traces_not_sent", error));
