/** The names by which people are called: asked for before the first application, never a phone number (decisions/0050). */
import { expect, type Locator, type Page } from "@playwright/test";
import { PAGES } from "../../lib/access/screens/screens";
import {
  applyTo,
  decide,
  DESKTOP,
  en,
  expectGoodAtBothWidths,
  expectGoodScreen,
  hi,
  holdBackScript,
  PHONE,
  postJob,
  signIn,
  tapAnswers,
  test,
} from "./support";

const send = (page: Page): Locator => page.getByRole("button", { name: hi("apply.submit") });
const offer = (page: Page): Locator => page.locator("details").filter({ hasText: hi("recovery.number.ask") });
const newNumber = (): string => `9${Math.random().toString().slice(2, 11)}`;

const OFFICE = [
  ...["users", "jobs", "jobs/skim", "applications", "audit", "cases", "grievances"],
  ...["users/new", "jobs/new"],
];

test(
  "a login name that is a phone number is on no page of an employer or admin",
  { tag: "@long" },
  async ({ people }) => {
    const [named, nameless] = [newNumber(), newNumber()];
    const [meena, nobody] = [
      await people.join("worker", "hi", { username: named, name: "Meena Kumari" }),
      await people.join("worker", "hi", { username: nameless, name: null }),
    ];
    const employer = await people.join("employer", "en", { username: newNumber(), name: null });
    const job = await postJob(employer, { title: "Cook for a family" });
    const application = await applyTo(meena, job.id);
    await decide(employer, application, "shortlisted");
    await decide(employer, await applyTo(nobody, job.id), "accepted");
    for (const { api } of [meena, nobody, employer]) {
      const complaint = { kind: "other", text: "Nobody answers." };
      expect((await api.post("/api/user/grievances", { data: complaint })).status()).toBe(201);
    }

    const paths = { job: `/jobs/${job.id}`, own: `/employer/jobs/${job.id}`, received: `/job-applications/${job.id}` };
    const walks = {
      employer: ["/", paths.own, paths.received, `/employer/jobs/edit/${job.id}`, "/employer/jobs/new", "/hired"],
      admin: ["/", ...OFFICE.map((page) => `/admin/${page}`), paths.job, paths.received],
      all: [
        "/account",
        "/account/data",
        "/first-steps",
        "/notifications",
        "/help",
        "/grievance",
        "/disagree",
        "/unsubscribe/none",
      ],
    };
    walks.employer.push(
      "/employer/profile",
      "/employer/dashboard",
      "/employer/applications",
      "/employer/answers",
      "/employer/today",
      // Their sentence where the address names no job.
      "/job-applications",
      "/employer/jobs/edit",
      "/profile/steps",
    );
    const reports = [`/report/job/${job.id}`, "/report/sent", `/report/application/${application}`];
    for (const walk of [walks.employer, walks.admin]) walk.push(...reports);
    walks.admin.push("/admin", "/admin-dashboard", "/admin/security");
    walks.admin.push(...[meena, nobody, employer].map(({ id }) => `/admin/users/${id}`));
    const office = await people.browse(employer, DESKTOP);
    const desk = await people.browse(null, DESKTOP);
    await signIn(desk.context(), "admin");
    const cases = (await (await desk.request.get("/api/admin/cases")).json()) as { id: string }[];
    expect(cases.length).toBeGreaterThan(3);
    walks.admin.push(`/admin/jobs/edit/${job.id}`, ...cases.map(({ id }) => `/admin/cases/${id}`));
    for (const [audience, page, own] of [
      ["employer", office, [employer.username]] as const,
      ["admin", desk, []] as const,
    ]) {
      const walked = [...walks[audience], ...walks.all];
      for (const { pattern } of PAGES[audience])
        expect(walked.filter((path) => pattern.test(path)).length, String(pattern)).toBeGreaterThan(
          /photo|work|place|terms|phone|done/.test(String(pattern)) ? -1 : 0,
        );
      for (const path of walked) {
        const html = await (await page.request.get(path)).text();
        for (const number of [named, nameless, employer.username])
          if (!own.includes(number as never)) expect(html, `${path} has ${number}`).not.toContain(number);
      }
    }

    await office.goto(paths.received);
    await expect(office.getByRole("heading", { name: "Meena Kumari" }).first()).toBeVisible();
    await expect(
      office.getByRole("heading", { name: en("jobApplications.card.unnamed"), exact: true }).first(),
    ).toBeVisible();
    await expectGoodAtBothWidths(office);
    await office.goto("/hired");
    await expect(office.getByRole("heading", { name: en("hired.unnamed") })).toBeVisible();
    await expect(office.getByText(en("hired.hidden"))).toHaveCount(0);
    await expectGoodAtBothWidths(office);
    await desk.goto(`/admin/users/${meena.id}`);
    await expect(desk.getByText("Meena Kumari (•••)").first()).toBeVisible();
    await expectGoodAtBothWidths(desk);
  },
);

