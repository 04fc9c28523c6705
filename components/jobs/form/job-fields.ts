import { CATEGORIES, type Category } from "@/lib/domains/jobs/options";
import { JOB_FIELDS, type JobFieldName } from "@/lib/domains/jobs/fields";
import { mapJobFields } from "@/lib/domains/jobs/listed-fields";
import type { PostingStart } from "@/lib/domains/jobs/posting-types";
import type { Job } from "@/lib/domains/jobs/types";
import { storedPlace, type LocationPlace } from "./place/location-place";

type TableFields = { [Name in JobFieldName]: (typeof JOB_FIELDS)[Name]["initial"] };

/** The state of the job forms: as typed, with an empty string for no answer. */
export type JobFields = TableFields & {
  /** The meaning of `location`, as far as it is known. */
  place: LocationPlace;
  /** The pressed button: a draft needs less than a job that others see. */
  intent: "publish" | "draft";
  useDefaultPreviewImage: boolean;
  /** Empty means the picture of the category, whichever that is. */
  defaultPreviewImageId: Category | "";
  companyLogo: File | null;
  /** Removes the job's own logo; only in the edit form. */
  removeCompanyLogo: boolean;
  previewImage: File | null;
  /** The words that were asked about, by field, and what the owner says to them. */
  askedWords: { [Name in JobFieldName]?: string[] };
  wordingReasons: { [Name in JobFieldName]?: string };
};

// The same table, typed so that the compiler can follow it from a field's name to its value.
const FIELDS: {
  [Name in JobFieldName]: { initial: TableFields[Name]; toForm: (stored: Job[Name]) => TableFields[Name] };
} = JOB_FIELDS;

/** An empty create form (specification, section 4, Create request defaults). */
export const NEW_JOB: JobFields = {
  ...mapJobFields<TableFields>((name) => FIELDS[name].initial),
  // The check is on, so that something is checked.
  backgroundCheckTypes: ["Identity Verification"],
  place: null,
  intent: "publish",
  useDefaultPreviewImage: true,
  defaultPreviewImageId: "",
  companyLogo: null,
  removeCompanyLogo: false,
  previewImage: null,
  askedWords: {},
  wordingReasons: {},
};

/** The initial form of a new job that begins with what is known (start-queries.ts). @param company the name that jobs without one of their own show. */
export function toNewFields({ copy }: PostingStart, company: string | null): JobFields {
  if (!copy) return NEW_JOB;
  const fields = toJobFields(copy);
  // A picture belongs to the job that it was chosen for.
  return {
    ...fields,
    useDefaultPreviewImage: true,
    company_name: copy.company_name === company ? "" : fields.company_name,
  };
}

/** The initial edit form: the job's own values; the default picture is on if it has no custom one. */
export const toJobFields = (job: Job): JobFields => ({
  ...NEW_JOB,
  ...mapJobFields<TableFields>((name) => FIELDS[name].toForm(job[name])),
  place: storedPlace(job),
  useDefaultPreviewImage: job.useDefaultPreviewImage,
  defaultPreviewImageId: CATEGORIES.find((category) => category === job.defaultPreviewImageId) ?? "",
});
