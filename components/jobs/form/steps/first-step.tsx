import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { useFormField } from "@/components/form/fields/use-form-field";
import { CategoryTile } from "@/components/shared/pictograms/pictogram";
import { choiceCardClasses } from "@/components/ui/choice-card";
import { RadioGroup } from "@/components/ui/radio-group";
import { cn } from "@/lib/core/utils";
import { DOMESTIC_CATEGORIES, TRADES_CATEGORIES, type Category } from "@/lib/domains/jobs/options";
import type { ControlProps } from "../controls/control-props";
import { LineControl, TasksControl } from "../controls/plain-controls";
import { JobField, type AnyControl } from "../job-field";
import type { JobFields } from "../job-fields";
import { FIRST_FIELDS } from "./step-list";

// The control of each, which the compiler cannot follow once the name is a variable.
const CONTROLS: Record<(typeof FIRST_FIELDS)[number], unknown> = {
  category: CategoryTiles,
  title: TitleControl,
  tasks: TasksControl,
};

/** The kind of work, its title and its duties: all that the page loads before the first touch. */
export const FirstStep = () => (
  <div className="grid gap-5">
    {FIRST_FIELDS.map((name) => (
      <JobField key={name} form="create" name={name} control={CONTROLS[name] as AnyControl} />
    ))}
  </div>
);

/** The title, once the kind of work has filled it in. */
function TitleControl(props: ControlProps<"title">) {
  const { watch } = useFormContext<JobFields>();
  const [category, title] = watch(["category", "title"]);
  return category === "" && title === "" ? null : <LineControl {...props} />;
}

/** All kinds of work as pictures, in their groups. */
function CategoryTiles({ name, label, required }: ControlProps<"category">) {
  const t = useTranslations("options");
  const { id, value, error, registration } = useFormField(name);
  const tiles = (categories: readonly Category[]) => (
    <div className="grid grid-cols-3 gap-2 sm:grid-cols-5">
      {categories.map((category) => (
        <label
          key={category}
          className={cn(
            choiceCardClasses,
            "relative flex-col gap-1 px-0 py-1.5 text-center text-sm leading-tight font-medium",
          )}
        >
          <CategoryTile category={category} size="sm" />
          <span className="w-full [overflow-wrap:anywhere] hyphens-auto">{t(`category.${category}`)}</span>
          <input type="radio" className="sr-only" {...registration} value={category} checked={value === category} />
        </label>
      ))}
    </div>
  );
  return (
    <RadioGroup id={id} legend={label} error={error} required={required}>
      {tiles(DOMESTIC_CATEGORIES)}
      <p className="text-muted-foreground mt-2 font-semibold">{t("categoryGroup.trades")}</p>
      {tiles(TRADES_CATEGORIES)}
    </RadioGroup>
  );
}
