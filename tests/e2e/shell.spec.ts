import { expect, type Page } from "@playwright/test";
import { LANGUAGE_NAMES } from "../../lib/language/i18n/languages";
import { PRODUCT } from "../../lib/core/product";
import {
  applyTo,
  DESKTOP,
  en,
  expectGoodScreen,
  hi,
  MEASURED_LANGUAGES,
  PHONE,
  postJob,
  signIn,
  test,
  type Member,
} from "./support";

const welcome = (text: typeof en) => text("auth.welcome").replace("{product}", PRODUCT);
const html = (page: Page) => page.locator("html");

async function logOut(page: Page, member: Member, text: typeof en): Promise<void> {
  await page.getByRole("button", { name: `${text("shell.signedInAs")} ${member.username}` }).click();
  const menu = page.getByRole("group", { name: `${text("shell.signedInAs")} ${member.username}` });
  await expect(menu).toContainText(text("shell.signedInAs"));
  await expect(menu).toContainText(member.username);
  await menu.getByRole("button", { name: text("shell.logout") }).click();
  await expect(page.getByRole("heading", { level: 1, name: welcome(text) })).toBeVisible();
}

async function logIn(page: Page, member: Member, text: typeof en): Promise<void> {
  const form = page.getByRole("tabpanel");
  await form.locator('[name="username"]').fill(member.username);
  await form.locator('[name="password"]').fill(member.password);
  await form.getByRole("button", { name: text("auth.login"), exact: true }).click();
}

test("a worker's language survives reload, logout and login in the same browser", async ({ people }) => {
  const worker = await people.join("worker", "hi");
  const page = await people.browse(worker, PHONE);
  await page.goto("/");
  await expect(html(page)).toHaveAttribute("lang", "hi");
  await expectGoodScreen(page);
  await page.getByRole("button", { name: /^EN/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en("jobs.title"));
  await expect(html(page)).toHaveAttribute("lang", "en");
  await page.reload();
  await expect(html(page)).toHaveAttribute("lang", "en");
  await logOut(page, worker, en);
  await expect(html(page)).toHaveAttribute("lang", "en");
  await expectGoodScreen(page);
  await logIn(page, worker, en);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en("jobs.title"));
});

test("the language menu names every language in that language and switches", async ({ people }) => {
  const page = await people.browse(await people.join("worker", "en"), PHONE);
  await page.goto("/applied");
  await page.getByRole("button", { name: en("shell.allLanguages") }).click();
  await expect(page.getByRole("button", { name: en("shell.allLanguages") })).toHaveText(LANGUAGE_NAMES.en);
  const items = page.getByRole("group", { name: en("shell.allLanguages") }).getByRole("button");
  await expect(items.filter({ hasText: LANGUAGE_NAMES.en })).toHaveAttribute("aria-pressed", "true");
  await expectGoodScreen(page);
  await items.filter({ hasText: LANGUAGE_NAMES.hi }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("applied.title"));
  await expect(html(page)).toHaveAttribute("lang", "hi");
});

test("a first visit opens in the phone's language and names all ten, each of which can be chosen", async ({
  people,
}) => {
  const page = await people.browse(null, { ...PHONE, locale: "ta-IN" });
  await page.goto("/");
  await expect(html(page)).toHaveAttribute("lang", "ta");
  // One switch for all: the toggle, and beside it a menu of links, which works before the script.
  const control = page.getByRole("banner").getByRole("group").first();
  await control.getByRole("button").last().click();
  const names = control.getByRole("link");
  await expect(names).toHaveText(Object.values(LANGUAGE_NAMES));
  await expect(page.getByRole("link", { name: LANGUAGE_NAMES.ta })).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("main").getByRole("link", { name: LANGUAGE_NAMES.en })).toHaveCount(0);
  await expectGoodScreen(page);
  await page.getByRole("link", { name: LANGUAGE_NAMES.en }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Welcome/);
  await page.goto("/employer/dashboard");
  await expect(page.getByRole("group", { name: en("shell.language") })).toHaveCount(0);
});

