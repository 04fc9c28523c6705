"use client";

import type { ReactNode } from "react";
import { href } from "@/lib/access/routes";

/** Goes back one page, or home if the tab has no history. @param look its classes. */
export const BackButton = ({ look, children }: { look: string; children: ReactNode }) => (
  <button
    type="button"
    className={look}
    onClick={() => (window.history.length > 1 ? window.history.back() : window.location.assign(href.home()))}
  >
    {children}
  </button>
);
