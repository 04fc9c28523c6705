/** A value that the server has acknowledged. Unsure after an answer that left open whether the change was made. */
export type Known<T> = { value: T; isUnsure: boolean };

export type JobStatus = "open" | "closed" | "removed";
export type ModelJob = {
  id: string;
  status: Known<JobStatus>;
  title: Known<string>;
};
export type ModelApplication = {
  /** null until the server has named it. */
  id: string | null;
  jobId: string;
  workerId: string;
  isThere: Known<boolean>;
  /** The employer's last decision. */
  decision: Known<string>;
};

/** The state that must hold by all acknowledgements so far, and the rules that were seen broken. */
export class Model {
  readonly jobs = new Map<string, ModelJob>();
  readonly applications = new Map<string, ModelApplication>();
  readonly names = new Map<string, Known<string>>();
  readonly broken: string[] = [];

  /** The application of a worker for a job; there is at most one. */
  application(jobId: string, workerId: string): ModelApplication {
    const key = `${jobId} ${workerId}`;
    const known = this.applications.get(key);
    if (known) return known;
    const isThere = { value: false, isUnsure: false };
    const made = { id: null, jobId, workerId, isThere, decision: { value: "pending", isUnsure: false } };
    this.applications.set(key, made);
    return made;
  }

  note(fault: string): void {
    this.broken.push(fault);
  }
}

export const surely = <T>(value: T): Known<T> => ({ value, isUnsure: false });
