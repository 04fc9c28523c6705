import "../support/raised-limits";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/platform/db/client";
import type { Job, JobCard, JobCount } from "@/lib/domains/jobs/types";
import type { PlaceItem, WorkerPlaces } from "@/lib/language/places/types";
import { sampleAccount } from "@/scripts/lib/sample-account";
import { asOwner } from "../support/as-owner";
import { openBrowser, type Browser } from "../support/browser";
import { jobBody, makeJob, makePerson, type Person } from "../support/factories";

let worker: Person;
let employer: Person;
beforeAll(async () => {
  [worker, employer] = await Promise.all([makePerson("worker"), makePerson("employer")]);
});

const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);
const choose = (places: string[]) => worker.browser.call("PUT", "/api/user/places", { json: { places } });
/** All pages of a list, two jobs a page. */
async function titles(query = "", who = worker): Promise<string[]> {
  const found: string[] = [];
  let path: string | undefined = `/api/service-requests?limit=2${query}`;
  while (path) {
    const answer = await who.browser.call("GET", path);
    expect(answer.status).toBe(200);
    found.push(...(answer.body as JobCard[]).map(({ title }) => title));
    path = /<(.+)>/.exec(answer.headers.get("link") ?? "")?.[1];
  }
  return found;
}

describe("suggestions", () => {
  const ask = async (query: string) => (await worker.browser.call("GET", `/api/places?${query}`)).body as PlaceItem[];

  test("come in the caller's language", async () => {
    expect((await ask("search=pune"))[0]).toMatchObject({
      id: "pune",
      kind: "city",
      name: "Pune",
      state: "Maharashtra",
    });
    const hindi = await makePerson("worker");
    hindi.browser.cookies.set("language", "hi");
    const { body } = await hindi.browser.call("GET", "/api/places?search=koregaon");
    expect((body as PlaceItem[])[0]?.name).toBe("कोरेगांव पार्क, पुणे");
  });

  test("of one place that a whole text names, or none", async () => {
    const read = async (text: string) => (await ask(`read=${encodeURIComponent(text)}`)).map(({ id }) => id);
    expect(await read("Flat 3, Koregaon Park, Pune")).toEqual(["411001-koregaon-park"]);
    expect(await read("पटना")).toEqual(["patna"]);
    expect(await read("Village Rampur")).toEqual([]);
    expect(await read(" ")).toEqual([]);
    expect((await worker.browser.call("GET", `/api/places?read=${"x".repeat(201)}`)).status).toBe(400);
  });

  test("around a point, whose degrees have at most two decimals", async () => {
    expect((await ask("near=18.52,73.86"))[0]?.id).toBe("pune");
    expect((await worker.browser.call("GET", "/api/places?near=18.5204,73.8567")).status).toBe(400);
  });
});

describe("a job's place", () => {
  test("is read from the typed location", async () => {
    const { body } = await employer.browser.call("POST", "/api/jobs", {
      json: jobBody({ location: "Pune (Koregaon Park)" }),
    });
    expect((body as Job).place).toEqual({
      id: "411001-koregaon-park",
      name: "Koregaon Park, Pune",
      city: "Pune",
      cityId: "pune",
      state: "Maharashtra",
      pin: "411001",
      more: null,
    });
  });

  test("or is the one that was chosen; an unknown one is refused, an unknown location kept", async () => {
    const post = (data: Record<string, unknown>) => employer.browser.call("POST", "/api/jobs", { json: jobBody(data) });
    const chosen = await post({ location: "Lane 5, Sunrise Colony", place: "patna" });
    expect(chosen.body).toMatchObject({ location: "Lane 5, Sunrise Colony", place: { id: "patna" } });
    expect((await post({ place: "atlantis" })).body).toMatchObject({
      status: 400,
      errors: { place: expect.any(Array) },
    });
    expect((await post({ location: "Village Rampur" })).body).toMatchObject({
      place: null,
      location: "Village Rampur",
    });
  });

  test("changes with the location, and a change of another field leaves it", async () => {
    const job = await makeJob(employer.id, { location: "Pune" });
    const change = (json: Record<string, unknown>) => employer.browser.call("PUT", `/api/jobs/${job.id}`, { json });
    expect((await change({ place: "411045-baner" })).body).toMatchObject({ place: { id: "411045-baner" } });
    expect((await change({ title: "Another title" })).body).toMatchObject({ place: { id: "411045-baner" } });
    expect((await change({ location: "Chennai (Alwarpet)" })).body).toMatchObject({ place: { id: "600018-alwarpet" } });
  });

  test("may be sent back as it was read", async () => {
    const job = await makeJob(employer.id, { location: "Pune (Koregaon Park)" });
    const path = `/api/jobs/${job.id}`;
    const read = (await employer.browser.call("GET", path)).body as Job;
    const { status, body } = await employer.browser.call("PUT", path, { json: { place: read.place } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ place: { id: "411001-koregaon-park" } });
  });
});

