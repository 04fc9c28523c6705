import "../support/raised-limits";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/platform/db/client";
import type { Category } from "@/lib/core/categories";
import { jobSearchWords } from "@/lib/language/search/text";
import type { Job, JobCard } from "@/lib/domains/jobs/types";
import { asOwner } from "../support/as-owner";
import { jobBody, makeJob, makePerson, type Person } from "../support/factories";

const JOBS: [title: string, location: string, category: Category][] = [
  ["Someone for lunch and dinner", "Gurgaon", "chef-cook"],
  ["Roses and lawn", "South Delhi", "gardener"],
  ["Lathe work", "Mumbai (South)", "mechanic"],
  ["Help in a flat", "Mumbai (South)", "housekeeper"],
  ["Toddler, mornings", "Bangalore (Whitefield)", "nanny-babysitter"],
  ["School runs", "Chennai (Alwarpet)", "personal-driver"],
  ["Night gate", "Kolkata (Salt Lake)", "security-guard"],
  ["New wiring", "Pune (Koregaon Park)", "electrician"],
  ["Taps and tanks", "Hyderabad (Banjara Hills)", "plumber"],
  ["Wardrobes", "Ahmedabad", "carpenter"],
  ["Brick walls", "Kochi", "mason"],
  ["Grandmother at home", "Ludhiana", "elderly-care"],
  ["Walls, two coats", "Lajpat Nagar, Delhi", "painter"],
  ["Office floors", "लाजपत नगर", "cleaner"],
  ["बढ़िया जगह", "गुड़गांव", "welder"],
  ["مطلوب سباك", "Agra", "plumber"],
];
const of = (...categories: Category[]) => categories.toSorted();

let worker: Person;
let employer: Person;
const search = async (text: string): Promise<string[]> => {
  const answer = await worker.browser.call("GET", `/api/service-requests?search=${encodeURIComponent(text)}`);
  expect(answer.status).toBe(200);
  return (answer.body as JobCard[]).map((job) => job.category).toSorted();
};

beforeAll(async () => {
  [employer, worker] = await Promise.all([makePerson("employer"), makePerson("worker")]);
});