test("a language whose cookie is gone is restored from local storage", async ({ people }) => {
  const page = await people.browse(await people.join("worker", "hi"), PHONE);
  await page.goto("/applied");
  await page.getByRole("button", { name: /^EN/ }).click();
  await expect(html(page)).toHaveAttribute("lang", "en");
  const later = await page.context().newPage();
  // Closed first: an open page may keep reading the cookies it knew.
  await page.close();
  await later.context().clearCookies({ name: "language" });
  await later.goto("/applied");
  await expect(later.getByRole("heading", { level: 1 })).toHaveText(en("applied.title"));
  await expect(html(later)).toHaveAttribute("lang", "en");
});

test("employers work in English and have no language switch, whatever the cookie says", async ({ people }) => {
  const employer = await people.join("employer", "hi");
  const page = await people.browse(employer, PHONE);
  await page.goto("/");
  await expect(html(page)).toHaveAttribute("lang", "en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en("dashboard.title"));
  await expect(page.getByRole("group", { name: en("shell.language") })).toHaveCount(0);
  await expectGoodScreen(page);
});

for (const [language, text] of [
  ["hi", hi],
  ["en", en],
] as const) {
  test(`the bottom bar is 4rem high, marks the current page and covers nothing (${language})`, async ({ people }) => {
    const job = await postJob(await people.join("employer"));
    const worker = await people.join("worker", language);
    await applyTo(worker, job.id);
    const page = await people.browse(worker, PHONE);
    const bar = page.getByRole("navigation", { name: text("shell.quickNavigation") });
    for (const [path, entry] of [
      ["/", "home"],
      ["/applied", "applied"],
      ["/accepted", "accepted"],
    ] as const) {
      await page.goto(path);
      expect((await bar.boundingBox())!.height).toBe(64);
      await expect(bar.locator("[aria-current=page]")).toHaveText(text(`shell.nav.${entry}`));
      // There is nothing to go to on the page of someone whom nobody has accepted yet.
      if (entry === "accepted") continue;
      await tabToTheLast(page);
      const focused = (await page.locator("main :focus").boundingBox())!;
      expect(focused.y + focused.height).toBeLessThanOrEqual((await bar.boundingBox())!.y);
    }
    await bar.getByRole("link", { name: text("shell.nav.home") }).click();
    await expect(page).toHaveURL("/");
    await expectGoodScreen(page);
  });
}

test("the employers' bottom bar is 4rem high too, though one of its entries is two lines", async ({ people }) => {
  const page = await people.browse(await people.join("employer"), PHONE);
  await page.goto("/");
  const bar = page.getByRole("navigation", { name: en("shell.quickNavigation") });
  expect((await bar.boundingBox())!.height).toBe(64);
});

test("with text at 200 % nothing leaves the screen in any language", { tag: "@long" }, async ({ people, browser }) => {
  test.slow();
  const worker = await people.join("worker", "hi");
  const employer = await people.join("employer");
  const job = await postJob(employer);
  await applyTo(worker, (await postJob(employer)).id);
  const office = await browser.newContext();
  await signIn(office, "admin");
  const verified = { data: { isVerified: true } };
  expect((await office.request.put(`/api/admin/users/${employer.id}/verification`, verified)).ok()).toBe(true);
  await office.close();
  // Not as a phone: that would widen the whole page around the first element that is too wide.
  const page = await people.browse(worker, { viewport: PHONE.viewport! });
  await page.addInitScript(() => {
    const style = document.createElement("style");
    style.textContent = "html { font-size: 32px }";
    document.addEventListener("DOMContentLoaded", () => document.head.append(style));
  });
  const leaving: string[] = [];
  for (const language of MEASURED_LANGUAGES) {
    await page.context().addCookies([{ name: "language", value: language, url: process.env.E2E_BASE_URL! }]);
    for (const path of ["/", "/places", "/applied", `/jobs/${job.id}`, `/jobs/${job.id}/apply`]) {
      await page.goto(path);
      await expect(html(page)).toHaveAttribute("lang", language);
      leaving.push(...(await page.evaluate(leavingScreen)).map((element) => `${language} ${path} ${element}`));
      await expect(page.getByRole("banner").getByRole("button").last()).toBeInViewport({ ratio: 1 });
      // A phone widens the page by text that is drawn over its own box, too.
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > 360) leaving.push(`${language} ${path} is ${wide} px wide`);
    }
    // The words of the bar are whole: none needs a second line.
    const broken = await page.locator("[data-shell=bar] a").evaluateAll(
      (links) =>
        links.filter((link) => {
          const label = [...link.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)!;
          const words = document.createRange();
          words.selectNodeContents(label);
          return words.getClientRects().length > label.textContent!.trim().split(/\s+/).length;
        }).length,
    );
    if (broken > 0) leaving.push(`${language}: ${broken} words of the bar are broken`);
  }
  expect(leaving).toEqual([]);
});

