import { expect } from "@playwright/test";
import { recordShown, registrationOf, shownBy, stubSubscribe } from "./push-support";
import { applyTo, decide, en, expectGoodAtBothWidths, hi, PHONE, postJob, test } from "./support";

const PRODUCT = "KaamSetu";
const named = (key: string): string => hi(key).replaceAll("{product}", PRODUCT);

test("after applying a phone is asked with a reason, shows what comes, and is turned off in the account", async ({
  people,
}) => {
  const [employer, worker] = [await people.join("employer"), await people.join("worker", "hi")];
  const job = await postJob(employer);
  const application = await applyTo(worker, job.id);
  const page = await people.browse(worker, PHONE);
  await stubSubscribe(page);
  const devtools = await page.context().newCDPSession(page);
  const registration = registrationOf(devtools);
  await devtools.send("ServiceWorker.enable");

  await page.goto("/");
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  await page.goto(`/jobs/${job.id}/finish`);
  const asked = page.getByRole("region", { name: hi("pushAsk.title") });
  await expect(asked.getByText(named("pushAsk.reason"))).toBeVisible();
  // The rules come first there.
  for (const answer of ["yes", "no"])
    await expect(asked.getByRole("button", { name: hi(`pushAsk.${answer}`) })).toBeVisible();
  await expectGoodAtBothWidths(page);
  // Not answered there, it comes once more with the list, and is not asked again after 'Not now'.
  await page.goto("/applied");
  await asked.getByRole("button", { name: hi("pushAsk.no") }).click();
  await expect(asked).toHaveCount(0);
  for (const path of ["/applied", `/jobs/${job.id}/finish`]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(asked).toHaveCount(0);
  }
  await page.evaluate(() => localStorage.removeItem("push-declined-at"));
  await page.goto("/applied");
  await expect(asked).toBeVisible();
  await expectGoodAtBothWidths(page);
  // The list of applications has it already, to be read without network.
  const started = page.context().serviceWorkers()[0] ?? page.context().waitForEvent("serviceworker");
  await asked.getByRole("button", { name: hi("pushAsk.yes") }).click();
  const serviceWorker = await started;
  await expect(asked.getByText(hi("pushAsk.done"))).toBeVisible();
  expect(await (await worker.api.get("/api/user/push-subscription")).json()).toMatchObject({ isOn: true });

  // A message as the server composes it, and as the push service would hand it over.
  await decide(employer, application, "shortlisted");
  await recordShown(serviceWorker);
  const message = { title: `${PRODUCT} से 1 नई सूचना`, body: "", path: "/notifications", tag: "news", language: "hi" };
  await devtools.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    data: JSON.stringify(message),
  });
  await expect.poll(() => shownBy(serviceWorker)).toEqual([{ title: message.title, lang: "hi", tag: "news" }]);

  await page.goto("/account");
  const section = page.getByRole("region", { name: hi("notifySettings.title") });
  await expect(section.getByText(hi("notifySettings.on"))).toBeVisible();
  await section.getByRole("switch", { name: hi("notifySettings.details") }).check();
  await section.getByRole("switch", { name: hi("notifySettings.quiet") }).uncheck();
  await section.getByRole("button", { name: hi("notifySettings.save") }).click();
  await expect(page.getByText(hi("notifySettings.saved"))).toBeVisible();
  await expectGoodAtBothWidths(page);
  const kept = await (await worker.api.get("/api/user/notification-settings")).json();
  expect(kept).toMatchObject({ showsDetails: true, quiet: null });
  await section.getByRole("button", { name: hi("notifySettings.turnOff") }).click();
  await expect(section.getByText(hi("notifySettings.off"))).toBeVisible();
});

test("an employer is asked once, when the first application has arrived, and may refuse", async ({ people }) => {
  const employer = await people.join("employer");
  const job = await postJob(employer);
  const page = await people.browse(employer, PHONE);
  await stubSubscribe(page);
  const asked = page.getByRole("region", { name: en("pushAsk.title") });
  const shown = page.getByRole("heading", { level: 1, name: en("dashboard.title") });
  await page.goto("/");
  await expect(shown).toBeVisible();
  await expect(asked).toHaveCount(0);

  await applyTo(await people.join("worker", "hi"), job.id);
  await page.goto("/");
  await expect(asked.getByText(en("pushAsk.employerReason").replace("{product}", PRODUCT))).toBeVisible();
  await expectGoodAtBothWidths(page);
  await asked.getByRole("button", { name: en("pushAsk.no") }).click();
  await expect(asked).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem("push-declined-at", String(Date.now() - 60 * 86_400_000)));
  await page.goto("/");
  await expect(shown).toBeVisible();
  await expect(asked).toHaveCount(0);

  // In another browser it is a new question.
  const other = await people.browse(employer, PHONE);
  await stubSubscribe(other);
  await other.goto("/");
  const again = other.getByRole("region", { name: en("pushAsk.title") });
  await again.getByRole("button", { name: en("pushAsk.yes") }).click();
  await expect(again.getByText(en("pushAsk.employerDone"))).toBeVisible();
  expect(await (await employer.api.get("/api/user/push-subscription")).json()).toMatchObject({ isOn: true });
});
