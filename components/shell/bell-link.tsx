"use client";

import type { ReactNode } from "react";
import { useCounts } from "./counts";

type Props = {
  href: string;
  className: string;
  /** The greatest number that is shown; it means that many or more. */
  most: number;
  /** Its name without news, and with `most`. */
  names: { none: string; most: string };
  children: ReactNode;
};

/** The link of the bell with its number. */
export function BellLink({ href, className, most, names, children }: Props) {
  const { unseen } = useCounts();
  const name = unseen > 0 ? names.most.replace(String(most), String(unseen)) : names.none;
  return (
    <a href={href} aria-label={name} className={className}>
      {children}
      {unseen > 0 ? (
        <span
          aria-hidden
          className="bg-destructive absolute end-0.5 top-0.5 min-w-5 rounded-full px-1 text-center text-sm leading-5 font-bold text-white"
        >
          {unseen < most ? unseen : `${most}+`}
        </span>
      ) : null}
    </a>
  );
}