describe("the list of a worker with a place", () => {
  beforeAll(async () => {
    await asOwner("TRUNCATE jobs CASCADE");
    const places = [
      "Chennai",
      "Pune",
      "Village Rampur",
      "Baramati",
      "Talegaon Dabhade",
      "Pune (Koregaon Park)",
      "Delhi",
    ];
    for (const [index, location] of places.entries()) {
      await makeJob(employer.id, { title: location, location, createdAt: minutesAgo(index), salaryMin: 10_000 });
    }
    await choose(["pune"]);
  });

  const NEAREST = [
    "Pune",
    "Pune (Koregaon Park)",
    "Talegaon Dabhade",
    "Chennai",
    "Village Rampur",
    "Baramati",
    "Delhi",
  ];
  const NEWEST = ["Chennai", "Pune", "Village Rampur", "Baramati", "Talegaon Dabhade", "Pune (Koregaon Park)", "Delhi"];

  test("is ordered by rings, newest first in each, page by page", async () => {
    expect(await titles("&sort=near")).toEqual(NEAREST);
    expect(await titles("&sort=near&status=all")).toEqual(NEAREST);
    expect(await titles("&sort=near&category=chef-cook&type=regular")).toEqual(NEAREST);
  });

  test("is the newest first unless asked for the nearest, and for everyone without a place", async () => {
    expect(await titles()).toEqual(NEWEST);
    expect(await titles("&sort=newest")).toEqual(NEWEST);
    expect(await titles("&sort=near", await makePerson("worker"))).toEqual(NEWEST);
    expect(await titles("&sort=near", employer)).toEqual(NEWEST);
  });

  test("can be measured from another place", async () => {
    expect((await titles("&sort=near&near=chennai"))[0]).toBe("Chennai");
    expect((await worker.browser.call("GET", "/api/jobs?near=atlantis")).status).toBe(400);
  });

  test("keeps the order under every filter", async () => {
    expect(await titles("&sort=near&pay_from=25000&living_in=false&hours=day")).toEqual(NEAREST);
    expect(await titles("&sort=near&pay_from=25001")).toEqual([]);
    expect(await titles("&sort=near&living_in=true")).toEqual([]);
    expect(await titles("&sort=near&hours=night")).toEqual([]);
    expect(await titles("&sort=near&meals=true")).toEqual([]);
    await db.job.updateMany({ where: { title: "Pune" }, data: { meals: ["lunch", "dinner"] } });
    await db.job.updateMany({ where: { title: "Delhi" }, data: { meals: ["none"] } });
    expect(await titles("&sort=near&meals=true")).toEqual(["Pune"]);
    expect(await titles("&sort=newest&meals=true")).toEqual(["Pune"]);
    expect(await titles("&sort=newest&pay_from=25001")).toEqual([]);
    expect((await worker.browser.call("GET", "/api/jobs?hours=noon")).status).toBe(400);
  });

  test("keeps the order for a search", async () => {
    expect(await titles("&sort=near&search=cook")).toEqual(NEAREST);
  });

  test("says how far each is", async () => {
    const { body } = await worker.browser.call("GET", "/api/jobs?sort=near");
    const rings = (body as JobCard[]).map(({ title, distance }) => [title, distance?.ring]);
    expect(rings).toEqual([
      ["Pune", "city"],
      ["Pune (Koregaon Park)", "city"],
      ["Talegaon Dabhade", "near"],
      ["Chennai", "elsewhere"],
      ["Village Rampur", "elsewhere"],
      ["Baramati", "elsewhere"],
      ["Delhi", "elsewhere"],
    ]);
  });

  test("goes on from a page of the newest first although a place was chosen meanwhile", async () => {
    const other = await makePerson("worker");
    const first = await other.browser.call("GET", "/api/jobs?sort=near&limit=2");
    const next = /<(.+)>/.exec(first.headers.get("link") ?? "")![1]!;
    await other.browser.call("PUT", "/api/user/places", { json: { places: ["pune"] } });
    const { body } = await other.browser.call("GET", next);
    expect((body as JobCard[]).map(({ title }) => title)).toEqual(NEWEST.slice(2, 4));
  });

  test("counts what is near, or all", async () => {
    const count = async (query: string) =>
      (await worker.browser.call("GET", `/api/jobs/count${query}`)).body as JobCount;
    expect(await count("?sort=near")).toEqual({ count: 3, hasMore: false, isNear: true, understood: null });
    expect(await count("")).toMatchObject({ count: 7, isNear: false });
    expect(await count("?sort=newest")).toEqual({ count: 7, hasMore: false, isNear: false, understood: null });
    expect(await count("?sort=near&category=driver")).toEqual({
      count: 0,
      hasMore: false,
      isNear: true,
      understood: null,
    });
  });
});

