"use client";

import { AppLink } from "@/components/shared/app-link";

type Option = readonly [value: string, label: string];

/** The words of the form, and what is chosen in it. */
export interface FilterFormData {
  /** Filters that the form leaves as they are. */
  kept: readonly (readonly [name: string, value: string])[];
  category: {
    legend: string;
    all: string;
    current: string;
    groups: readonly (readonly [label: string, options: readonly Option[]])[];
  };
  /** The choice that sets no filter. */
  any: string;
  choices: readonly { name: string; legend: string; current: string; options: readonly Option[] }[];
  show: string;
  byCategory: { text: string; href: string };
}

/** The fields of the sheet of filters. They take effect together, with the button. */
export const FilterFields = ({ form }: { form: FilterFormData }) => (
  <>
    {form.kept.map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <label className="grid gap-1.5 font-semibold">
      {form.category.legend}
      <select
        name="category"
        defaultValue={form.category.current}
        className="border-input bg-card min-h-12 w-full rounded-lg border-2 px-3.5 py-2.5 font-normal text-ellipsis"
      >
        <option value="">{form.category.all}</option>
        {form.category.groups.map(([label, options]) => (
          <optgroup key={label} label={label}>
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
    {form.choices.map(({ name, legend, current, options }) => (
      <fieldset key={name} className="grid min-w-0">
        <legend className="mb-1.5 font-semibold">{legend}</legend>
        <div className="flex flex-wrap gap-2">
          {[["", form.any] as const, ...options].map(([value, label]) => (
            <label
              key={value}
              className="border-border bg-card hover:border-input has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-ring relative flex min-h-12 items-center rounded-full border-2 px-4 has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 forced-colors:has-checked:outline-2"
            >
              <input
                type="radio"
                name={name}
                value={value}
                defaultChecked={value === current}
                // Over the whole pill, which is then what a finger or a test presses.
                className="absolute inset-0 cursor-pointer rounded-full opacity-0"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
    ))}
    <div className="bg-popover sticky -bottom-5 z-10 -mx-5 grid px-5 py-3">
      <button
        type="submit"
        className="bg-primary text-primary-foreground hover:bg-primary-hover min-h-12 rounded-lg px-5 py-2.5 text-lg font-semibold shadow-[inset_0_-3px_0_var(--primary-edge)]"
      >
        {form.show}
      </button>
    </div>
    <AppLink
      href={form.byCategory.href}
      className="text-primary min-h-12 content-center text-center font-semibold underline decoration-2 underline-offset-4"
    >
      {form.byCategory.text}
    </AppLink>
  </>
);