test("pay, place and hours of a job are in sight in any language @languages", async ({ people }) => {
  const worker = await people.join("worker", "hi");
  const employer = await people.join("employer");
  const category = "nanny-babysitter";
  const job = await postJob(employer, { category, location: "Chennai (Alwarpet)" });
  const page = await people.browse(worker, PHONE);
  for (const language of MEASURED_LANGUAGES) {
    await page.context().addCookies([{ name: "language", value: language, url: process.env.E2E_BASE_URL! }]);
    await page.goto(`/jobs/${job.id}`);
    const apply = page.locator(`a[href$="/jobs/${job.id}/apply"]`);
    const above = (await apply.boundingBox())!.y;
    const facts = page.getByRole("definition");
    for (const part of [page.getByText("₹22,000–₹26,000").first(), facts.nth(0), facts.nth(1)]) {
      const box = (await part.boundingBox())!;
      expect(box.y + box.height, language).toBeLessThan(above);
    }
  }
});

/** @returns visible elements that reach over the screen's sides, except within a row to swipe. */
function leavingScreen(): string[] {
  const isSwiped = (element: Element): boolean => {
    for (let parent = element.parentElement; parent; parent = parent.parentElement)
      if (["auto", "scroll", "hidden"].includes(getComputedStyle(parent).overflowX)) return true;
    return false;
  };
  return [...document.body.querySelectorAll("*")]
    .filter((element) => element.checkVisibility() && element.clientWidth > 1)
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (left < -1 || right > 361) && !isSwiped(element);
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

test("after each navigation the focus is on the new page's heading", async ({ people }) => {
  const job = await postJob(await people.join("employer"));
  const page = await people.browse(await people.join("worker", "hi"), PHONE);
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto(`/jobs/${job.id}`);
  await page.getByRole("link", { name: hi("jobDetail.applyNow") }).click();
  await expect(heading).toHaveText(hi("apply.title"));
  await expect(heading).toBeFocused();
  const bar = page.getByRole("navigation", { name: hi("shell.quickNavigation") });
  await bar.getByRole("link", { name: hi("shell.nav.applied") }).click();
  await expect(heading).toHaveText(hi("applied.title"));
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(heading).toHaveText(hi("apply.title"));
  await expect(heading).toBeFocused();
});

/** Tabs from the second last control of the content to the last. */
async function tabToTheLast(page: Page): Promise<void> {
  await page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>("main :is(a, button, input:not([type=hidden]), select)"),
    ].filter((control) => control.checkVisibility({ visibilityProperty: true }));
    controls.at(-2)!.focus();
    window.scrollTo(0, 0);
  });
  await page.keyboard.press("Tab");
}

test("tabbing in either direction, the focus is never under a bar", async ({ people }) => {
  const job = await postJob(await people.join("employer"));
  const page = await people.browse(await people.join("worker", "hi"), PHONE);
  for (const path of ["/", `/jobs/${job.id}/apply`, "/profile"]) {
    await page.goto(path);
    await expect(page.locator("main [inert]")).toHaveCount(0);
    for (const key of [...Array<string>(30).fill("Tab"), ...Array<string>(30).fill("Shift+Tab")]) {
      await page.keyboard.press(key);
      expect(await page.evaluate(coveredFocus), `${path} ${key}`).toBeNull();
    }
  }
});

