"use client";

import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { href } from "@/lib/routes";

/** Goes back one page, or home if the tab has no history. */
export function BackButton({ children }: { children: ReactNode }) {
  return (
    <Button
      variant="outline"
      onClick={() => (window.history.length > 1 ? window.history.back() : window.location.assign(href.home()))}
    >
      <ArrowLeft aria-hidden />
      {children}
    </Button>
  );
}
