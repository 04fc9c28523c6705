import { useTranslations } from "next-intl";
import { AUDIT_ACTIONS } from "@/lib/domains/admin/options";
import { href } from "@/lib/access/routes";
import { ChoiceField, ClearLink, DayFields, SearchField } from "../filters/filter-fields";
import { UrlForm } from "../filters/url-form";
import { without, type Parameters } from "../list-parameters";

export interface AuditFiltersProps {
  parameters: Parameters;
  /** The admins offered as a filter. */
  admins: readonly { id: string; username: string }[];
  /** The latest day that can be chosen, YYYY-MM-DD. */
  today: string;
  isNarrowed: boolean;
}

const NAMES = ["search", "actor", "action", "from", "to", "cursor"];

/** Filters the log by person, action and time. */
export function AuditFilters({ parameters, admins, today, isNarrowed }: AuditFiltersProps) {
  const t = useTranslations("adminAudit");
  return (
    <div className="grid grid-cols-1 gap-3">
      <UrlForm action={href.adminAudit()} kept={without(parameters, NAMES)} label={t("filters.heading")}>
        <SearchField name="search" label={t("filters.search")} value={parameters.search} />
        <ChoiceField
          name="actor"
          label={t("filters.actor")}
          value={parameters.actor}
          all={t("filters.allActors")}
          options={admins.map(({ id, username }) => ({ value: id, label: username }))}
        />
        <ChoiceField
          name="action"
          label={t("filters.action")}
          value={parameters.action}
          all={t("filters.allActions")}
          options={AUDIT_ACTIONS.map((action) => ({ value: action, label: t(`actions.${action}`) }))}
        />
        <DayFields labels={{ from: t("filters.from"), to: t("filters.to") }} parameters={parameters} today={today} />
      </UrlForm>
      {isNarrowed ? <ClearLink href={href.adminAudit()} /> : null}
    </div>
  );
}
