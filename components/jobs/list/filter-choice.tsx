import { useTranslations } from "next-intl";
import { cn } from "@/lib/utils";

export interface FilterChoiceProps {
  /** The filter's name in the address. */
  name: string;
  legend: string;
  current: string | null;
  options: readonly { value: string; label: string }[];
}

/** One filter: "any", or one of a few values, as pills side by side. */
export function FilterChoice({ name, legend, current, options }: FilterChoiceProps) {
  const t = useTranslations("jobs.filters");
  return (
    <fieldset className="grid min-w-0">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {[{ value: "", label: t("any") }, ...options].map(({ value, label }) => (
          <label
            key={value}
            className={cn(
              "border-border bg-card hover:border-input relative flex min-h-12 items-center rounded-full border-2 px-4",
              "has-checked:border-primary has-checked:bg-primary-soft has-checked:font-semibold",
              "has-focus-visible:outline-ring has-focus-visible:outline-3 has-focus-visible:outline-offset-2",
              "forced-colors:has-checked:outline-2",
            )}
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === (current ?? "")}
              // Over the whole pill, which is then what a finger or a test presses.
              className="absolute inset-0 cursor-pointer rounded-full opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
