import { useLocale, useTranslations } from "next-intl";
import { typedHours } from "@/components/shared/hours/typed-hours";
import { typedSalary } from "@/components/shared/typed-salary";
import { formatCount, formatDate, formatDateTime, formatRupees } from "@/lib/language/format";
import { isLanguage, LANGUAGE_NAMES } from "@/lib/language/i18n/languages";
import { JOB_FIELD_PLACES } from "@/lib/domains/jobs/listed-fields";
import { optionKey } from "@/lib/core/option-key";
import type { OwnData } from "@/lib/domains/own-data/types";
import { phoneText } from "@/lib/core/phone";
import { workNamedBy } from "@/lib/core/skills";
import type en from "@/messages/en.json";

/** The parts of "my data", in order; `at` is in the introduction. */
export type SectionName = Exclude<keyof OwnData, "at">;

/** Where a field is: a job has fields of the same names as others, with labels and options of its own. */
export type FieldPlace = { section: SectionName; isJob: boolean };

type Labels = typeof en.ownDataPage.fields;

/** Fields that mean the same as another one. */
const SAME: Partial<Record<string, keyof Labels>> = {
  applied: "appliedAt",
  by: "employer",
  companyLogo: "company_logo",
  companyDescription: "description",
  created_at: "createdAt",
  endedAt: "endDate",
  since: "startDate",
  employer_verified: "isVerified",
  lastUsedAt: "lastActive",
  on: "at",
  shift: "preferredShift",
};

/** Fields that another screen has a label for. */
const ELSEWHERE: Partial<Record<string, string>> = {
  address: "adminSecurity.where",
  dailySum: "notifySettings.dailySum",
  event: "adminSecurity.what",
  events: "applicationDetail.timeline",
  message: "notifySettings.message",
  note: "applicationDetail.note",
  reason: "adminAccount.deactivate.reason",
  quiet: "notifySettings.quiet",
  showsDetails: "notifySettings.details",
};

/** The list in `options` that has a field's labels. */
const LISTS: Partial<Record<string, string>> = {
  role: "role",
  region: "region",
  gender: "gender",
  experience: "experience",
  experienceLevel: "experience",
  category: "category",
  defaultPreviewImageId: "category",
  type: "jobType",
  employmentType: "employmentType",
  urgencyLevel: "urgencyChoice",
  benefits: "benefit",
  closed_reason: "closedReason",
  reason: "rejectionReason",
  wish: "interviewWish",
  endedBy: "role",
  backgroundCheckTypes: "verification",
  languagesRequired: "requiredLanguage",
  primaryLanguage: "requiredLanguage",
  secondaryLanguages: "requiredLanguage",
};

const HOURS = ["preferredShift", "shift"];

const TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Labels and values of the fields of "my data", in the reader's words. */
export function useFieldText() {
  const t = useTranslations();
  const locale = useLocale();
  type Key = Parameters<typeof t>[0];
  const firstOf = (keys: readonly string[]): string | null => {
    const key = (keys as Key[]).find((one) => t.has(one));
    return key === undefined ? null : t(key);
  };
  const optionOf = (name: string, value: string, { section, isJob }: FieldPlace) => {
    const list = name === "status" ? (isJob ? "jobStatus" : "applicationStatus") : LISTS[name];
    const own = {
      consents: "ownDataPage.consent",
      pictures: "ownDataPage.picture",
      grievances: "options.grievanceKind",
      notifications: "notifications.kind",
    }[section as string];
    return firstOf([
      ...(list ? [`options.${list}.${optionKey(value)}`, `options.${list}.${value}`] : []),
      ...(own && name === "kind" ? [`${own}.${value}`] : []),
      ...(name === "status" ? [`applicationDetail.event.${value}`, `notifications.kind.application_${value}`] : []),
      ...(name === "muted" ? [`notifySettings.${value}`] : []),
      ...(name === "event" ? [`adminSecurity.events.${value}`] : []),
      ...(name === "topic" ? [`options.reportTopic.${value}`] : []),
      ...(name === "decision" ? [`report.told.${value}`] : []),
      ...(name === "state" ? [`options.interviewState.${value}`, `grievance.${value}`, `report.${value}`] : []),
      ...(name === "availability" ? [`profile.availability.${optionKey(value)}`] : []),
      ...(name === "skills" ? [`profile.skill.${optionKey(value)}`, `options.category.${workNamedBy(value)}`] : []),
    ]);
  };
  return {
    /** A field's label; a field that has none would be shown under its name. */
    label: (name: string, { isJob }: FieldPlace): string => {
      const place = isJob ? JOB_FIELD_PLACES[name as keyof typeof JOB_FIELD_PLACES] : undefined;
      const key = place && ("label" in place.owner ? place.owner.label : (place.create ?? place.edit)?.label);
      return key ? t(key) : (firstOf([ELSEWHERE[name] ?? `ownDataPage.fields.${SAME[name] ?? name}`]) ?? name);
    },
    /** A single value; null if there is none. */
    value: (name: string, value: unknown, place: FieldPlace): string | null => {
      switch (typeof value) {
        case "boolean":
          return t(value ? "ownDataPage.yes" : "ownDataPage.no");
        case "number":
          if (name === "bytes") return t("ownDataPage.size", { count: formatCount(Math.ceil(value / 1024)) });
          return name.startsWith("salary") ? formatRupees(value) : formatCount(value);
        case "string":
          if (TIME.test(value)) return formatDateTime(value, locale);
          if (DAY.test(value)) return formatDate(value, locale);
          if (name === "phone") return phoneText(value);
          if (/salary$/i.test(name)) return typedSalary(value) ?? value;
          if (/language$/i.test(name) && isLanguage(value)) return LANGUAGE_NAMES[value];
          if (HOURS.includes(name)) return value === "" ? null : typedHours(value, t).text;
          return optionOf(name, value, place) ?? (value || null);
        default:
          return null;
      }
    },
  };
}
