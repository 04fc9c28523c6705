/** The answer of a thread or process to a task. */
export type Answer<Result> = { result: Result } | { error: string };

type Waiting<Task, Result> = { task: Task; resolve: (result: Result) => void; reject: (error: Error) => void };

/** The tasks given to a thread or process that have not been answered yet. */
export class Pending<Task, Result> {
  readonly #waiting = new Map<number, Waiting<Task, Result>>();
  #count = 0;

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  /** @param send hands the numbered task over. @returns what settle() is told. */
  add(task: Task, send: (numbered: { id: number; task: Task }) => void): Promise<Result> {
    return new Promise((resolve, reject) => {
      const id = (this.#count += 1);
      this.#waiting.set(id, { task, resolve, reject });
      send({ id, task });
    });
  }

  settle({ id, ...answer }: { id: number } & Answer<Result>): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if ("error" in answer) waiting?.reject(new Error(answer.error));
    else waiting?.resolve(answer.result);
  }

  /** Ends the wait for all of them. @param act gives their answers another way. */
  release(act: (task: Task) => Promise<Result>): void {
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { task, resolve, reject } of lost) void act(task).then(resolve, reject);
  }
}
