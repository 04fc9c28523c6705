/** A job's field beside its kind: where it is asked for and shown, and what its answer means, for the table in fields.ts. */
import type en from "@/messages/en.json";
import type * as kinds from "./kinds-schema";

/** The rules and answers of all kinds of fields; only their types, since they need zod. */
export type Kinds = typeof kinds;

/** The same field, with what its answer means for the interface's description. */
export const described = <Field extends object>(field: Field, meaning: string) => ({ ...field, meaning });

type TextKey<Tree> = { [Key in keyof Tree]: Tree[Key] extends string ? Key : never }[keyof Tree] & string;
type Texts<Namespace extends keyof typeof en> = `${Namespace}.${TextKey<(typeof en)[Namespace]>}`;
type FormText = Texts<"requestForm"> | Texts<"editJob"> | FactLabel;

/** A fact's name is the same for all who read it. */
export type FactLabel = Texts<"jobFacts">;

type JobDetail = typeof en.jobDetail;
type WorkerGroup = "living" | "skills" | "checks" | "terms";

/** The form section that asks for a field, and its texts. */
export type FormPlace = {
  section: FormPart;
  label: FormText;
  hint?: FormText;
  placeholder?: FormText;
  /** Marked with a star. */
  required?: true;
  /** Folded away until it is asked for. */
  isFurther?: true;
  /** Height of a text area in lines, if not the default of its kind. */
  lines?: number;
};
type FormPart = "job" | "schedule" | "details" | "facts" | "living" | "verification" | "benefits";

/**
 * Where a worker reads a field; one in `accepted` only with an application that was accepted: under its name in a group of several, or in a part of the screen of its own. Within a
 * group, fields follow the table's order unless one has to come `before` another.
 */
type WorkerPlace =
  | {
      [Group in WorkerGroup]: {
        section: Group;
        label: `jobDetail.${Group}.${keyof JobDetail[Group] & string}`;
        before?: string;
      };
    }[WorkerGroup]
  | { section: "facts"; label: FactLabel; before?: string }
  | { section: "header" | "requirements" | "benefits" | "instructions" | "accepted" };

/** Where the job's owner and admins read a field; in the heading and the look, fields have no label. */
type OwnerPlace =
  | {
      section: "job" | "schedule" | "facts" | "living" | "verification" | "benefits";
      label: `ownJob.fields.${keyof typeof en.ownJob.fields}` | FactLabel;
      before?: string;
    }
  | { section: "heading" | "look" };

/**
 * The places of one field. Some fields are only in the edit form; others are settled before it and only in the create
 * form.
 */
export type Places = {
  create?: FormPlace;
  edit?: FormPlace;
  /** The switch that must be on for this field to be asked for and stored. */
  needs?: "accommodationProvided" | "backgroundCheckRequired" | "referencesRequired";
  worker: WorkerPlace;
  owner: OwnerPlace;
  /** For the interface's description. */
  meaning?: string;
};

/** Same texts in both forms, in these sections. */
export const inForms = <const Create extends FormPart, const Edit extends FormPart, const Place>(
  create: Create,
  edit: Edit,
  place: Place & Omit<FormPlace, "section">,
) => ({ create: { section: create, ...place }, edit: { section: edit, ...place } });