describe("where a worker looks for work", () => {
  test("is read from the profile until chosen", async () => {
    const person = await makePerson("worker");
    const mine = async () => (await person.browser.call("GET", "/api/user/places")).body as WorkerPlaces;
    expect(await mine()).toEqual({ items: [], isChosen: false });
    await person.browser.call("PUT", "/api/user/profile", { json: { preferredLocations: ["Whitefield", "nowhere"] } });
    expect((await mine()).items.map(({ id }) => id)).toEqual(["560066-whitefield"]);
    await person.browser.call("PUT", "/api/user/places", { json: { places: ["patna", "patna", "800001"] } });
    expect(await mine()).toMatchObject({ items: [{ id: "patna" }, { id: "800001" }], isChosen: true });
  });

  test("unknown places and more than five are refused", async () => {
    expect((await choose(["atlantis"])).status).toBe(400);
    expect((await choose(["pune", "patna", "delhi", "mumbai", "chennai", "kolkata"])).status).toBe(400);
  });
});

describe("a worker's place is learnt", () => {
  const placesOf = async (browser: Browser) =>
    ((await browser.call("GET", "/api/user/places")).body as WorkerPlaces).items.map(({ id }) => id);

  test("from the first application, and from no later one", async () => {
    const other = await makePerson("worker");
    const apply = async (location: string) => {
      const { id } = await makeJob(employer.id, { location });
      const json = { gender: "female", experience: "2-5 years" };
      expect((await other.browser.call("POST", `/api/service-requests/${id}/apply`, { json })).status).toBe(201);
    };
    await apply("Nowhere in particular");
    expect(await placesOf(other.browser)).toEqual([]);
    await apply("Koregaon Park, Pune");
    expect(await placesOf(other.browser)).toEqual(["pune"]);
    await apply("Chennai");
    expect(await placesOf(other.browser)).toEqual(["pune"]);
  });

  test("from the shared link that led to the registration", async () => {
    const { id } = await makeJob(employer.id, { location: "Kochi" });
    const register = async (username: string, path: string) => {
      const browser = openBrowser({ language: "hi" });
      const account = { username, password: "only-for-tests-9", role: "worker", language: "hi" } as const;
      const headers = { referer: `http://localhost:3000${path}` };
      const { status } = await browser.call("POST", "/api/register", { json: sampleAccount(account), headers });
      expect(status).toBe(201);
      return placesOf(browser);
    };
    expect(await register("came.by.link", `/jobs/${id}`)).toEqual(["kochi"]);
    expect(await register("came.alone", "/")).toEqual([]);
  });
});
