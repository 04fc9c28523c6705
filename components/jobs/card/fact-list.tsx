import { Pictogram } from "@/components/shared/pictograms/pictogram";
import type { Fact } from "./job-facts";

/** Facts as lines of a card. Their names are pictures; screen readers hear them as words. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-1.5">
      {facts.map(({ name, pictogram, label, value }) => (
        <div key={name} className="flex items-start gap-2.5">
          <dt className="text-primary">
            <Pictogram name={pictogram} bold className="size-6" />
            <span className="sr-only">{label}</span>
          </dt>
          <dd dir="auto" className="min-w-0 flex-1 wrap-anywhere">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
