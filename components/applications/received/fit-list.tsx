import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/utils";
import type { ReceivedApplication } from "@/lib/domains/applications/types";
import { useFitWords } from "./use-fit-words";

/** The job's wishes that an applicant meets and does not, by sign and word; nothing if nobody said anything. */
export function FitList({ application: { fit } }: { application: ReceivedApplication }) {
  const t = useTranslations("options.fitAspect");
  const words = useFitWords()(fit);
  if (fit === null || words === null) return null;
  const aspects = [
    ...fit.met.map((aspect) => [aspect, true] as const),
    ...fit.missing.map((aspect) => [aspect, false] as const),
  ];
  return (
    <section className="grid gap-1">
      <p className="font-semibold">{words}</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {aspects.map(([aspect, isMet]) => (
          <li key={aspect} className={cn("flex items-center gap-1", !isMet && "text-destructive line-through")}>
            <Icon name={isMet ? "check" : "x"} className={cn("size-5 shrink-0", isMet && "text-success")} />
            {t(aspect)}
          </li>
        ))}
      </ul>
    </section>
  );
}
