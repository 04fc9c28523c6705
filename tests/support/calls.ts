import { AsyncLocalStorage } from "node:async_hooks";

/** The call being answered: its browser's cookies, and its headers. */
type Call = { jar: Map<string, string>; headers: Headers };

/** Calls of several browsers run concurrently: each finds its own through its own chain of awaits. */
export const calls = new AsyncLocalStorage<Call>();
