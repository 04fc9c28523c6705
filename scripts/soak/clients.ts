import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sampleAccount } from "../lib/sample-account";
import { SAMPLE_JOB } from "../lib/sample-job";
import { type Answer, type Figures, Http } from "./http";
import { surely, type JobStatus, type Known, type Model, type ModelJob } from "./model";

type Setting = { origin: string; model: Model; figures: Figures; picture: File; isOver: () => boolean };

const pick = <T>(values: readonly T[]): T | undefined => values[Math.floor(Math.random() * values.length)];

/** A word that occurs nowhere else, without digits: they could look like an Aadhaar or a phone number, which is refused. */
const uniqueWord = (): string => randomUUID().replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)]!);

const PASSWORD = `soak-${randomUUID()}`;
/** Acts common to all clients. */
abstract class Client {
  protected readonly http: Http;
  protected id = "";
  private readonly username = `soak.${uniqueWord().slice(0, 13)}`;
  protected abstract readonly role: "worker" | "employer";
  protected abstract readonly actions: readonly (() => Promise<void>)[];

  constructor(
    protected readonly setting: Setting,
    number: number,
  ) {
    this.http = new Http(setting.origin, `10.9.0.${number}`, setting.model, setting.figures);
  }

  /** Acts in random order until the time is over. */
  async run(): Promise<void> {
    while (!this.setting.isOver()) await pick(this.actions)!();
  }

  /** To be called once, before run(). */
  async register(): Promise<void> {
    const { username, role } = this;
    const json = sampleAccount({ username, password: PASSWORD, role, language: "en" });
    const { id } = await this.untilDone(() => this.http.call("register", "POST", "/api/register", [201], { json }));
    this.id = id!;
  }

  /** Comes back after each 503, as it asks for. */
  private async untilDone(send: () => Promise<Answer>): Promise<Answer["body"]> {
    for (;;) {
      const { status, body } = await send();
      if (status !== 503) return body;
      await sleep(1_000 + Math.random() * 3_000);
    }
  }

  /** Sends a change of one known value. */
  protected async change<T>(known: Known<T>, value: T, send: () => Promise<{ status: number }>): Promise<void> {
    const { status } = await send();
    if (status < 300) Object.assign(known, surely(value));
    else if (status >= 500) known.isUnsure = true;
  }

  protected readonly open = async () => void (await this.http.call("page", "GET", "/", [200]));

  protected readonly logOutAndIn = async () => {
    await this.http.call("log out", "POST", "/api/logout", [204]);
    const json = { username: this.username, password: PASSWORD };
    await this.untilDone(() => this.http.call("log in", "POST", "/api/login", [200], { json }));
  };

  protected readonly editProfile = async () => {
    const name = `Name ${uniqueWord()}`;
    const form = new FormData();
    form.set("name", name);
    if (Math.random() < 0.5) form.set(this.role === "worker" ? "photo" : "companyLogo", this.setting.picture);
    const { names } = this.setting.model;
    const known = names.get(this.id) ?? surely("");
    names.set(this.id, known);
    await this.change(known, name, () => this.http.call("profile", "PUT", "/api/user/profile", [200], { form }));
  };
}

export class Employer extends Client {
  protected readonly role = "employer";
  private readonly jobs: ModelJob[] = [];

