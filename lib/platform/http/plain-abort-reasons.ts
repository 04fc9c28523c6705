/**
 * Gives each error with which work is aborted a stack that is a finished text.
 *
 * Why: React ends each render by aborting its cache with an Error that nobody reads. V8 keeps the frames of such an error until
 * its stack is read; a frame holds the Immediate that it ran in, that one its neighbours, and before Node 24 each of them the
 * store of its request: request, response and document. The server grew by a tenth of a megabyte a page, until it died
 * (vercel/next.js #97434 and #97351, nodejs/node #66129).
 *
 * It may go when tests/long/growth.test.ts holds on the oldest Node that we support without it.
 */
export function plainAbortReasons(): void {
  const { abort } = AbortController.prototype;
  AbortController.prototype.abort = function (reason?: unknown) {
    if (reason instanceof Error) reason.stack = `${reason.name}: ${reason.message}`;
    abort.call(this, reason);
  };
}
