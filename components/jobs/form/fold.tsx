import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

interface FoldProps {
  label: ReactNode;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Choices of a form that unfold by a tap. */
export const Fold = ({ label, isOpen, onToggle, children }: FoldProps) => (
  <details open={isOpen} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)} className="group">
    <summary className="text-primary flex min-h-12 cursor-pointer items-center gap-2 font-semibold">
      <Icon name="chevron-down" className="size-6 shrink-0 group-open:rotate-180" />
      {label}
    </summary>
    <div className="grid gap-6 pt-2">{children}</div>
  </details>
);
