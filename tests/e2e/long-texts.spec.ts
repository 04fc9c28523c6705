/** Whatever people type, no screen is wider than its window: every typed field is one word of 110 letters, as far as it may be so long. */
import { expect, type APIResponse, type Page } from "@playwright/test";
import { openAsAdmin } from "./office-support";
import { applyTo, decide, DESKTOP, en, PHONE, postJob, test, type Member, type People } from "./support";

const letters = (letter: string, count = 110) => letter.repeat(count);
const item = letters("i", 60);

const done = async (call: Promise<APIResponse>): Promise<Record<string, unknown>> => {
  const answer = await call;
  expect(answer.ok(), `${answer.url()} answered ${answer.status()}: ${await answer.text()}`).toBe(true);
  return answer.status() === 204 ? {} : ((await answer.json()) as Record<string, unknown>);
};

/** A job, an applicant who is called, and cases, with a word in every field that is typed. */
async function wordy(people: People) {
  const name = (letter: string) => ({
    username: `${letter}${Date.now().toString(36)}`.padEnd(32, letter),
    name: letters(letter),
  });
  const employer = await people.join("employer", "en", name("e"));
  const company = { companyName: letters("c"), companyDescription: letters("d") };
  await done(
    employer.api.put("/api/user/profile", { data: { ...company, bio: letters("b"), location: letters("l") } }),
  );
  const lines = [
    "workingDays",
    "workEnvironment",
    "probationPeriod",
    "contractDuration",
    "noticePeriod",
    "holidayPolicy",
  ];
  const more = ["dresscode", "specialInstructions", "exactAddress", "location", "shift", "title", "company_name"];
  const { id: job } = await postJob(employer, {
    ...Object.fromEntries([...lines, ...more].map((field) => [field, letters("j")])),
    ...{ requirements: [letters("r")], additionalSkills: [letters("s")] },
    ...{ accommodationProvided: true, accommodationDetails: letters("a") },
  });
  const draft = { fields: { title: letters("t"), location: letters("l") } };
  await done(employer.api.put("/api/client/form-draft", { data: { key: "journey", ...draft } }));

  const worker = await people.join("worker", "en", name("w"));
  const profile = {
    location: letters("l"),
    availability: letters("v"),
    primaryLanguage: item,
    skills: [item],
    bio: letters("b"),
  };
  const workHistory = [
    { jobTitle: letters("t"), company: letters("c"), startDate: "2022-11-01", endDate: "2026-09-01" },
  ];
  await done(worker.api.put("/api/user/profile", { data: { ...profile, preferredLocations: [item], workHistory } }));
  const application = await applyTo(worker, job);
  await done(
    employer.api.put(`/api/service-applications/${application}/private-note`, { data: { text: letters("n") } }),
  );
  const times = [new Date(Date.now() + 2 * 86_400_000).toISOString()];
  await done(
    employer.api.put(`/api/service-applications/${application}/interview`, { data: { times, place: letters("p") } }),
  );
  const report = { about: "job", id: job, topic: "other", text: letters("o") };
  await done(worker.api.post("/api/user/reports", { data: report }));
  await done(worker.api.post("/api/user/grievances", { data: { kind: "money", text: letters("g") } }));
  const call = { kind: "appeal", name: letters("v"), phone: "9876543210", text: letters("x") };
  await done(employer.api.post("/api/grievances", { data: call }));
  return { employer, worker, job, application };
}

/** The screens among these that are wider than the window, opened on a phone, unfolded, and then made as wide as a desktop. */
async function wider(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await page.setViewportSize(PHONE.viewport!);
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBeLessThan(400);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState("load");
    await page.locator("main details").evaluateAll((all) => all.forEach((one) => one.setAttribute("open", "")));
    for (const { viewport } of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport!);
      const { width, room } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        room: document.documentElement.clientWidth,
      }));
      if (width > room) found.push(`${path}: ${width} of ${room}`);
    }
  }
  return found;
}

