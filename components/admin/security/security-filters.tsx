import { useTranslations } from "next-intl";
import { href } from "@/lib/access/routes";
import { SECURITY_EVENTS } from "@/lib/platform/security-log/events";
import { ChoiceField, ClearLink, DayFields } from "../filters/filter-fields";
import { UrlForm } from "../filters/url-form";
import { without, type Parameters } from "../list-parameters";

export interface SecurityFiltersProps {
  parameters: Parameters;
  /** The latest day that can be chosen, YYYY-MM-DD. */
  today: string;
  isNarrowed: boolean;
}

const NAMES = ["event", "from", "to", "cursor"];

/** Filters the log by event and time. */
export function SecurityFilters({ parameters, today, isNarrowed }: SecurityFiltersProps) {
  const t = useTranslations("adminSecurity");
  return (
    <div className="grid grid-cols-1 gap-3">
      <UrlForm action={href.adminSecurity()} kept={without(parameters, NAMES)} label={t("filters.heading")}>
        <ChoiceField
          name="event"
          label={t("filters.event")}
          value={parameters.event}
          all={t("filters.allEvents")}
          options={SECURITY_EVENTS.map((event) => ({ value: event, label: t(`events.${event}`) }))}
        />
        <DayFields labels={{ from: t("filters.from"), to: t("filters.to") }} parameters={parameters} today={today} />
      </UrlForm>
      {isNarrowed ? <ClearLink href={href.adminSecurity()} /> : null}
    </div>
  );
}
