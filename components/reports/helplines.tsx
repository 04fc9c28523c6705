import { Icon } from "@/components/ui/icon";
import { buttonVariants } from "@/components/ui/button-variants";
import { HELPLINES } from "@/lib/domains/trust/report-options";
import { cn } from "@/lib/core/utils";

type Who = (typeof HELPLINES)[number]["who"];
type Props = { title: string; labels: Record<Who, string>; className?: string };

/** Whom to call in danger: one tap each. */
export const Helplines = ({ title, labels, className }: Props) => (
  <section aria-label={title} className={cn("bg-destructive-soft grid gap-3 rounded-xl p-4", className)}>
    <p className="flex items-start gap-2 font-bold">
      <Icon name="shield-alert" className="mt-0.5 size-6 shrink-0" />
      {title}
    </p>
    <ul className="grid gap-2 sm:grid-cols-3">
      {HELPLINES.map(({ who, phone }) => (
        <li key={who}>
          <a
            href={`tel:${phone}`}
            className={buttonVariants({ variant: "outline", className: "w-full justify-start text-start" })}
          >
            <Icon name="phone" className="size-6 shrink-0" />
            <span className="min-w-0 flex-1">
              <b dir="ltr">{phone}</b> {labels[who]}
            </span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);