/** @returns the focused control of the content if its middle or an edge is covered by the header or the bottom bar. */
function coveredFocus(): string | null {
  const focused = document.activeElement;
  if (!focused?.closest("main")) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const isCovered = [top + 2, top + height / 2, top + height - 2].some((y) =>
    document
      .elementFromPoint(left + width / 2, y)
      ?.matches(":is(header, nav) :not(main *), :is(header, nav):not(main *)"),
  );
  return isCovered ? focused.outerHTML : null;
}

test("the skip link is the first stop and leads past the header", async ({ people }) => {
  const page = await people.browse(await people.join("worker"), DESKTOP);
  await page.goto("/applied");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: en("shell.skip") });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await expectGoodScreen(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

test("the offline banner follows the network", async ({ people }) => {
  const page = await people.browse(await people.join("worker", "hi"), PHONE);
  await page.goto("/applied");
  const banner = page.getByText(hi("shell.offline"));
  await expect(banner).toBeHidden();
  await page.context().setOffline(true);
  await expect(banner).toBeVisible();
  await expectGoodScreen(page);
  await page.context().setOffline(false);
  await expect(banner).toBeHidden();
});

test("the 404 screen leads back and home", async ({ people }) => {
  const page = await people.browse(await people.join("worker"), DESKTOP);
  await page.goto("/applied");
  expect((await page.goto("/no-such-page"))!.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en("notFound.title"));
  await expect(page).toHaveTitle(new RegExp(en("notFound.title")));
  await expectGoodScreen(page);
  await page.getByRole("button", { name: en("notFound.goBack") }).click();
  await expect(page).toHaveURL("/applied");
  await page.goto("/no-such-page");
  await page.getByRole("link", { name: en("notFound.goHome") }).click();
  await expect(page).toHaveURL("/");
});

test("an employer on a job seeker's page gets an explanation, with status 403", async ({ people }) => {
  const page = await people.browse(await people.join("employer"), PHONE);
  expect((await page.goto("/applied"))!.status()).toBe(403);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en("notFound.restricted.title"));
  await expect(page.getByText(en("notFound.restricted.text"))).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("link", { name: en("notFound.restricted.action") }).click();
  await expect(page).toHaveURL("/");
});

test("pages are readable without JavaScript", async ({ people }) => {
  const job = await postJob(await people.join("employer"));
  const worker = await people.join("worker", "hi");
  await applyTo(worker, job.id);
  const page = await people.browse(worker, { ...PHONE, javaScriptEnabled: false });
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto("/");
  await expect(heading).toHaveText(hi("jobs.title"));
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.goto(`/jobs/${job.id}`);
  await expect(heading).toContainText(hi("jobs.heading.work.chef-cook"));
  await expect(page.getByText(job.title).first()).toBeVisible();
  await page.goto("/applied");
  await expect(page.getByRole("article").getByText(job.title)).toBeVisible();
  await page.goto("/no-such-page");
  await expect(heading).toHaveText(hi("notFound.title"));
  await page.context().clearCookies();
  await page.goto("/");
  await expect(heading).toHaveText(welcome(hi));
  await expect(page.getByRole("tabpanel").locator('[name="name"]')).toBeVisible();
});

test("a page fades in between screens, and never as the first document", async ({ people }) => {
  const page = await people.browse(await people.join("worker", "hi"), { ...PHONE, reducedMotion: "no-preference" });
  const fade = () => page.locator(".page-fade").evaluate((element) => getComputedStyle(element).animationName);
  await page.goto("/");
  expect(await fade()).toBe("none");
  await page
    .getByRole("navigation", { name: hi("shell.quickNavigation") })
    .getByRole("link")
    .nth(1)
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("applied.title"));
  expect(await fade()).toBe("fade");
});
