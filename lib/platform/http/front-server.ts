import { shared } from "@/lib/platform/shared-state";

// Between our server (server/) and the application.

/** A page that the server has sent: the path in its address without the query, and milliseconds until it was sent. */
export type AnsweredPage = {
  method: string;
  path: string;
  status: number;
  ms: number;
  requestId: string;
  traceparent: string | null;
};

/** The application's listener for pages that the server has sent. */
export const pageAnswered = shared<(page: AnsweredPage) => void>("pageAnswered");

/** When a page last failed because the database was unavailable, by performance.now(). */
export const databaseAwayAt = shared<number>("databaseAwayAt");

/** Whether the server is shutting down and will soon accept no new requests. */
export const draining = shared<boolean>("draining");
export const isDraining = (): boolean => draining.current === true;

type Ask = (task: object) => Promise<unknown>;
type Workers = { passwords?: Ask; pictures?: Ask };
const helpers = shared<Workers>("workers");

/** The server's thread for passwords and its process for pictures, as far as there are any. */
export const workers = (): Workers => (helpers.current ??= {});
