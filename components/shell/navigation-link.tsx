"use client";

import { useSelectedLayoutSegments } from "next/navigation";
import type { ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import { isCurrentEntry } from "./current-entry";

type Props = { href: string; segments: string; className: string; children: ReactNode };

/**
 * A link of the navigation, marked on its own page. Uses the layout's segments instead of the address: behind the
 * middleware's rewrite the server renders another path than the browser shows.
 */
export function NavigationLink({ segments, ...props }: Props) {
  const isCurrent = isCurrentEntry(segments, useSelectedLayoutSegments());
  return <AppLink aria-current={isCurrent ? "page" : undefined} {...props} />;
}
