import { useTranslations } from "next-intl";
import { ChoiceField } from "@/components/form/fields/choice-field";
import { Pictogram } from "@/components/shared/pictograms/pictogram";

const ROLES = [
  { value: "worker", text: "workerText", picture: "all-staff", tile: "tile tile-sun" },
  { value: "employer", text: "employerText", picture: "company", tile: "tile tile-lake" },
] as const;

/** Worker or employer, as two large pictures; `role` in the form. */
export function RoleChoice() {
  const t = useTranslations("auth.role");
  return (
    <ChoiceField<{ role: string }>
      name="role"
      legend={t("legend")}
      options={ROLES.map(({ value, text, picture, tile }) => ({
        value,
        label: t(value),
        description: t(text),
        icon: (
          <span className={`${tile} flex size-14 items-center justify-center rounded-xl`}>
            <Pictogram name={picture} className="size-11" />
          </span>
        ),
      }))}
      gridClassName="grid-cols-2"
      // Picture above the text and radio button in the corner: two cards fit side by side on a narrow phone.
      cardClassName="relative flex-col items-start gap-2 p-3 [&_input]:absolute [&_input]:end-3 [&_input]:top-3"
    />
  );
}
