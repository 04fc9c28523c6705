import { createContext, use } from "react";

/** The numbers in the shell: notifications that the user has not seen, and what waits behind an entry of the navigation. */
export type Counts = { unseen: number; waiting: number };

export const CountsContext = createContext<Counts>({ unseen: 0, waiting: 0 });

/** The numbers as they are now. */
export const useCounts = (): Counts => use(CountsContext);
