import type { Model } from "./model";

export type Answer = { status: number; body: Record<string, unknown> & { id?: string } };

/** Figures of a run: how many answers of each status every kind of action got, and how long all took. */
export type Figures = { counts: Map<string, Map<number, number>>; times: number[] };

/** One client's connection: its cookies, and an address of its own. */
export class Http {
  private readonly jar = new Map<string, string>();

  constructor(
    private readonly origin: string,
    private readonly address: string,
    private readonly model: Model,
    private readonly figures: Figures,
  ) {}

  /**
   * Calls the API. Every answer but those of `allowed` and a 503 that says when to come back breaks a rule.
   * @param what names the action in the figures.
   */
  async call(
    what: string,
    method: string,
    path: string,
    allowed: readonly number[],
    { json, form, key }: { json?: unknown; form?: FormData; key?: string } = {},
  ): Promise<Answer> {
    const headers: Record<string, string> = {
      "x-forwarded-for": this.address,
      cookie: [...this.jar].map(([name, value]) => `${name}=${value}`).join("; "),
      ...(json === undefined ? {} : { "content-type": "application/json" }),
      ...(key === undefined ? {} : { "idempotency-key": key }),
      ...(path.startsWith("/api/") ? {} : { accept: "text/html" }),
    };
    const begin = performance.now();
    const answer = await fetch(this.origin + path, {
      method,
      headers,
      redirect: "manual",
      ...(json === undefined ? (form ? { body: form } : {}) : { body: JSON.stringify(json) }),
    });
    const text = await answer.text();
    this.figures.times.push(performance.now() - begin);
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      if (value) this.jar.set(name!, value);
      else this.jar.delete(name!);
    }
    const { status } = answer;
    const counts = this.figures.counts.get(what) ?? new Map<number, number>();
    this.figures.counts.set(what, counts.set(status, (counts.get(status) ?? 0) + 1));
    const isRefusedForNow = status === 503 && Number(answer.headers.get("retry-after")) > 0;
    if (!allowed.includes(status) && !isRefusedForNow) this.model.note(`${what}: ${method} ${path} answered ${status}`);
    const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
    return { status, body: isJson && text ? (JSON.parse(text) as Answer["body"]) : {} };
  }
}
