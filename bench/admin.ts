/**
 * Measures every admin list with every filter, and the figures, on the database in DATABASE_URL. The times include
 * Prisma's work and the round trip to the server.
 */
// Set before the application's modules read it.
process.env.SESSION_SECRET ??= "only-for-measuring-0123456789abcdef";

export {};

const { db } = await import("@/lib/platform/db/client");
const { getAdminStats, getUserDetails, listDailyFigures } = await import("@/lib/domains/admin/queries");
const { listJobsForAdmin, listUsers } = await import("@/lib/domains/admin/list-queries");
const { listAudit } = await import("@/lib/domains/admin/audit-queries");
const { adminJobsQuery, auditQuery, listUsersQuery } = await import("@/lib/domains/admin/schema");
const { encodeCursor } = await import("@/lib/platform/http/pagination");
const { actorOf } = await import("@/tests/support/actor");
const { combinations } = await import("./lib/combinations");
const { measure, report } = await import("./lib/measure");

const LIMIT_MS = 100;
// A page deep in the list: cost must not grow with depth.
const OLD = encodeCursor({ value: "2025-12-24T10:00:00.000Z", id: "00000000-0000-7000-8000-000000000000" });

const admin = await actorOf(await db.user.findFirstOrThrow({ where: { role: "super_admin" } }), "admin");
const employer = await db.job.findFirstOrThrow({ select: { employerId: true } });

const timings = [
  await measure("stats", async () => Object.keys(await getAdminStats(admin)).length),
  await measure("figures of 90 days", async () => (await listDailyFigures(admin, 90)).length),
  await measure("user details", async () => (await getUserDetails(admin, employer.employerId)).jobs.length),
];
const users = combinations({
  role: [undefined, "worker", "service_provider", "employer", "client", "admin", "super_admin", "employers"],
  search: [undefined, "lakshmi_12", "su", "a", "99", "1234567", "xyzzy"],
  direction: ["asc", "desc"],
  cursor: [undefined, OLD],
});
for (const filter of users) {
  const query = listUsersQuery.parse(filter);
  timings.push(
    await measure(`users ${JSON.stringify(filter)}`, async () => (await listUsers(admin, query)).items.length),
  );
}
const jobs = combinations({
  status: [undefined, "open", "closed", "draft"],
  search: [undefined, "cook", "rasoiya", "गुड़गांव", "nanny patna", "gate madurai", "a", "xyzzy"],
  direction: ["asc", "desc"],
  cursor: [undefined, OLD],
});
for (const filter of jobs) {
  const query = adminJobsQuery.parse(filter);
  timings.push(
    await measure(`jobs ${JSON.stringify(filter)}`, async () => (await listJobsForAdmin(admin, query)).items.length),
  );
}
for (const filter of combinations({ action: [undefined, "user.deactivate"], search: [undefined, "admin", "xyzzy"] })) {
  const query = auditQuery.parse(filter);
  timings.push(
    await measure(`audit ${JSON.stringify(filter)}`, async () => (await listAudit(admin, query)).items.length),
  );
}

process.exitCode = report(timings, LIMIT_MS) ? 0 : 1;
await db.$disconnect();