for (const script of ["with", "without"] as const) {
  test(
    `a worker without a name is asked for it before the first application, ${script} script`,
    { tag: script === "without" ? "@long" : [] },
    async ({ people }) => {
      const employer = await people.join("employer");
      const [first, second] = [await postJob(employer), await postJob(employer)];
      const worker = await people.join("worker", "hi", { username: newNumber(), name: null });
      const page = await people.browse(worker, PHONE);
      if (script === "without") await holdBackScript(page);
      await page.goto(`/jobs/${first.id}/apply`);
      await tapAnswers(page);
      await send(page).click();
      const name = page.locator("[name=name]");
      await expect(name).toHaveAccessibleDescription(new RegExp(hi("validation.nameRequired")));
      await expectGoodScreen(page);
      await name.fill("98765 43210");
      await send(page).click();
      await expect(name).toHaveAccessibleDescription(new RegExp(hi("validation.nameIsNumber")));
      await expect(name).toHaveValue("98765 43210");
      await name.fill("मीना देवी");
      await expectGoodAtBothWidths(page);
      await send(page).click();
      await expect(page).toHaveURL(new RegExp(`/jobs/${first.id}/finish$`));
      const applications = await employer.api.get(`/api/jobs/${first.id}/applications`);
      expect(await applications.json()).toMatchObject([
        { worker: { username: null }, worker_profile: { name: "मीना देवी" } },
      ]);
      await page.goto(`/jobs/${second.id}/apply`);
      await expect(send(page)).toBeVisible();
      await expect(name).toHaveCount(0);
    },
  );

  test(
    `a recovery number is offered after the first application, ${script} script`,
    { tag: script === "without" ? "@long" : [] },
    async ({ people }) => {
      const employer = await people.join("employer");
      const [first, second] = [await postJob(employer), await postJob(employer)];
      const worker = await people.join("worker", "hi");
      await applyTo(worker, first.id);
      const page = await people.browse(worker, PHONE);
      if (script === "without") await holdBackScript(page);
      await page.goto(`/jobs/${first.id}/finish`);
      await expect(offer(page).getByRole("button")).toHaveCount(0);
      await expectGoodAtBothWidths(page);
      await offer(page).locator("summary").click();
      const password = offer(page).locator("[name=currentPassword]");
      const make = offer(page).getByRole("button", { name: hi("recovery.number.make") });
      await password.fill("not-the-password");
      await make.click();
      await expect(password).toHaveAccessibleDescription(hi("validation.wrongPassword"));
      await expectGoodAtBothWidths(page);
      await password.fill(worker.password);
      await make.click();
      const digits = offer(page).getByText(/^(?:\d{4} ){3}\d{4}$/);
      await expect(digits).toBeVisible();
      await expectGoodAtBothWidths(page);
      const code = (await digits.textContent())!;
      if (script === "with") {
        await offer(page)
          .getByRole("button", { name: hi("recovery.number.kept") })
          .click();
        await expect(offer(page)).toHaveCount(0);
        await page.reload();
        await expect(offer(page)).toHaveCount(0);
      }
      const values = { username: worker.username, code, newPassword: "only-for-journeys-7" };
      expect((await worker.api.post("/api/recovery", { data: values })).status()).toBe(204);
      // Once: later it is in the account.
      await worker.api.post("/api/login", { data: { username: worker.username, password: values.newPassword } });
      await applyTo(worker, second.id);
      const again = await people.browse(worker, PHONE);
      for (const { id } of [first, second]) {
        await again.goto(`/jobs/${id}/finish`);
        await expect(again.getByRole("button", { name: hi("finish.finish") })).toBeVisible();
        await expect(offer(again)).toHaveCount(0);
      }
    },
  );
}
