/** On errors that are in the log: pages' errors come by several ways. */
const MARK = "isLogged";

/** Whether an error is in the log. */
export const isLogged = (error: object): boolean => Reflect.get(error, MARK) === true;

/** Remembers that an error is in the log, so that the server does not log it as well (server/console.ts). */
export const markLogged = (error: object): boolean => Reflect.set(error, MARK, true);
