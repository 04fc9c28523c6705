import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Draft } from "@/components/form/draft/use-draft";
import { ApiError } from "@/lib/platform/http/api-error";
import { fetchJob, updateJob } from "@/lib/domains/jobs/posting-client";
import type { ChangeableName } from "@/lib/domains/jobs/collision-policy";
import type { Job } from "@/lib/domains/jobs/types";
import { toJobFields, type JobFields } from "../job-fields";
import type { Collision, Side } from "./conflict";

/** Loads the parts of saving, which need zod, with the form's rules. @throws ApiError without a connection */
export const loadSaving = async () => {
  try {
    const [{ toUpdateForm }, { mergeVersions, answerTo, valuesOf, withFieldsOf }] = await Promise.all([
      import("./update-data"),
      import("./conflict"),
    ]);
    return { toUpdateForm, mergeVersions, answerTo, valuesOf, withFieldsOf };
  } catch {
    throw new ApiError(0, {});
  }
};

/** Fields to which someone else has given other values than this form, and the answers so far. */
export type EditConflict = {
  newer: Job;
  collisions: readonly Collision[];
  /** This form's version, to return to after choosing theirs. */
  yours: JobFields;
  /** Groups for which a version was chosen. */
  answered: readonly string[];
  /** Saving was attempted before every question was answered. */
  isMissed: boolean;
};

/** Nothing was saved: the conflict box asks which versions stay. */
export class ConflictAsked extends Error {}

export type JobEditOptions = {
  form: UseFormReturn<JobFields>;
  /** The job that the form's values are compared with. */
  base: Job;
  setBase: (job: Job) => void;
  draft: Pick<Draft<JobFields>, "rebase" | "resume">;
  /** Why an admin changes it; undefined for its owner. */
  reason?: string | undefined;
};

/**
 * Saves the form's changes to a job. Changes by others to other fields in the meantime are merged; for fields that both
 * have changed, the user chooses a version. No input is lost.
 */
export function useJobEdit({ form, base, setBase, draft, reason }: JobEditOptions) {
  // The server refuses to overwrite fields that others changed after this revision.
  const revision = useRef(base.revision);
  const [conflict, setConflict] = useState<EditConflict | null>(null);

  /** Fills the form with `fields`, as changes of `job`. */
  const rebase = (job: Job, fields: JobFields) => {
    const opened = toJobFields(job);
    form.reset(opened, { keepSubmitCount: true });
    form.reset(fields, { keepDefaultValues: true, keepSubmitCount: true });
    draft.rebase(opened, String(revision.current));
    setBase(job);
  };

  const send = async (fields: JobFields, from: Job): Promise<Job> => {
    const { toUpdateForm, mergeVersions } = await loadSaving();
    const body = toUpdateForm(fields, from);
    body.set("revision", String(revision.current));
    if (reason !== undefined) body.set("reason", reason);
    try {
      return await updateJob(from.id, body);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "job_changed") throw error;
      const newer = await fetchJob(from.id).catch(() => Promise.reject(error));
      const versions = { fields, before: toJobFields(from), newer: toJobFields(newer) };
      const { merged, collisions } = mergeVersions(versions, Object.keys(error.fields) as ChangeableName[]);
      if (collisions.length === 0) {
        // Both have the same values by now.
        revision.current = newer.revision;
        return send(merged, newer);
      }
      rebase(newer, merged);
      setConflict({ newer, collisions, yours: merged, answered: [], isMissed: false });
      throw new ConflictAsked();
    }
  };

  return {
    conflict,
    /** @throws ConflictAsked if questions are open, before or after this try. */
    save: async (fields: JobFields): Promise<Job> => {
      if (conflict) {
        const { answerTo } = await loadSaving();
        const versions = { fields, newer: toJobFields(conflict.newer), answered: conflict.answered };
        if (conflict.collisions.some((collision) => answerTo(collision, versions) === null)) {
          setConflict({ ...conflict, isMissed: true });
          throw new ConflictAsked();
        }
        revision.current = conflict.newer.revision;
        draft.rebase(versions.newer, String(revision.current));
      }
      return send(fields, base);
    },
    /** The job was saved, and the form stays open for a next step that may fail. */
    settle: (saved: Job) => {
      revision.current = saved.revision;
      setConflict(null);
      rebase(saved, { ...toJobFields(saved), intent: form.getValues("intent") });
    },
    /** Puts a version of the colliding fields into the form. */
    choose: async ({ group, members }: Collision, side: Side): Promise<void> => {
      if (!conflict) return;
      const { answerTo, valuesOf, withFieldsOf } = await loadSaving();
      const fields = form.getValues();
      const newer = toJobFields(conflict.newer);
      const isTheirs = answerTo({ group, members }, { fields, newer, answered: [] }) === "theirs";
      // The latest input counts as this form's version.
      const yours = isTheirs ? conflict.yours : withFieldsOf(conflict.yours, fields, members);
      const chosen = side === "theirs" ? newer : yours;
      for (const name of members.flatMap(valuesOf)) {
        form.setValue(name, chosen[name], { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
      }
      setConflict({ ...conflict, yours, answered: [...conflict.answered, group] });
    },
    /** Continues with a waiting draft, whose key is the revision that it began with. */
    resume: (id: string) => {
      revision.current = Number(draft.resume(id));
      setConflict(null);
    },
  };
}
