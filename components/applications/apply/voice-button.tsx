import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/icon";
import { cn } from "@/lib/core/utils";

export interface VoiceButtonProps extends Omit<ComponentProps<"button">, "type" | "className"> {
  icon: IconName;
  label: string;
  /** Below the label. */
  text: ReactNode;
  isRecording?: boolean;
}

/** A button as wide as the form, with a large round picture: the microphone, and what follows from it. */
export const VoiceButton = ({ icon, label, text, isRecording = false, ...props }: VoiceButtonProps) => (
  <button
    type="button"
    className="hover:bg-muted -mx-2 flex min-h-16 w-[calc(100%+1rem)] items-center gap-3 rounded-lg px-2 py-1.5 text-start leading-snug"
    {...props}
  >
    <span
      aria-hidden
      className={cn(
        "flex size-14 shrink-0 items-center justify-center rounded-full",
        isRecording
          ? "bg-destructive text-destructive-foreground motion-safe:animate-pulse"
          : "bg-primary text-primary-foreground",
      )}
    >
      <Icon name={icon} className="size-7" />
    </span>
    <span className="min-w-0 flex-1">
      <span className="block font-semibold">{label}</span>
      <span className="text-muted-foreground block">{text}</span>
    </span>
  </button>
);
