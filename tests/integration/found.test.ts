import "../support/https-origin";
import { NextRequest } from "next/server";
import sharp from "sharp";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { jobPosting } from "@/components/jobs/public/job-posting";
import { GET as preview } from "@/app/previews/[id]/route";
import { db } from "@/lib/platform/db/client";
import { LANGUAGES, type Language } from "@/lib/language/i18n/languages";
import { translatorOf } from "@/lib/language/i18n/translator";
import { getPublicJob } from "@/lib/domains/jobs/public-queries";
import { href } from "@/lib/access/routes";
import { middleware } from "@/middleware";
import { openBrowser } from "../support/browser";
import { makeJob, makePerson } from "../support/factories";

vi.hoisted(() => (process.env.SEARCH_INDEXING = "1"));

const ORIGIN = "https://kaam.example";
const HOST = { host: "kaam.example" };
let open: { id: string };
let closed: { id: string };
beforeAll(async () => {
  const { id } = await makePerson("employer");
  const facts = { category: "chef-cook", location: "Koregaon Park, Pune", shift: "9 AM - 6 PM" };
  open = await makeJob(id, facts);
  closed = await makeJob(id, { ...facts, status: "closed" });
});

const visit = (path: string, cookie = "") =>
  middleware(new NextRequest(ORIGIN + path, { headers: { ...HOST, ...(cookie ? { cookie } : {}) } }));
const draw = async (id: string, language: Language, revision = 1, headers: Record<string, string> = {}) =>
  preview(new NextRequest(ORIGIN + href.jobPreview(id, language, revision), { headers: { ...HOST, ...headers } }), {
    params: Promise.resolve({ id }),
  });

describe("a job's picture", () => {
  test.each(LANGUAGES)("is drawn in the link's language (%s), small enough for a messenger", async (language) => {
    const answer = await draw(open.id, language);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(bytes.byteLength).toBeLessThan(60_000);
  });

  test("is drawn once for a revision, and again for the next one", async () => {
    const first = await draw(open.id, "hi");
    const etag = first.headers.get("etag")!;
    expect((await draw(open.id, "hi", 1, { "if-none-match": etag })).status).toBe(304);
    await db.job.update({ where: { id: open.id }, data: { revision: { increment: 1 }, salaryMax: 26_000 } });
    const changed = await draw(open.id, "hi", 2, { "if-none-match": etag });
    expect(changed.status).toBe(200);
    expect(Buffer.from(await changed.arrayBuffer()).equals(Buffer.from(await first.arrayBuffer()))).toBe(false);
  });

  test("exists for an open job only", async () => {
    for (const id of [closed.id, "00000000-0000-7000-8000-000000000000", "no-id"])
      expect((await draw(id, "hi")).status, id).toBe(404);
    const other = new NextRequest(`${ORIGIN}/previews/${open.id}?lang=fr`, { headers: HOST });
    expect((await preview(other, { params: Promise.resolve({ id: open.id }) })).status).toBe(400);
  });

  test("is the category's in a crowd", async () => {
    const ids = await Promise.all(
      Array.from({ length: 12 }, async () => (await makeJob((await makePerson("employer")).id, {})).id),
    );
    const answers = await Promise.all(ids.map((id) => draw(id, "en")));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    const kept = answers.map(({ headers }) => headers.get("cache-control"));
    expect(kept).toContain("no-store");
    expect(kept.filter((one) => one !== "no-store").length).toBeGreaterThan(5);
  });
});

test("the job is described for search engines as schema.org says, by what the page shows", async () => {
  const job = (await getPublicJob({ language: "en" }, open.id))!;
  const posting = jobPosting(job, await translatorOf("en"))!;
  expect(posting).toMatchObject({
    "@type": "JobPosting",
    title: "Cook, live-out",
    employmentType: "FULL_TIME",
    hiringOrganization: "confidential",
    jobLocation: { address: { addressLocality: "Pune", addressRegion: "Maharashtra", addressCountry: "IN" } },
    baseSalary: { currency: "INR", value: { minValue: 20_000, unitText: "MONTH" } },
    directApply: true,
  });
  expect(new Date(posting.datePosted).getTime()).toBeLessThan(new Date(posting.validThrough!).getTime());
  expect(posting.description).toMatch(/^<p>Cook, live-out – Koregaon Park, Pune – 9 AM to 6 PM<\/p><p>₹/);
});

