import { CATEGORIES, type Category } from "@/lib/jobs/options";
import { JOB_FIELDS, type JobFieldName } from "@/lib/jobs/fields";
import { mapJobFields } from "@/lib/jobs/listed-fields";
import type { Job } from "@/lib/jobs/types";

type TableFields = { [Name in JobFieldName]: (typeof JOB_FIELDS)[Name]["initial"] };

/** What the job forms hold: as typed, with an empty text where nothing was. */
export type JobFields = TableFields & {
  /** What the pressed button wants: a draft needs less than a job that others see. */
  intent: "publish" | "draft";
  useDefaultPreviewImage: boolean;
  /** Empty: the picture of the category, whichever that is. */
  defaultPreviewImageId: Category | "";
  companyLogo: File | null;
  /** The job's own logo goes; asked when editing. */
  removeCompanyLogo: boolean;
  previewImage: File | null;
};

// The table once more, as the compiler can follow it from a field's name to its value.
const FIELDS: {
  [Name in JobFieldName]: { initial: TableFields[Name]; toForm: (stored: Job[Name]) => TableFields[Name] };
} = JOB_FIELDS;

/** An empty create form (product.md, section 4, Create request defaults). */
export const NEW_JOB: JobFields = {
  ...mapJobFields<TableFields>((name) => FIELDS[name].initial),
  intent: "publish",
  useDefaultPreviewImage: true,
  defaultPreviewImageId: "",
  companyLogo: null,
  removeCompanyLogo: false,
  previewImage: null,
};

/** The edit form as it opens: the job's own values; the default picture is on when it has no custom one. */
export const toJobFields = (job: Job): JobFields => ({
  ...NEW_JOB,
  ...mapJobFields<TableFields>((name) => FIELDS[name].toForm(job[name])),
  useDefaultPreviewImage: job.useDefaultPreviewImage,
  defaultPreviewImageId: CATEGORIES.find((category) => category === job.defaultPreviewImageId) ?? "",
});
