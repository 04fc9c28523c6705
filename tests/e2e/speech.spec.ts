import { expect } from "@playwright/test";
import { givePhone, said } from "./speech-support";
import { expectGoodScreen, hi, PHONE, postJob, test } from "./support";

test("a worker has a job read aloud from its card and its page, one at a time", async ({ people }) => {
  const employer = await people.join("employer");
  const place = "Koregaon Park, Pune";
  const first = await postJob(employer, { location: place, salary: "15000" });
  await postJob(employer, { location: place, salary: "16000" });
  const page = await people.browse(await people.join("worker", "hi"), PHONE);
  await givePhone(page, ["hi-IN"]);
  await page.goto("/?search=Koregaon");
  const listen = page.getByRole("button", { name: hi("shell.speech.listen") });
  await expect(listen).toHaveCount(await page.getByRole("article").count());
  await expectGoodScreen(page);
  const stop = page.getByRole("button", { name: hi("shell.speech.stop") });
  await listen.nth(0).click();
  await expect(stop).toHaveCount(1);
  await listen.nth(0).click();
  await expect(
    page
      .getByRole("article")
      .nth(1)
      .getByRole("button", { name: hi("shell.speech.stop") }),
  ).toBeVisible();
  await expect(stop).toHaveCount(1);
  expect((await said(page)).filter((text) => text.includes("रुपये"))).toHaveLength(1);
  await stop.click();
  expect(await said(page)).toEqual([]);
  // Neither does it go on after the list is left.
  await listen.nth(0).click();
  await expect.poll(() => said(page)).not.toEqual([]);
  await page.locator(`a[href="/jobs/${first.id}"]`).first().click();
  await expect(page).toHaveURL(`/jobs/${first.id}`);
  await expect(listen).toHaveCount(1);
  expect(await said(page)).toEqual([]);
  await listen.click();
  expect(await said(page)).toContain("महीने के 15000 रुपये");
  await expectGoodScreen(page);
});

test("without a voice for the language there is no such button", async ({ people }) => {
  const { id } = await postJob(await people.join("employer"));
  const page = await people.browse(await people.join("worker", "hi"), PHONE);
  await givePhone(page, ["ta-IN"]);
  await page.goto(`/jobs/${id}`);
  await page.waitForFunction(() => speechSynthesis.getVoices().length > 0);
  await expect(page.getByRole("link", { name: hi("jobDetail.applyNow") })).toBeVisible();
  await expect(page.getByRole("button", { name: hi("shell.speech.listen") })).toHaveCount(0);
});
