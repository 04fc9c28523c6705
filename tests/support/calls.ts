import { AsyncLocalStorage } from "node:async_hooks";

/** The call that is being answered: the cookies of its browser, and its headers. */
type Call = { jar: Map<string, string>; headers: Headers };

/** Calls of several browsers run at once: each finds its own through its own chain of awaits. */
export const calls = new AsyncLocalStorage<Call>();