describe("a link's language", () => {
  const languageOf = (answer: Response) => new URL(answer.headers.get("x-middleware-rewrite")!).pathname.slice(1, 3);

  test("is the page's for someone who has chosen none, and the next pages'", async () => {
    const answer = await visit(href.sharedJob(open.id, "ta"));
    expect(languageOf(answer)).toBe("ta");
    expect(answer.headers.get("set-cookie")).toMatch(/^language=ta; Path=\/; .*Secure; SameSite=lax/);
    expect(languageOf(await visit(href.sharedJob(open.id, "hi")))).toBe("hi");
    expect(languageOf(await visit("/?lang=fr"))).toBe("hi");
  });

  test("does not change a choice", async () => {
    const answer = await visit(href.sharedJob(open.id, "ta"), "language=bn");
    expect(languageOf(answer)).toBe("bn");
    expect(answer.headers.get("set-cookie")).toBeNull();
  });
});

describe("search engines", () => {
  const shown = async (path: string) => {
    const { headers } = await visit(path);
    return { robots: headers.get("x-robots-tag"), link: headers.get("link") };
  };

  test("are told each public page's own address and its other languages", async () => {
    for (const path of ["/", "/privacy", "/help", "/terms", "/grievance", `/jobs/${open.id}`]) {
      const { robots, link } = await shown(`${path}?lang=ta`);
      expect(robots, path).toBeNull();
      expect(link).toContain(`<${ORIGIN}${path}?lang=ta>; rel="canonical"`);
      expect(link).toContain(`<${ORIGIN}${path}>; rel="alternate"; hreflang="hi"`);
      expect(link).toContain(`<${ORIGIN}${path}>; rel="alternate"; hreflang="x-default"`);
      expect(link!.split(", ")).toHaveLength(LANGUAGES.length + 2);
    }
  });

  test("are asked not to list any other page", async () => {
    for (const path of [
      "/applied",
      "/admin",
      "/forgot-password",
      "/nowhere",
      `/jobs/${closed.id}`,
      `/jobs/${open.id}/apply`,
    ])
      expect(await shown(path), path).toEqual({ robots: "noindex", link: null });
  });

  test("read the public pages and the open jobs in the sitemap", async () => {
    const { status, body } = await openBrowser().call("GET", "/sitemap.xml", { headers: HOST });
    expect(status).toBe(200);
    const places = [...(body as string).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
    expect(places).toEqual(expect.arrayContaining([`${ORIGIN}/`, `${ORIGIN}/help`, `${ORIGIN}/jobs/${open.id}`]));
    expect(places).not.toContain(`${ORIGIN}/jobs/${closed.id}`);
  });

  test("are asked to stay away from all pages where the setting does not invite them", async () => {
    vi.resetModules();
    vi.stubEnv("SEARCH_INDEXING", "0");
    const { middleware: uninviting } = await import("@/middleware");
    const { default: robots } = await import("@/app/robots");
    const { headers } = await uninviting(new NextRequest(`${ORIGIN}/`, { headers: HOST }));
    expect([headers.get("x-robots-tag"), headers.get("link")]).toEqual(["noindex", null]);
    expect(robots()).toEqual({ rules: { userAgent: "*", allow: "/", disallow: "/api/" } });
    vi.unstubAllEnvs();
  });
});

test.each(LANGUAGES)("the manifest is in the page's language (%s), and one app in all", async (language) => {
  const { body, headers } = await openBrowser().call("GET", href.manifest(language), { headers: HOST });
  expect(headers.get("content-type")).toMatch(/^application\/manifest\+json/);
  const manifest = JSON.parse(body as string) as Record<string, unknown>;
  const t = await translatorOf(language);
  expect(manifest).toMatchObject({ id: "/", lang: language, start_url: "/", display: "standalone" });
  expect((manifest.shortcuts as { name: string }[]).map(({ name }) => name)).toContain(t("shell.nav.applied"));
  const icons = manifest.icons as { src: string; sizes: string; purpose: string }[];
  for (const { src, sizes } of icons.filter(({ sizes }) => sizes !== "any")) {
    const { width, height } = await sharp(`public${src}`).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  expect(icons.filter(({ purpose }) => purpose === "maskable")).toHaveLength(2);
});
