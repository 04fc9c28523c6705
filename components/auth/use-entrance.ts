"use client";

import { useState } from "react";
import type { User } from "@/lib/users/types";
import { landingPath } from "./landing-path";
import { forgetTyped } from "./typed-fields";

/** Leads in after a login. `isEntering` stays true until the next page has come, so that nothing is pressed twice. */
export function useEntrance(): { isEntering: boolean; enter: (user: User) => void } {
  const [isEntering, setEntering] = useState(false);
  const enter = (user: User) => {
    setEntering(true);
    forgetTyped();
    const { pathname, search } = window.location;
    // A full load, and without a trace of the login in the history: "back" should not lead to it.
    window.location.replace(landingPath(`${pathname}${search}`, user.role));
  };
  return { isEntering, enter };
}
