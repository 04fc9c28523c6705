import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { TypedText } from "@/components/shared/translation/typed-text";
import type { Fact } from "../card/job-facts";

/** Facts with a large picture each, their names in words. */
export function FactTiles({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      {facts.map(({ name, pictogram, label, value }) => (
        <div key={name} className="relative min-h-12 ps-15">
          <dt className="text-muted-foreground">
            <span className="tile tile-leaf absolute start-0 top-0 flex size-12 items-center justify-center rounded-lg">
              <Pictogram name={pictogram} />
            </span>
            {label}
          </dt>
          <dd dir="auto" className="font-semibold wrap-anywhere">
            {name === "workingDays" ? <TypedText text={value} /> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
