import { Icon, type IconName } from "@/components/ui/icon";
import { cn } from "@/lib/core/utils";
import "./joy.css";

/** A sign that pops once, for good news. The words beside it say what it means. */
export const Joy = ({ icon = "circle-check", className }: { icon?: IconName; className?: string }) => (
  <div aria-hidden className={cn("joy", className)}>
    <Icon name={icon} className="size-14" />
  </div>
);
