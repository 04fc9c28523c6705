// Changes since the page was loaded, by the id of the job: lists keep the marks of the server for a while.
const changes = new Map<string, boolean>();
const listeners = new Set<() => void>();

/** Listens to changes of any job's mark. @returns a function that ends it. */
export function onMark(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether a job is saved, as far as this browser knows; undefined if nothing was changed here. */
export const markOf = (jobId: string): boolean | undefined => changes.get(jobId);

/** Marks a job in every list. */
export function setMark(jobId: string, isSaved: boolean): void {
  changes.set(jobId, isSaved);
  for (const listener of listeners) listener();
}
