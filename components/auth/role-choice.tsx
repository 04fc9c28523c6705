"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { RadioGroup, RadioRow } from "@/components/ui/radio-group";

const ROLES = [
  { value: "worker", text: "workerText", picture: "all-staff", tile: "tile tile-sun" },
  { value: "employer", text: "employerText", picture: "company", tile: "tile tile-lake" },
] as const;

/** Worker or employer, as two large pictures. @param field what the form's `register("role")` gave. */
export function RoleChoice({ field }: { field: ComponentProps<"input"> }) {
  const t = useTranslations("auth.role");
  return (
    <RadioGroup legend={t("legend")}>
      <div className="grid grid-cols-2 gap-2">
        {ROLES.map(({ value, text, picture, tile }) => (
          <RadioRow
            key={value}
            {...field}
            value={value}
            label={t(value)}
            description={t(text)}
            icon={
              <span className={`${tile} flex size-14 items-center justify-center rounded-xl`}>
                <Pictogram name={picture} className="size-11" />
              </span>
            }
            // The picture above the words and the dot in the corner: two cards fit side by side on a narrow phone.
            className="relative flex-col items-start gap-2 p-3 [&_input]:absolute [&_input]:end-3 [&_input]:top-3"
          />
        ))}
      </div>
    </RadioGroup>
  );
}
