"use client";

import { CircleAlert } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useEffect, useRef, type ReactNode } from "react";

type Props = { title: string; children?: ReactNode; isScrolledTo?: boolean };

/** A failure of the form as a whole, announced at once and, with `isScrolledTo`, scrolled into view. */
export function FormAlert({ title, children, isScrolledTo = false }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isScrolledTo) box.current?.scrollIntoView({ block: "center" });
  }, [isScrolledTo]);
  return (
    <div
      ref={box}
      role="alert"
      className="border-destructive/40 bg-destructive-soft flex items-start gap-3 rounded-xl border p-4"
    >
      <StillIcon icon={CircleAlert} className="text-destructive mt-0.5 size-6 shrink-0" />
      <div className="grid min-w-0 gap-2">
        <p className="font-bold">{title}</p>
        {children}
      </div>
    </div>
  );
}
