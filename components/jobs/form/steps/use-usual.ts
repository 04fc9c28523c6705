import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useUsualPay } from "@/lib/domains/jobs/posting-client";
import type { PostingStart } from "@/lib/domains/jobs/posting-types";
import { USUAL, USUAL_WORKING_DAYS } from "@/lib/domains/jobs/usual-policy";
import { toSalaryText } from "@/lib/core/salary";
import type { JobFields } from "../job-fields";
import { placeOf, storedPlace } from "../place/location-place";

const MAX_TITLE = 120;

type Filled = Pick<JobFields, "title" | "shift" | "workingDays" | "tasks" | "salary">;
type Name = keyof Filled;
const NONE: Filled = { title: "", shift: "", workingDays: "", tasks: [], salary: "" };
const isSame = (one: Filled[Name], other: Filled[Name]): boolean => String(one) === String(other);

/** Begins at the known place, and fills title, hours, days, duties and pay as is usual for the kind of work and the place, until somebody changes them. */
export function useUsual(located: PostingStart["located"], isShown: boolean): void {
  const t = useTranslations("options.category");
  const { control, getValues, setValue } = useFormContext<JobFields>();
  const [category, location, place] = useWatch({ control, name: ["category", "location", "place"] });
  const pay = useUsualPay(category, placeOf({ location, place })?.id);
  // Of elsewhere it is only said.
  const salary = pay?.area === "near" ? (toSalaryText(pay.from, pay.to) ?? "") : "";
  // Once it is certain that the steps are shown: the long form begins empty.
  useEffect(() => {
    if (!isShown || !located || getValues("location") !== "") return;
    setValue("location", located.location);
    setValue("place", storedPlace(located));
  }, [isShown, located, getValues, setValue]);
  const begun = useRef(getValues("category"));
  const filled = useRef(NONE);
  useEffect(() => {
    // One that was copied stays as it was.
    if (category === "" || category === begun.current) return;
    const { shift, tasks } = USUAL[category];
    const title = [t(category), location.trim()].filter(Boolean).join(" · ").slice(0, MAX_TITLE);
    const usual: Filled = { title, shift, workingDays: USUAL_WORKING_DAYS, tasks: [...tasks], salary };
    for (const name of Object.keys(usual) as Name[]) {
      const value = getValues(name);
      // Not marked as changed: nobody has touched it.
      if (isSame(value, NONE[name]) || isSame(value, filled.current[name])) setValue(name, usual[name]);
    }
    filled.current = usual;
  }, [category, location, salary, getValues, setValue, t]);
}
