"use client";

import { useSyncExternalStore } from "react";

/** Whether the page is hydrated: false on the server and until its script runs. */
export const useHydrated = (): boolean => useSyncExternalStore(never, yes, no);

const never = () => () => undefined;
const yes = () => true;
const no = () => false;
