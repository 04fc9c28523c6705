/** The sums maintained by triggers equal a count of the rows, after any changes, including concurrent ones. */
import "../support/raised-limits";
import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/client";
import { jobBody, makeApplication, makeJob, makePerson } from "../support/factories";

async function expectKept(): Promise<void> {
  const counted = await db.$queryRaw`
    SELECT employer_id, count(*)::int AS jobs, (count(*) FILTER (WHERE status = 'open'))::int AS open_jobs,
      (count(*) FILTER (WHERE status = 'open' AND urgency_level = 'immediate'))::int AS urgent_jobs,
      sum(applications_count)::int AS applications, sum(views_count)::int AS views
    FROM jobs WHERE removed_at IS NULL GROUP BY employer_id ORDER BY employer_id`;
  const kept = await db.$queryRaw`
    SELECT employer_id, jobs, open_jobs, urgent_jobs, applications, views FROM employer_figures
    WHERE jobs <> 0 ORDER BY employer_id`;
  expect(kept).toEqual(counted);
  const leftovers = await db.employerFigures.findMany({ where: { jobs: 0 } });
  for (const { openJobs, urgentJobs, applications, views } of leftovers) {
    expect([openJobs, urgentJobs, applications, views]).toEqual([0, 0, 0, 0]);
  }
  const days = await db.$queryRaw`
    SELECT kind, sum(count)::int AS count FROM daily_counts GROUP BY kind HAVING sum(count) <> 0 ORDER BY kind`;
  const rows = await db.$queryRaw`
    SELECT * FROM (
      SELECT 'active_users' AS kind, count(*)::int AS count FROM users WHERE deactivated_at IS NULL
      UNION ALL SELECT 'applications', count(*)::int FROM applications
      UNION ALL SELECT 'jobs', count(*)::int FROM jobs WHERE removed_at IS NULL
      UNION ALL SELECT 'open_jobs', count(*)::int FROM jobs WHERE removed_at IS NULL AND status = 'open'
      UNION ALL SELECT 'users', count(*)::int FROM users
    ) AS counts WHERE count <> 0 ORDER BY kind`;
  expect(days).toEqual(rows);
}

test("through posting, views, applications, decisions, closing, removing, withdrawing and deactivation", async () => {
  const employers = await Promise.all([makePerson("employer"), makePerson("client")]);
  const workers = await Promise.all([1, 2, 3, 4].map(() => makePerson("worker")));
  const posted = await Promise.all(
    employers.flatMap(({ browser }) =>
      ["immediate", "flexible", "immediate"].map((urgencyLevel) =>
        browser.call("POST", "/api/service-requests", { json: jobBody({ urgencyLevel }) }),
      ),
    ),
  );
  const jobs = posted.map(({ body }) => body as { id: string });
  await expectKept();
  // Everyone views and applies to everything concurrently.
  const answers = { gender: "female", experience: "2-5 years" };
  const applied = await Promise.all(
    workers.flatMap(({ browser }) =>
      jobs.map(async ({ id }) => {
        await browser.call("GET", `/api/service-requests/${id}`);
        const apply = () => browser.call("POST", `/api/service-requests/${id}/apply`, { json: answers });
        // So many at once may find no connection free in time: they are told to come again, and do.
        let answer = await apply();
        for (let time = 0; answer.status === 503 && time < 5; time += 1) answer = await apply();
        return answer;
      }),
    ),
  );
  expect(applied.map(({ status }) => status)).toEqual(applied.map(() => 201));
  await expectKept();
  const [first, second, third] = jobs as [{ id: string }, { id: string }, { id: string }];
  const mine = (await db.application.findMany({ where: { workerId: workers[0]!.id }, select: { id: true } })).slice(
    0,
    3,
  );
  await Promise.all([
    ...mine.map(({ id }) => workers[0]!.browser.call("DELETE", `/api/service-applications/${id}`)),
    employers[0].browser.call("PUT", `/api/jobs/${first.id}/status`, { json: { status: "closed" } }),
    employers[0].browser.call("PUT", `/api/jobs/${second.id}`, { json: { urgencyLevel: "flexible" } }),
    employers[0].browser.call("DELETE", `/api/service-requests/${third.id}`),
  ]);
  await expectKept();
  const admin = await makePerson("admin");
  expect((await admin.browser.call("POST", `/api/admin/users/${employers[1].id}/deactivate`)).status).toBe(200);
  expect(await db.employerFigures.findUnique({ where: { employerId: employers[1].id } })).toMatchObject({
    jobs: 3,
    openJobs: 0,
    urgentJobs: 0,
  });
  await expectKept();
});

test("through statements with many rows, and deletions", async () => {
  const employer = await makePerson("employer");
  const job = await makeJob(employer.id, { createdAt: new Date("2025-03-01T20:00:00Z") });
  await makeJob(employer.id, { createdAt: new Date("2025-03-02T20:00:00Z"), removedAt: new Date() });
  const application = await makeApplication(job.id, (await makePerson("worker")).id);
  await expectKept();
  await db.job.updateMany({
    where: { employerId: employer.id },
    data: { status: "closed", viewsCount: { increment: 2 } },
  });
  await expectKept();
  await db.application.delete({ where: { id: application.id } });
  await db.job.deleteMany({ where: { employerId: employer.id } });
  await expectKept();
});