describe("a worker's search", () => {
  beforeAll(async () => {
    await asOwner("TRUNCATE jobs CASCADE");
    for (const [title, location, category] of JOBS) await makeJob(employer.id, { title, location, category });
  });

  test.each([
    ["रसोइया", of("chef-cook")],
    ["rasoiya", of("chef-cook")],
    ["bawarchi", of("chef-cook")],
    ["mali", of("gardener")],
    ["bai", of("housekeeper", "nanny-babysitter")],
    ["aaya", of("nanny-babysitter")],
    ["लाजपत नगर", of("cleaner", "gardener", "painter")],
    ["lajpat nagar", of("cleaner", "gardener", "painter")],
    ["कोरेगांव पार्क", of("electrician")],
    ["gurgaon", of("chef-cook", "welder")],
    ["Gurugram", of("chef-cook", "welder")],
    ["गुड़गाँव", of("chef-cook", "welder")],
    ["bombay", of("housekeeper", "mechanic")],
    ["مطلوب", of("plumber")],
    ["سباك Agra", of("plumber")],
    ["cook טבח", of("chef-cook")],
    ["411001", of("electrician")],
    ["kothrud", of("electrician")],
    ["kothrud pune", of("electrician")],
    ["gachibowli plumber", of("plumber")],
    ["केरल", of("mason")],
  ])("%s", async (text, found) => expect(await search(text)).toEqual(found));

  test.each([
    ["en", "cook", of("chef-cook")],
    ["en", "Security Guard Kolkata", of("security-guard")],
    ["en", "nanny job in bangalore", of("nanny-babysitter")],
    ["hi", "घर का काम मुंबई", of("housekeeper")],
    ["hi", "माली की नौकरी दिल्ली में", of("gardener")],
    ["hi", "राजमिस्त्री", of("mason")],
    ["bn", "রাঁধুনি", of("chef-cook")],
    ["bn", "দারোয়ান কলকাতা", of("security-guard")],
    ["bn", "সল্টলেক", of("security-guard")],
    ["te", "డ్రైవర్", of("personal-driver")],
    ["te", "వంట మనిషి", of("chef-cook")],
    ["te", "ప్లంబర్ హైదరాబాద్", of("plumber")],
    ["ta", "கார் ஓட்டுநர்", of("personal-driver")],
    ["ta", "சமையல்காரர்", of("chef-cook")],
    ["ta", "சென்னை", of("personal-driver")],
    ["mr", "मोलकरीण", of("housekeeper")],
    ["mr", "सुतार", of("carpenter")],
    ["mr", "पुणे", of("electrician")],
    ["gu", "સુથાર", of("carpenter")],
    ["gu", "રસોઈયા", of("chef-cook")],
    ["gu", "અમદાવાદ", of("carpenter")],
    ["kn", "ಅಡುಗೆ", of("chef-cook")],
    ["kn", "ತೋಟಗಾರ", of("gardener")],
    ["kn", "ಬೆಂಗಳೂರು", of("nanny-babysitter")],
    ["ml", "വീട്ടുജോലിക്കാരി", of("housekeeper")],
    ["ml", "പാചകക്കാരൻ", of("chef-cook")],
    ["ml", "കൊച്ചി", of("mason")],
    ["pa", "ਰਸੋਈਆ", of("chef-cook")],
    ["pa", "ਮਾਲੀ ਦਿੱਲੀ", of("gardener")],
    ["pa", "ਲੁਧਿਆਣਾ", of("elderly-care")],
  ])("in %s: %s", async (_language, text, found) => expect(await search(text)).toEqual(found));

  test.each([
    ["a name of another category's town", "mali pune"],
    ["a place where nothing is", "जयपुर"],
    ["a word that nobody knows", "xyzzy"],
    ["a word of a script that no table has", "طباخ"],
    ["a kind of work that is none of ours, beside one of ours", "cook darzi"],
    ["a sign that stands nowhere", "%"],
  ])("finds nothing for %s", async (_what, text) => expect(await search(text)).toEqual([]));

  test("reads conditions as filters, and forgives a wrong letter where nothing is found exactly", async () => {
    const count = async (text: string) =>
      (await worker.browser.call("GET", `/api/service-requests/count?search=${encodeURIComponent(text)}`)).body;
    expect(await search("night")).toEqual([]);
    expect(await search("12000 cook")).toEqual(of("chef-cook"));
    expect(await search("30000 cook")).toEqual([]);
    expect(await search("gardner")).toEqual(of("gardener"));
    expect(await search("plumer hyderbad")).toEqual(of("plumber"));
    expect(await search("velvett")).toEqual([]);
    expect(await count("gardner 12000")).toMatchObject({
      count: 1,
      understood: { categories: ["gardener"], corrected: "gardener", pay_from: 12_000, hours: null },
    });
    expect(await count("cook jaipur")).toMatchObject({
      count: 0,
      understood: { near: ["chef-cook"], corrected: null },
    });
    expect(await count("%")).toMatchObject({ count: 0, understood: { categories: [], near: [] } });
  });

  test("a locality or PIN code finds its city, its neighbourhood first, and says what was understood", async () => {
    const at = async (location: string, title: string) => makeJob(employer.id, { location, title, category: "welder" });
    await at("Kothrud, Pune", "Near one");
    await at("Pune", "Later one");
    const titles = async (text: string) => {
      const { body } = await worker.browser.call(
        "GET",
        `/api/service-requests?sort=near&search=${encodeURIComponent(text)}`,
      );
      return (body as JobCard[]).map(({ title }) => title);
    };
    expect(await titles("kothrud")).toEqual(["Near one", "Later one", "New wiring"]);
    expect(await titles("कोथरूड")).toEqual(["Near one", "Later one", "New wiring"]);
    expect(await titles("welder 411038")).toEqual(["Near one", "Later one"]);
    const { body } = await worker.browser.call("GET", "/api/service-requests/count?search=kothrud");
    expect(body).toMatchObject({ count: 3, understood: { place: { id: "411038-kothrud", name: "Kothrud, Pune" } } });
    await asOwner("DELETE FROM jobs WHERE title IN ('Near one', 'Later one')");
  });

  test("a city finds what is in it first, whatever is newer elsewhere and names it", async () => {
    const at = async (location: string, title: string) => makeJob(employer.id, { location, title, category: "welder" });
    for (const title of ["In it", "Later in it"]) await at("Nagpur", title);
    await at("Pune", "Welder for a train to Nagpur");
    const pageOf = async (path: string) => {
      const { body, headers } = await worker.browser.call("GET", path);
      return {
        titles: (body as JobCard[]).map(({ title }) => title),
        next: /<([^>]+)>/.exec(headers.get("link") ?? "")?.[1],
      };
    };
    const all = ["Later in it", "In it", "Welder for a train to Nagpur"];
    for (const search of ["nagpur", "welder nagpur", "नागपुर"]) {
      const path = `/api/service-requests?sort=near&search=${encodeURIComponent(search)}`;
      expect((await pageOf(path)).titles, search).toEqual(all);
      const seen: string[] = [];
      for (let next: string | undefined = `${path}&limit=1`; next;) {
        const page = await pageOf(next);
        seen.push(...page.titles);
        ({ next } = page);
      }
      expect(seen, search).toEqual(all);
      const { body } = await worker.browser.call("GET", path.replace("?", "/count?"));
      expect(body, search).toMatchObject({ count: 3, understood: { place: { id: "nagpur" } } });
    }
    expect((await pageOf("/api/service-requests?search=nagpur&sort=newest")).titles[0]).toBe(all[2]);
    await asOwner("DELETE FROM jobs WHERE category = 'welder' AND title LIKE '%it' OR title LIKE '%Nagpur'");
  });

  test("a kind is all that people call so, a category only itself", async () => {
    const { body } = await worker.browser.call("GET", "/api/service-requests?kind=driver");
    expect((body as JobCard[]).map(({ category }) => category)).toEqual(["personal-driver"]);
    expect((await worker.browser.call("GET", "/api/service-requests?category=driver")).body).toEqual([]);
    expect((await worker.browser.call("GET", "/api/service-requests?kind=pilot")).status).toBe(400);
  });

  test("finds the words of requirements and skills, but no kind of work there", async () => {
    const cook = { title: "Breakfast", location: "Ajmer", category: "chef-cook" };
    await makeJob(employer.id, {
      ...cook,
      requirements: ["Must hold a food-handling certificate", "A driver brings you home"],
      additionalSkills: ["Appam"],
      tasks: ["cooking", "dishes"],
    });
    expect(await search("certificate")).toEqual(of("chef-cook"));
    expect(await search("appam ajmer")).toEqual(of("chef-cook"));
    expect(await search("driver ajmer")).toEqual([]);
    // Where there are no jobs of the kind, those that list the task are found.
    expect(await search("bartan dhona ajmer")).toEqual(of("chef-cook"));
    expect(await search("bartan dhona")).toEqual(of("housekeeper"));
    expect(await search("kapde dhona ajmer")).toEqual([]);
    await asOwner("DELETE FROM jobs WHERE location = 'Ajmer'");
  });

  test("finds a state's towns", async () => {
    expect(await search("महाराष्ट्र")).toEqual(of("electrician", "housekeeper", "mechanic"));
  });

  test("finds matches while typing, short beginnings only at the start of a word", async () => {
    expect(await search("रसो")).toEqual(of("chef-cook"));
    expect(await search("electri")).toEqual(of("electrician"));
    expect(await search("ta")).toEqual(of("plumber"));
    expect(await search("gurga")).toEqual(of("chef-cook", "welder"));
  });
});

describe("the search text", () => {
  beforeEach(() => asOwner("TRUNCATE jobs CASCADE"));

  test("is written when a job is posted and when it is changed", async () => {
    const posted = await employer.browser.call("POST", "/api/service-requests", { json: jobBody() });
    const { id } = posted.body as Job;
    const stored = () => db.job.findUniqueOrThrow({ where: { id }, select: { searchWords: true } });
    expect(await stored()).toEqual({ searchWords: jobSearchWords(jobBody()) });
    await employer.browser.call("PUT", `/api/jobs/${id}`, { json: { location: "Pune" } });
    expect(await stored()).toEqual({ searchWords: jobSearchWords({ ...jobBody(), location: "Pune" }) });
  });
});
