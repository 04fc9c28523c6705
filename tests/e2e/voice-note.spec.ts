/** A voice note with an application, from the microphone of a browser that hears a tone. */
import { gzipSync } from "node:zlib";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Application } from "../../lib/domains/applications/types";
import {
  en,
  expectGoodAtBothWidths,
  expectGoodScreen,
  fillApplyForm,
  hi,
  PHONE,
  postJob,
  tapAnswers,
  test as base,
  type Member,
} from "./support";
import { weigh } from "./weigh";

/** A browser with a microphone, whose owner lets the page use it, or does not. */
const withMicrophone = (answer: "accept" | "deny") =>
  base.extend({
    launchOptions: [
      async ({ launchOptions }, use) => {
        const microphone = ["--use-fake-device-for-media-stream", `--use-fake-ui-for-media-stream=${answer}`];
        await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...microphone] });
      },
      { scope: "worker" },
    ],
  });
const test = withMicrophone("accept");
const refusing = withMicrophone("deny");

const voice = (key: string) => hi(`apply.voice.${key}`);
const button = (page: Page, name: string): Locator => page.getByRole("button", { name });
const record = (page: Page): Locator => button(page, voice("label"));
const stop = (page: Page): Locator => button(page, voice("stop"));
const listen = (page: Page): Locator => button(page, hi("shell.speech.listen"));
const submit = (page: Page): Locator => button(page, hi("apply.submit"));

/** Records for a little more than a second, as long as a note must be. */
async function speak(page: Page): Promise<void> {
  await expect(stop(page)).toContainText(/0:(?:0[1-9]|[1-5]\d) \/ 1:00/);
}

async function sentNote(worker: Member): Promise<Application> {
  const answer = await worker.api.get("/api/user/service-applications");
  const [application] = (await answer.json()) as Application[];
  return application!;
}

/** Presses play in the browser's own control, and waits until something is heard. */
async function hear(player: Locator): Promise<void> {
  await player.click({ position: { x: 24, y: 24 } });
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0.2);
}

test("a worker records, hears, loses nothing by a reload, records again and sends; the employer hears it", async ({
  people,
}) => {
  const employer = await people.join("employer");
  const job = await postJob(employer);
  const { worker, page } = await fillApplyForm(people, job.id);

  await record(page).click();
  await expect(stop(page)).toBeFocused();
  await speak(page);
  await stop(page).click();
  await listen(page).click();
  await expect(button(page, hi("shell.speech.stop"))).toBeVisible();
  // Played to its end.
  await expect(listen(page)).toBeVisible();
  await expectGoodAtBothWidths(page);

  await page.reload();
  await expect(listen(page)).toBeVisible();
  await button(page, voice("remove")).click();
  await expect(record(page)).toBeFocused();
  await record(page).click();
  await speak(page);
  await stop(page).click();
  await button(page, voice("again")).click();
  await speak(page);
  await expectGoodScreen(page);
  // Someone who sends while speaking has said it.
  await submit(page).click();
  await expect(page).toHaveURL(`/jobs/${job.id}/finish`);

  const { id, voice_note: path, voice_seconds: seconds } = await sentNote(worker);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThan(60);
  const part = await employer.api.get(path!, { headers: { Range: "bytes=0-1" } });
  expect([part.status(), (await part.body()).byteLength]).toEqual([206, 2]);

  const office = await people.browse(employer, PHONE);
  await office.goto(`/job-applications/${job.id}`);
  await office.getByRole("link", { name: worker.username }).click();
  const length = `0:${String(seconds).padStart(2, "0")}`;
  const heard = en("jobApplications.card.voiceNote").replace("{name}", worker.username).replace("{length}", length);
  // Until the script runs, the person is in the page, too, where a wide screen has it.
  await hear(office.getByRole("dialog").getByLabel(heard));
  await expectGoodAtBothWidths(office);

  await page.goto(`/applications/${id}`);
  await hear(page.getByLabel(hi("applicationDetail.voiceNote").replace("{length}", length)));
  await expectGoodScreen(page);
});

test("a note waits with its application for the network", async ({ people }) => {
  const job = await postJob(await people.join("employer"));
  const { worker, page } = await fillApplyForm(people, job.id);
  await record(page).click();
  await speak(page);
  await stop(page).click();
  await expect(listen(page)).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await submit(page).click();
  await expect(page.getByText(hi("waiting.title"), { exact: true })).toBeVisible();
  // Taken back, it is still there.
  await button(page, hi("waiting.drop")).click();
  await expect(listen(page)).toBeVisible();
  await submit(page).click();
  await expect(page.getByText(hi("waiting.title"), { exact: true })).toBeVisible();
  await page.context().setOffline(false);
  await expect
    .poll(async () => ((await sentNote(worker)) as Application | undefined)?.voice_seconds ?? 0, { timeout: 20_000 })
    .toBeGreaterThan(0);
});

refusing("where the microphone may not be used the form says so, and sends without", async ({ people }) => {
  const job = await postJob(await people.join("employer"));
  const { worker, page } = await fillApplyForm(people, job.id);
  await record(page).click();
  await expect(page.getByRole("alert").filter({ hasText: voice("blocked") })).toBeVisible();
  await expectGoodAtBothWidths(page);
  await submit(page).click();
  await expect(page).toHaveURL(`/jobs/${job.id}/finish`);
  expect((await sentNote(worker)).voice_note).toBeNull();
});

test("the recorder's code comes at the first press and not before", async ({ people }) => {
  const job = await postJob(await people.join("employer"));
  const page = await people.browse(await people.join("worker", "hi"), PHONE);
  const { script } = await weigh(page, `/jobs/${job.id}/apply`);
  const recorder: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script")
      recorder.push(response.body().then((body) => gzipSync(body).length));
  });
  await record(page).click();
  await expect(stop(page)).toBeVisible();
  const added = (await Promise.all(recorder)).reduce((sum, bytes) => sum + bytes, 0);
  test.info().annotations.push({ type: "script", description: `${script} bytes, with the recorder ${added} more` });
  expect(added).toBeGreaterThan(0);
  expect(added).toBeLessThanOrEqual(18 * 1024);
  expect(script).toBeLessThanOrEqual(190 * 1024);
});

test("a browser that cannot record, or runs no script, offers nothing", async ({ people }) => {
  const job = await postJob(await people.join("employer"));
  const worker = await people.join("worker", "hi");
  const page = await people.browse(worker, PHONE);
  await page.addInitScript(() => Reflect.deleteProperty(window, "MediaRecorder"));
  await page.goto(`/jobs/${job.id}/apply`);
  await tapAnswers(page);
  await expect(record(page)).toHaveCount(0);
  const still = await people.browse(worker, { ...PHONE, javaScriptEnabled: false });
  await still.goto(`/jobs/${job.id}/apply`);
  await expect(submit(still)).toBeVisible();
  await expect(record(still)).toHaveCount(0);
});
