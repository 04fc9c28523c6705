import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/core/utils";

export interface EmptyStateProps extends Omit<ComponentProps<"div">, "title"> {
  /** A drawing, shown large on a tinted disc. */
  icon?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  level?: 1 | 2 | 3;
}

/** Replaces an empty list: a picture, an explanation, an action. Also used for failures and refusals. */
export function EmptyState({ icon, title, text, action, level = 2, className, ...props }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      data-slot="empty-state"
      className={cn("mx-auto flex w-full max-w-md flex-col items-center gap-3 px-4 py-10 text-center", className)}
      {...props}
    >
      {icon ? (
        <div className="bg-primary-soft text-primary mb-1 flex size-24 items-center justify-center rounded-full [&_svg]:size-13">
          {icon}
        </div>
      ) : null}
      <Heading className="text-xl font-bold">{title}</Heading>
      {text ? <p className="text-muted-foreground text-base text-balance">{text}</p> : null}
      {action ? <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  );
}
