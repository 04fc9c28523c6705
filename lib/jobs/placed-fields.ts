/** Where a job's field is asked for and where it is shown, for the table of fields.ts. */
import type en from "@/messages/en.json";

type Texts<Namespace extends keyof typeof en> = `${Namespace}.${keyof (typeof en)[Namespace] & string}`;
type FormText = Texts<"requestForm"> | Texts<"editJob">;

type JobDetail = typeof en.jobDetail;
type WorkerGroup = "living" | "skills" | "checks" | "terms";

/** Where a form asks for a field, and in which words. */
export type FormPlace = {
  section: FormPart;
  label: FormText;
  hint?: FormText;
  placeholder?: FormText;
  /** Marked with a star. */
  required?: true;
};
type FormPart = "position" | "schedule" | "details" | "living" | "verification" | "benefits";

/**
 * Where a worker reads a field: under its name in a group of several, or in a part of the screen that is this field's
 * own. In a group fields follow the table's order, unless one is to come `before` another.
 */
type WorkerPlace =
  | {
      [Group in WorkerGroup]: {
        section: Group;
        label: `jobDetail.${Group}.${keyof JobDetail[Group] & string}`;
        before?: string;
      };
    }[WorkerGroup]
  | { section: "header" | "requirements" | "benefits" | "instructions" };

/** Where the owner of the job reads a field, and admins do; the heading and the look have no names of fields. */
type OwnerPlace =
  | {
      section: "position" | "schedule" | "living" | "verification" | "benefits";
      label: `ownJob.fields.${keyof typeof en.ownJob.fields}`;
      before?: string;
    }
  | { section: "heading" | "look" };

/** The places of one field. A new job has no `edit`-only field yet, and the edit form none that is settled by then. */
export type Places = {
  create?: FormPlace;
  edit?: FormPlace;
  /** The switch without which this field is neither asked for nor stored. */
  needs?: "accommodationProvided" | "backgroundCheckRequired" | "referencesRequired";
  worker: WorkerPlace;
  owner: OwnerPlace;
};

/** The same words in both forms, in these sections. */
export const inForms = <const Create extends FormPart, const Edit extends FormPart, const Place>(
  create: Create,
  edit: Edit,
  place: Place & Omit<FormPlace, "section">,
) => ({ create: { section: create, ...place }, edit: { section: edit, ...place } });
