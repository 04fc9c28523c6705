import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { ANSWER_HEADER } from "@/lib/platform/http/answer-header";

/** Read by components/shared/html/handed-html.ts, which runs in the same process. */
const HANDED_HTML = Symbol.for("kaamsetu.handedHtml");

const pieces = new Map<string, string[]>();
Reflect.set(globalThis, HANDED_HTML, pieces);

/**
 * Gives a document a place for its ready HTML. It is emptied when the answer closes, which a reader who breaks off does too:
 * what a page does afterwards is not run then.
 */
export function makeRoomForHtml(request: IncomingMessage, response: ServerResponse): void {
  const answer = randomUUID();
  // Overwrites what a stranger may have sent.
  request.headers[ANSWER_HEADER] = answer;
  pieces.set(answer, []);
  response.once("close", () => pieces.delete(answer));
}