const widerFor = async (people: People, member: Member, paths: readonly string[]): Promise<string[]> =>
  wider(await people.browse(member, PHONE), paths);

test(
  "one long word in every field widens no screen of worker, employer and admin",
  { tag: "@long" },
  async ({ people }) => {
    test.slow();
    const { employer, worker, job, application } = await wordy(people);
    const employers = [
      ...[
        "/",
        "/employer/dashboard",
        "/employer/jobs/new",
        "/employer/jobs/new?form=long",
        "/employer/profile",
        "/hired",
      ],
      ...["/employer/answers", "/employer/today", `/employer/jobs/edit/${job}`, `/employer/jobs/${job}`],
      ...[
        `/employer/jobs/new?from=${job}`,
        `/job-applications/${job}`,
        `/job-applications/${job}?person=${application}`,
      ],
      ...[
        "/account",
        "/account/data",
        "/notifications",
        "/disagree",
        "/grievance",
        `/report/application/${application}`,
      ],
    ];
    const workers = [
      ...["/", "/applied", "/accepted", "/saved", "/my-work", "/profile", "/profile/steps", "/profile/steps/work"],
      ...[
        "/profile/steps/place",
        "/places",
        "/jobs/category/chef-cook",
        `/jobs/${job}`,
        `/applications/${application}`,
      ],
      ...["/account", "/account/data", "/notifications", "/disagree", "/grievance", `/report/job/${job}`],
      `/?search=${letters("q")}`,
    ];
    const found = [await widerFor(people, employer, employers), await widerFor(people, worker, workers)];

    const office = await openAsAdmin(people, "/admin/cases");
    const numbers = (await (await office.request.get("/api/admin/cases")).json()) as {
      id: string;
      subject: { id: string } | null;
    }[];
    const cases = numbers.slice(0, 4).map(({ id }) => `/admin/cases/${id}`);
    const admins = [
      ...["/admin-dashboard", "/admin/users", "/admin/jobs", "/admin/applications", "/admin/jobs/skim", "/admin/audit"],
      ...[
        "/admin/security",
        "/admin/cases",
        "/admin/users/new",
        "/admin/jobs/new",
        `/jobs/${job}`,
        `/admin/jobs/edit/${job}`,
      ],
      ...[`/admin/users?search=${employer.username}`, `/admin/jobs?search=${letters("q")}`],
      ...["", "?tab=jobs", "?tab=history"].map((tab) => `/admin/users/${employer.id}${tab}`),
      ...["", "?tab=applications", "?tab=history"].map((tab) => `/admin/users/${worker.id}${tab}`),
      ...cases,
    ];
    expect(cases.length).toBeGreaterThan(0);
    found.push(await wider(await openAsAdmin(people, "/admin-dashboard", PHONE), admins));

    // Once the work is hers, her screens and the employer's name the same job, place and people elsewhere.
    await decide(employer, application, "accepted");
    found.push(
      await widerFor(people, employer, ["/hired", "/employer/today", `/job-applications/${job}?person=${application}`]),
      await widerFor(people, worker, ["/accepted", "/applied", "/notifications", `/applications/${application}`]),
    );
    expect(found.flat()).toEqual([]);
  },
);

test("an action's longest word stays whole on a narrow phone", async ({ people }) => {
  const employer = await people.join("employer");
  await postJob(employer);
  const page = await people.browse(employer, PHONE);
  await page.goto("/");
  const share = page.getByRole("button", { name: new RegExp(`^${en("ownJob.actions.share")}`) });
  await expect(share).toBeVisible();
  const lines = await share.evaluate((button) => {
    const text = [...button.childNodes].find((node) => node.textContent?.includes("WhatsApp") && node.nodeType === 3)!;
    const range = document.createRange();
    const at = text.textContent!.indexOf("WhatsApp");
    range.setStart(text, at);
    range.setEnd(text, at + "WhatsApp".length);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});
