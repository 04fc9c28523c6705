"use client";

import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { ApiError } from "@/lib/http/api-fetch";
import { fetchJob, updateJob, useLastStep } from "@/lib/jobs/client";
import type { Job } from "@/lib/jobs/types";
import type { Draft } from "@/components/form/draft/use-draft";
import type { ChangeableName } from "@/lib/jobs/policy";
import { changedNames } from "./job-changes";
import { toJobFields, type JobFields } from "./job-fields";
import { toUpdateForm } from "./job-form-data";

/** The person has been told by the conflict box. */
export class AlreadyTold extends Error {}

/** Fields on screen, the position that they were filled from, and the revision that saving them replaces. */
type Version = { fields: JobFields; origin: Job; revision: number };

export type EditConflict = {
  newer: Job;
  differing: readonly ChangeableName[];
  isNewerShown: boolean;
};

export type VersionsOptions = {
  form: UseFormReturn<JobFields>;
  /** As the page has read it. */
  job: Job;
  /** What the fields on screen were filled from. */
  origin: Job;
  setOrigin: (origin: Job) => void;
  draft: Draft<JobFields>;
};

/**
 * What the edit form was filled from, and what to do when somebody else saves the position meanwhile: the later save is
 * refused by its revision, the person sees the newer version or saves over it, and nothing typed is lost.
 */
export function useVersions({ form, job, origin, setOrigin, draft }: VersionsOptions) {
  const revision = useRef(job.revision);
  const [conflict, setConflict] = useState<(EditConflict & { other: Version }) | null>(null);
  const { rekey, hold } = draft;

  const replaces = (next: number) => {
    revision.current = next;
    rekey(String(next));
  };

  // A step of the status made beside the form changes nothing that stands in the form: it is no conflict with oneself.
  const stepped = useLastStep(job.id)?.revision;
  useEffect(() => {
    if (stepped !== revision.current + 1) return;
    revision.current = stepped;
    rekey(String(stepped));
  }, [stepped, rekey]);

  /**
   * Saves the form. A save of the same content whose answer was lost on the way counts as this one.
   * @throws AlreadyTold when somebody else has saved another content meanwhile.
   */
  const save = async (fields: JobFields): Promise<void> => {
    const body = toUpdateForm(fields, origin);
    body.set("revision", String(revision.current));
    const saved = await updateJob(job.id, body).catch(async (error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== "job_changed") throw error;
      const newer = await fetchJob(job.id).catch(() => Promise.reject(error));
      const differing = changedNames(fields, toJobFields(newer));
      if (differing.length === 0) return newer;
      hold(false);
      setConflict({
        newer,
        differing,
        isNewerShown: false,
        other: { fields: toJobFields(newer), origin: newer, revision: newer.revision },
      });
      throw new AlreadyTold();
    });
    // Should the next step fail, the next try replaces what was saved here.
    replaces(saved.revision);
  };

  const swap = () => {
    if (!conflict) return;
    const { other, isNewerShown } = conflict;
    // The draft in the browser stays mine while I look at the newer version.
    hold(!isNewerShown);
    setConflict({
      ...conflict,
      isNewerShown: !isNewerShown,
      other: { fields: form.getValues(), origin, revision: revision.current },
    });
    form.reset(other.fields);
    setOrigin(other.origin);
    revision.current = other.revision;
  };

  return {
    conflict,
    save,
    swap,
    /** The next save replaces the newer version. */
    overrule: () => {
      if (conflict) replaces(conflict.newer.revision);
    },
    /** Goes on with the draft of this browser, which replaces the revision that it began with. */
    resume: (id: string) => {
      revision.current = Number(draft.resume(id));
    },
  };
}
