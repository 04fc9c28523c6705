/**
 * From a posted job to the call: a worker in Marathi and an employer, both on phones of 360 px, with a push on the way. Taps
 * and letters are counted by the pages themselves.
 */
import { expect, type Page } from "@playwright/test";
import { startPushService, type LocalSubscription } from "../support/push-service";
import { recordShown, registrationOf, shownBy, stubSubscribe } from "./push-support";
import { applyTo, en, expectGoodScreen, hydrated, mr, PHONE, postJob, test, type Member } from "./support";

const EMPLOYERS_PHONE = "+919810012345";
const NO_QUIET = { email: false, message: false, dailySum: false, showsDetails: false, muted: [], quiet: null };

/** Counts what a person does on a page from now on. */
async function count(page: Page): Promise<{ taps: number; letters: number }> {
  const done = { taps: 0, letters: 0 };
  await page.exposeFunction("noteTap", () => void (done.taps += 1));
  await page.exposeFunction("noteLetters", (letters: number) => void (done.letters += letters));
  await page.addInitScript(() => {
    const scope = window as unknown as { noteTap: () => void; noteLetters: (letters: number) => void };
    const options = { capture: true };
    addEventListener("pointerdown", ({ isTrusted }) => isTrusted && scope.noteTap(), options);
    addEventListener(
      "beforeinput",
      ({ isTrusted, data }) => isTrusted && scope.noteLetters(data?.length ?? 0),
      options,
    );
  });
  return done;
}

const put = async ({ api }: Member, path: string, data: object) =>
  expect((await api.put(path, { data })).ok(), path).toBe(true);

/** Has the worker's phone tell, as someone does after the first application. @returns what its service worker shows. */
async function turnOn(page: Page, appliedTo: string, subscription: LocalSubscription) {
  await stubSubscribe(page, subscription);
  const devtools = await page.context().newCDPSession(page);
  const registration = registrationOf(devtools);
  await devtools.send("ServiceWorker.enable");
  await page.goto(`/jobs/${appliedTo}/finish`);
  const started = page.context().waitForEvent("serviceworker");
  await page.getByRole("button", { name: mr("pushAsk.yes") }).click();
  const worker = await started;
  await expect(page.getByText(mr("pushAsk.done"))).toBeVisible();
  await recordShown(worker);
  return {
    /** Hands a message over as the push service would. */
    deliver: async (message: Record<string, unknown>) =>
      devtools.send("ServiceWorker.deliverPushMessage", {
        origin: new URL(page.url()).origin,
        registrationId: await registration,
        data: JSON.stringify(message),
      }),
    shown: () => shownBy(worker),
  };
}

