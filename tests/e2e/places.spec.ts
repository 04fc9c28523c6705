import { expect } from "@playwright/test";
import { en, expectGoodAtBothWidths, hi, PHONE, postJob, test } from "./support";

test("a worker says where to look for work, and that city's jobs come first", async ({ people }) => {
  const employer = await people.join("employer");
  await postJob(employer, { location: "Pune (Koregaon Park)" });
  await postJob(employer, { location: "Chennai (Alwarpet)" });
  const page = await people.browse(await people.join("worker", "hi"), PHONE);
  await page.goto("/");
  await page.getByRole("link", { name: hi("places.ask") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("places.title"));
  await page.getByLabel(hi("places.search")).fill("कोरेगांव");
  await page.getByRole("button", { name: "कोरेगांव पार्क, पुणे", pressed: false }).first().click();
  await expect(page.getByRole("button", { name: "कोरेगांव पार्क, पुणे", pressed: true })).toBeVisible();
  await expectGoodAtBothWidths(page);
  await page.getByRole("button", { name: hi("places.save") }).click();
  await expect(page).toHaveURL("/");
  const places = page.getByRole("navigation", { name: hi("places.near") });
  const first = page
    .getByRole("region", { name: hi("jobs.list.heading") })
    .getByRole("article")
    .first();
  await expect(first).toContainText("पुणे");
  await expectGoodAtBothWidths(page);
  // The other city's work is said to be elsewhere, after all that is near.
  await page.getByRole("button", { name: hi("jobs.list.loadMore") }).click();
  await expect(page.getByRole("heading", { name: hi("jobs.list.elsewhere") })).toBeVisible();
  await page.getByRole("link", { name: hi("places.allIndia") }).click();
  await expect(page).toHaveURL("/?sort=newest");
  await expect(places).toContainText(hi("places.allIndia"));
  await page.goBack();
  await expect(first).toContainText("पुणे");
});

test("one tap on a city, on the list itself or among the places, is kept; whoever leaves loses nothing", async ({
  people,
}) => {
  const employer = await people.join("employer");
  await postJob(employer, { location: "Pune" });
  await postJob(employer, { location: "Mumbai" });
  const page = await people.browse(await people.join("worker", "hi"), PHONE);
  await page.goto("/");
  const offer = page.getByRole("region", { name: hi("places.ask") });
  await expectGoodAtBothWidths(page);
  await offer.getByRole("button", { name: "मुंबई" }).click();
  const places = page.getByRole("navigation", { name: hi("places.near") });
  await expect(places).toContainText("मुंबई");
  const first = page
    .getByRole("region", { name: hi("jobs.list.heading") })
    .getByRole("article")
    .first();
  await expect(first).toContainText("मुंबई");

  await places.getByRole("link", { name: hi("places.change") }).click();
  const kept = page.waitForResponse((response) => response.request().method() === "PUT");
  await page.getByRole("button", { name: /^पुणे/, pressed: false }).click();
  await kept;
  await page
    .getByRole("link", { name: hi("shell.nav.home"), exact: true })
    .first()
    .click();
  await expect(page.getByRole("list", { name: hi("places.near") })).toContainText("पुणे");
});

test("the phone's location leads to the cities around, rounded to a kilometre", async ({ people }) => {
  const page = await people.browse(await people.join("worker", "en"), PHONE);
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation({ latitude: 25.594_095, longitude: 85.137_566 });
  await page.goto("/places");
  const asked = page.waitForRequest((request) => request.url().includes("/api/places?"));
  await page.getByRole("button", { name: en("places.usePhone") }).click();
  expect(new URL((await asked).url()).searchParams.get("near")).toBe("25.59,85.14");
  const around = page.getByRole("region", { name: en("places.around") });
  await around
    .getByRole("button", { name: /^Patna/ })
    .first()
    .click();
  await page.getByRole("button", { name: en("places.save") }).click();
  await expect(page.getByRole("navigation", { name: en("places.near") })).toContainText("Patna");
});

test("the place of the first search is remembered, and stays in sight beside the chosen kind of work", async ({
  people,
}) => {
  const page = await people.browse(await people.join("worker", "hi"), PHONE);
  await page.goto("/?search=kochi");
  const places = page.getByRole("navigation", { name: hi("places.near") });
  await expect(places).toContainText("कोच्चि");
  await page.goto("/");
  await page.locator('[data-kind="driver"]').click();
  await expect(page.locator('[data-kind="driver"][aria-current]')).toBeInViewport({ ratio: 1 });
  await expect(places).toBeInViewport({ ratio: 1 });
  const [place, kind] = [await places.boundingBox(), await page.locator('[data-kind="driver"]').boundingBox()];
  expect(place!.x + place!.width).toBeLessThanOrEqual(kind!.x);
});

test("a worker without a place is asked once, with four cities in sight", async ({ people }) => {
  const page = await people.browse(await people.join("worker", "hi"), PHONE);
  await page.goto("/");
  const cities = page.getByRole("region", { name: hi("places.ask") }).getByRole("button");
  await expect(cities).toHaveCount(4);
  for (const city of await cities.all()) await expect(city).toBeInViewport({ ratio: 1 });
});
