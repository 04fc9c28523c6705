import { createContext, useContext } from "react";

/** Tells the list around it that one of its applications has changed. */
export const ListChange = createContext<() => void>(() => undefined);

export const useListChange = (): (() => void) => useContext(ListChange);
