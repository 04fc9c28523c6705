/** A worker asks to be told of new work, and ends it. */
import { expect } from "@playwright/test";
import { withConnection } from "../../scripts/lib/connection";
import { expectGoodAtBothWidths, hi, hydrated, PHONE, postJob, test } from "./support";

test("after a search one tap keeps it; the account lists it; a message ends it in one tap", async ({ people }) => {
  const employer = await people.join("employer");
  const { id: jobId } = await postJob(employer);
  const worker = await people.join("worker", "hi");
  expect((await worker.api.put("/api/user/places", { data: { places: ["gurgaon"] } })).status()).toBe(200);
  const page = await people.browse(worker, PHONE);
  await page.goto("/");
  await expect(page.getByRole("button", { name: hi("jobs.tellMe.ask") })).toHaveCount(0);
  await page.goto("/?category=chef-cook");
  const ask = page.getByRole("button", { name: hi("jobs.tellMe.ask") });
  await hydrated(ask);
  await ask.click();
  await expect(page.getByText(hi("jobs.tellMe.done"))).toBeVisible();
  await expectGoodAtBothWidths(page);
  // The same search says so afterwards.
  await page.reload();
  await expect(page.getByText(hi("jobs.tellMe.done"))).toBeVisible();

  // Also where the jobs are listed by kind of work.
  await page.goto("/jobs/category/chef-cook");
  await expect(page.getByText(hi("jobs.tellMe.done"))).toBeVisible();
  await expectGoodAtBothWidths(page);

  await page.goto("/account");
  const section = page.getByRole("region", { name: hi("jobs.tellMe.title") });
  await expect(section.getByRole("listitem")).toContainText(hi("options.category.chef-cook"));
  await expectGoodAtBothWidths(page);

  await withConnection(process.env.E2E_DATABASE_URL!, (client) =>
    client.query(
      "INSERT INTO notifications (id, user_id, kind, job_id) VALUES (gen_random_uuid(), $1, 'new_jobs', $2)",
      [worker.id, jobId],
    ),
  );
  await page.goto("/notifications");
  await expect(page.getByRole("link", { name: hi("notifications.kind.new_jobs") })).toHaveAttribute(
    "href",
    `/jobs/${jobId}`,
  );
  await page.getByRole("button", { name: hi("notifications.stopNewJobs") }).click();
  await expect(page.getByText(hi("notifications.stoppedNewJobs"))).toBeVisible();
  await expectGoodAtBothWidths(page);
  expect(await (await worker.api.get("/api/user/saved-searches")).json()).toEqual([]);
});

test("someone of whom no place is known is asked for it", async ({ people }) => {
  const page = await people.browse(await people.join("worker", "hi"), PHONE);
  await page.goto("/?category=chef-cook");
  const ask = page.getByRole("button", { name: hi("jobs.tellMe.ask") });
  await hydrated(ask);
  await ask.click();
  await expect(page.getByRole("link", { name: hi("jobs.tellMe.place") })).toHaveAttribute("href", "/places");
});