test("a returning worker applies in two taps, is told by a push, and sees whom to call", async ({ people }) => {
  const push = await startPushService(Number(process.env.E2E_PUSH_PORT));
  try {
    const [employer, before] = [await people.join("employer"), await people.join("employer")];
    const worker = await people.join("worker", "mr");
    await put(employer, "/api/user/account", { phone: EMPLOYERS_PHONE, whatsapp: true });
    await put(worker, "/api/user/account", { phone: "+919876543210", whatsapp: true });
    await put(worker, "/api/user/notification-settings", NO_QUIET);
    const earlier = await postJob(before);
    await applyTo(worker, earlier.id);
    const seeker = await people.browse(worker, PHONE);
    const subscription = push.subscription();
    const phone = await turnOn(seeker, earlier.id, subscription);
    const office = await people.browse(employer, PHONE);

    const job = await postJob(employer);
    const begin = Date.now();
    const [seekers, offices] = [await count(seeker), await count(office)];
    await seeker.goto(`/?search=${encodeURIComponent(job.title)}`);
    await seeker
      .getByRole("article")
      .getByRole("link", { name: mr("jobs.card.applyForPosition") })
      .tap();
    await expect(seeker.getByRole("heading", { level: 1 })).toContainText(mr("apply.title"));
    await seeker.getByRole("button", { name: mr("apply.submit") }).tap();
    await expect(seeker).toHaveURL(new RegExp(`/jobs/${job.id}/finish$`));
    expect(seekers).toEqual({ taps: 2, letters: 0 });

    await office.goto("/");
    await office
      .getByRole("article")
      .getByRole("link", { name: en("ownJob.actions.viewApplications") })
      .tap();
    const accept = (within: Page | ReturnType<Page["getByRole"]>) =>
      within.getByRole("button", { name: en("jobApplications.decision.accepted"), exact: true });
    await office.locator("[data-id]").getByRole("link").first().tap();
    await accept(office).tap();
    await accept(office.getByRole("alertdialog")).tap();
    await expect(office.getByText(en("options.applicationStatus.accepted")).first()).toBeVisible();
    expect(offices).toEqual({ taps: 4, letters: 0 });

    const ofWorker = () => push.pushed.filter(({ path }) => subscription.endpoint.endsWith(path));
    await expect.poll(() => ofWorker().length, { timeout: 20_000 }).toBe(1);
    const [{ message }] = ofWorker() as [(typeof push.pushed)[number]];
    await phone.deliver(message);
    await expect.poll(phone.shown).toEqual([{ title: message.title, lang: "mr", tag: "news" }]);

    // A tap on the notification, and one on the news.
    await seeker.goto(String(message.path));
    await seeker.getByRole("link", { name: mr("notifications.kind.accepted") }).tap();
    const call = seeker.locator(`a[href="tel:${EMPLOYERS_PHONE}"]`).first();
    await expect(call).toBeVisible();
    await expect(call).toBeInViewport();
    const seconds = (Date.now() - begin) / 1000;
    expect(seekers).toEqual({ taps: 3, letters: 0 });
    // With the machine's waits in it; the two people's own part is eight taps.
    expect(seconds).toBeLessThan(60);
    test.info().annotations.push({ type: "from post to call", description: `${seconds.toFixed(1)} s` });
    await expectGoodScreen(seeker);
  } finally {
    await push.stop();
  }
});

test("from a shared link to a sent application someone new needs eight taps and sixteen letters: a name and a password", async ({
  people,
}) => {
  const job = await postJob(await people.join("employer"));
  const page = await people.browse(null, { ...PHONE, locale: "mr-IN" });
  const done = await count(page);
  await page.goto(`/jobs/${job.id}`);
  await expect(page.locator("html")).toHaveAttribute("lang", "mr");
  const apply = page.getByRole("link", { name: mr("jobDetail.applyNow") });
  await expect(apply).toBeInViewport();
  const form = page.getByRole("tabpanel");
  const field = (name: string) => form.locator(`[name="${name}"]`);
  await hydrated(field("username").first());
  await apply.tap();
  const [name, password] = ["Asha", "neem47chai"];
  // The first field is in focus by the same tap; each further one is tapped, the keyboard's own key is not used.
  await expect(field("name")).toBeFocused();
  await expect(field("name")).toBeInViewport();
  await page.keyboard.type(name);
  await field("password").tap();
  await page.keyboard.type(password);
  await field("isAdult").tap();
  await field("agreed").tap();
  await form.getByRole("button", { name: mr("auth.register"), exact: true }).tap();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(mr("apply.title"));
  await expect(page).toHaveURL(`/jobs/${job.id}/apply`);
  await expectGoodScreen(page);
  await page.getByRole("radio", { name: mr("options.gender.female") }).tap();
  await page.getByRole("radio", { name: mr("options.experience.2_5_years") }).tap();
  await page.getByRole("button", { name: mr("apply.submit") }).tap();
  await expect(page).toHaveURL(new RegExp(`/jobs/${job.id}/finish$`));
  expect(done).toEqual({ taps: 8, letters: name.length + password.length });
  expect(done.letters).toBeLessThanOrEqual(16);
});