  private readonly post = async () => {
    const { model, picture } = this.setting;
    const [title, key] = [`Cook ${uniqueWord()}`, randomUUID()];
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...SAMPLE_JOB, title })) form.set(name, value);
    if (Math.random() < 0.3) form.set("companyLogo", picture);
    const send = () => this.http.call("post", "POST", "/api/jobs", [201, 409], { form, key });
    // A second click, or a retry after an answer that was lost.
    const answers = Math.random() < 0.3 ? await Promise.all([send(), send()]) : [await send()];
    const ids = new Set(answers.flatMap(({ status, body }) => (status === 201 ? [body.id!] : [])));
    if (ids.size > 1) model.note("One Idempotency-Key made two jobs");
    for (const id of ids) {
      const job = { id, status: surely<JobStatus>("open"), title: surely(title) };
      this.jobs.push(job);
      model.jobs.set(id, job);
    }
  };

  private readonly edit = async () => {
    const job = pick(this.jobs.filter(({ status }) => status.value !== "removed" && !status.isUnsure));
    if (!job) return;
    const title = `Cook ${uniqueWord()}`;
    await this.change(job.title, title, () =>
      this.http.call("edit", "PUT", `/api/jobs/${job.id}`, [200], { json: { title } }),
    );
  };

  private readonly closeOrReopen = async () => {
    const job = pick(this.jobs.filter(({ status }) => status.value !== "removed" && !status.isUnsure));
    if (!job) return;
    const status = job.status.value === "open" ? "closed" : "open";
    await this.change(job.status, status, () =>
      this.http.call("close or reopen", "PUT", `/api/jobs/${job.id}/status`, [200], { json: { status } }),
    );
  };

  private readonly remove = async () => {
    const job = pick(this.jobs.filter(({ status }) => status.value !== "removed" && !status.isUnsure));
    if (!job || Math.random() < 0.7) return;
    await this.change(job.status, "removed", () =>
      this.http.call("remove", "DELETE", `/api/service-requests/${job.id}`, [204]),
    );
  };

  private readonly decide = async () => {
    const mine = new Set(this.jobs.filter(({ status }) => status.value !== "removed").map(({ id }) => id));
    const received = [...this.setting.model.applications.values()].filter(
      ({ id, jobId, isThere }) => id !== null && isThere.value && mine.has(jobId),
    );
    const application = pick(received);
    if (!application) return;
    const status = pick(["shortlisted", "accepted", "rejected"])!;
    const { id } = application;
    const path = `/api/service-applications/${id}/status`;
    await this.change(application.decision, status, async () => {
      const answer = await this.http.call("decide", "PUT", path, [200, 404, 409], { json: { status } });
      // Withdrawn, and sent once more, meanwhile: this decision was about the earlier one.
      return answer.status < 300 && application.id !== id ? { status: 404 } : answer;
    });
  };

  protected readonly actions = [
    ...[this.editProfile, this.open, this.open, this.open, this.edit],
    ...[this.post, this.post, this.edit, this.closeOrReopen, this.remove, this.decide, this.decide, this.decide],
    ...[this.open, this.logOutAndIn, this.editProfile],
  ];
}

export class Worker extends Client {
  protected readonly role = "worker";

  private readonly apply = async () => {
    const { model, picture } = this.setting;
    const job = pick([...model.jobs.values()].filter(({ status }) => status.value === "open"));
    if (!job) return;
    const application = model.application(job.id, this.id);
    const form = new FormData();
    form.set("gender", "female");
    form.set("experience", "2-5 years");
    if (Math.random() < 0.3) form.set("profileImage", picture);
    const isHeld = application.isThere.value && !application.isThere.isUnsure;
    const send = () =>
      this.http.call("apply", "POST", `/api/service-requests/${job.id}/apply`, [201, 404, 409], { form });
    const answers = Math.random() < 0.3 ? await Promise.all([send(), send()]) : [await send()];
    const made = answers.filter(({ status }) => status === 201);
    if (made.length > (isHeld ? 0 : 1)) model.note("A worker applied twice for one job");
    if (made[0]) {
      const [id, isThere, decision] = [made[0].body.id!, surely(true), surely("pending")];
      Object.assign(application, { id, isThere, decision });
    } else if (answers.some(({ status }) => status >= 500)) application.isThere.isUnsure = true;
  };

  private readonly withdraw = async () => {
    const own = [...this.setting.model.applications.values()].filter(
      ({ id, workerId, isThere }) => id !== null && workerId === this.id && isThere.value && !isThere.isUnsure,
    );
    const application = pick(own);
    if (!application) return;
    await this.change(application.isThere, false, () =>
      this.http.call("withdraw", "DELETE", `/api/service-applications/${application.id}`, [204, 409]),
    );
  };

  private readonly list = async () =>
    void (await this.http.call("list", "GET", "/api/service-requests?limit=24&sort=near", [200]));

  protected readonly actions = [
    ...[this.apply, this.apply, this.apply, this.apply, this.withdraw, this.withdraw, this.editProfile],
    ...[this.list, this.list, this.open, this.open, this.editProfile, this.logOutAndIn],
  ];
}
