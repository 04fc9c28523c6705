import { createTranslator, NextIntlClientProvider } from "next-intl";
import { NextRequest } from "next/server";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test, vi } from "vitest";
import type { Translator } from "@/lib/language/i18n/translator";
import { PublicJob } from "@/components/jobs/public/public-job";
import { publicMetadata } from "@/components/jobs/public/public-metadata";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import type { Language } from "@/lib/language/i18n/languages";
import { loadMessages } from "@/lib/language/i18n/messages";
import { getPublicJob } from "@/lib/domains/jobs/public-queries";
import type * as Visible from "@/lib/domains/jobs/visible-queries";
import { isOpenJob } from "@/lib/domains/jobs/visible-queries";
import { middleware } from "@/middleware";
import { makeJob, makePerson } from "../support/factories";

vi.mock("@/lib/domains/jobs/visible-queries", async (original) => {
  const real = await original<typeof Visible>();
  return { ...real, isOpenJob: vi.fn(real.isOpenJob) };
});

const ORIGIN = "http://localhost:3000";
/** Everything about a job and its employer that visitors never read. */
const SECRETS = {
  title: "Ayah for the Kapoors' twins",
  specialInstructions: "Ring twice and ask for Bahadur",
  exactAddress: "Flat 12, Lotus Court, Lane 5",
  companyName: "Kapoor family",
  accommodationDetails: "Loft above the garage",
  requirements: ["Speaks Bangla to grandmother"],
  additionalSkills: ["Drives a scooter"],
  workEnvironment: "Three storeys and a terrier",
  workingDays: "Tue to Sun",
  dresscode: "White kurta",
  location: "Behind Lotus Court, Koregaon Park, Pune",
} satisfies Partial<Prisma.JobUncheckedCreateInput>;

const post = async (data: Partial<Prisma.JobUncheckedCreateInput> = {}) => {
  const { id } = await makePerson("employer", {
    username: `rani.kapoor.${Math.random().toString(36).slice(2)}`,
    phone: "+919812345678",
    profile: { create: { name: "Rani Kapoor", companyName: "House of Kapoor", contact: "+919812345678" } },
  });
  return makeJob(id, { ...SECRETS, category: "nanny-babysitter", shift: "9 AM - 6 PM", ...data });
};
const OF_EMPLOYER = ["Rani", "Kapoor", "9812345678", "rani.kapoor"];
const ALL_SECRETS = [...Object.values(SECRETS).flat(), ...OF_EMPLOYER, "Lotus", "/uploads/"];

/** All that a visitor would read: the public face, and title and tags of the page. */
async function publicFace(id: string, language: Language) {
  const job = await getPublicJob({ language }, id);
  if (!job) return null;
  const messages = await loadMessages(language);
  const t: Translator = createTranslator({ locale: language, messages, timeZone: "Asia/Kolkata" });
  const provider = {
    locale: language,
    messages,
    timeZone: "Asia/Kolkata",
    children: createElement(PublicJob, { job }),
  };
  return {
    html: renderToStaticMarkup(createElement(NextIntlClientProvider, provider)),
    metadata: publicMetadata(job, language, t, ORIGIN),
    data: JSON.stringify(job),
  };
}

/** The page that the middleware chooses for a visitor, without the language, and the status. */
async function screenAt(path: string) {
  const headers = { host: "localhost:3000", cookie: "language=hi" };
  const { status, headers: answer } = await middleware(new NextRequest(ORIGIN + path, { headers }));
  return { status, page: new URL(answer.get("x-middleware-rewrite")!).pathname };
}

let open: { id: string };
beforeAll(async () => {
  open = await post();
});

test("a visitor reads what, how much, where and when, in the visitor's script, and nothing that was typed", async () => {
  const face = (await publicFace(open.id, "hi"))!;
  const text = face.html.replaceAll(/<[^>]+>/g, " ");
  for (const shown of ["आया", "₹20,000–₹25,000", "महीना", "कोरेगांव पार्क, पुणे", "सुबह 9 से शाम 6 बजे"])
    expect(text).toContain(shown);
  const everything = JSON.stringify(face);
  for (const secret of ALL_SECRETS) expect(everything).not.toContain(secret);
  expect(face.html).not.toContain("<img");
});

test("title and Open Graph tags say the same, with the job's own picture in the same language", async () => {
  const { metadata } = (await publicFace(open.id, "ta"))!;
  const { openGraph, title, description, robots } = metadata;
  expect(title).toContain("கோரேகாவ் பார்க், புனே");
  expect(description).toMatch(/^\S+ ₹20,000–₹25,000 · கோரேகாவ் பார்க், புனே · /);
  expect(openGraph).toMatchObject({ title, description, locale: "ta_IN", url: `/jobs/${open.id}?lang=ta` });
  expect(openGraph!.images).toMatchObject([{ url: `/previews/${open.id}?lang=ta&v=1`, type: "image/png" }]);
  expect(robots).toBeUndefined();
});

test("hours and places that cannot be read are left out, because they are typed", async () => {
  const typed = { location: "Opposite Lotus Court", shift: "As agreed with Rani" };
  const { id } = await post(typed);
  const face = (await publicFace(id, "en"))!;
  expect(face.metadata.title).toBe("Nanny, live-out");
  expect(face.metadata.description).toBe("₹20,000–₹25,000 / month");
  for (const secret of [...ALL_SECRETS, ...Object.values(typed)]) expect(JSON.stringify(face)).not.toContain(secret);
});

test("what the employer chose is said, not what was typed in its place, nor anything about the people at home", async () => {
  const { id } = await post({
    tasks: ["child_care", "school_run"],
    householdMembers: ["ill_person"],
    householdSize: "one_two",
    pets: ["dog"],
    experienceLevel: "Since the Kapoors' wedding",
    languagesRequired: ["Hindi", "Kapoori"],
    benefits: ["Paid Time Off", "Diwali at Lotus Court"],
  });
  const { html, data } = (await publicFace(id, "hi"))!;
  for (const shown of ["बच्चों की देखभाल", "हिन्दी", "वेतन के साथ छुट्टी"]) expect(html).toContain(shown);
  for (const secret of [...ALL_SECRETS, "Kapoori", "Diwali", "ill_person", "one_two", "dog"])
    expect(html + data).not.toContain(secret);
});

test("hours that are one of our options are said in the visitor's words", async () => {
  const { id } = await post({ shift: "On-Call Availability" });
  expect((await publicFace(id, "en"))!.metadata.description).toMatch(/ · On-Call Availability$/);
});

test("only an open job has a face; any other id gives the plain login, like one that does not exist", async () => {
  const hidden = {
    closed: (await post({ status: "closed" })).id,
    draft: (await post({ status: "draft" })).id,
    removed: (await post({ removedAt: new Date() })).id,
    unknown: "00000000-0000-7000-8000-000000000000",
    malformed: "not-an-id",
  };
  expect(await screenAt(`/jobs/${open.id}`)).toEqual({ status: 200, page: `/hi/auth/jobs/${open.id}` });
  expect((await screenAt(`/jobs/${open.id.toUpperCase()}`)).page).toContain("/hi/auth/jobs/");
  for (const [state, id] of Object.entries(hidden)) {
    expect(await screenAt(`/jobs/${id}`), state).toEqual({ status: 200, page: "/hi/auth" });
    // It may have closed after the middleware looked.
    expect(await getPublicJob({ language: "hi" }, id), state).toBeNull();
  }
  expect((await screenAt(`/jobs/${open.id}/apply`)).page).toBe(`/hi/auth/jobs/${open.id}`);
  expect((await screenAt(`/jobs/${hidden.closed}/apply`)).page).toBe("/hi/auth");
  expect((await screenAt(`/jobs/${open.id}/finish`)).page).toBe("/hi/auth");
});

test.each([
  ["checked", { isVerified: true }, "KaamSetu ने जाँचा"],
  ["number", { phoneConfirmedAt: new Date() }, "नंबर पक्का"],
  ["new", {}, "यहाँ नए, अभी जाँच नहीं"],
] as const)("says of an employer, in the reader's words: %s", async (mark, data, words) => {
  const { id: employerId } = await makePerson("employer", data);
  const { id } = await makeJob(employerId, { category: "cleaner" });
  const { html } = (await publicFace(id, "hi"))!;
  expect(html).toContain(words);
  // General advice, in the words of the report's pictures.
  expect(html.includes("हर काम के लिए सलाह"), mark).toBe(mark !== "checked");
  expect(html.includes("मुझसे पैसे माँगे")).toBe(mark !== "checked");
});

test("a look at the public face reads only its columns, and is no view", async () => {
  const find = vi.spyOn(db.job, "findFirst");
  await getPublicJob({ language: "hi" }, open.id);
  expect(Object.keys(find.mock.calls[0]![0]!.select!).toSorted()).toEqual(
    (
      "accommodationProvided backgroundCheckRequired backgroundCheckTypes benefits category company createdAt cuisines employmentType experienceLevel " +
      "hoursFrom hoursTo id languagesRequired meals openUntil phoneUse placeId postedAt revision room salaryMax salaryMin " +
      "shift tasks trialDays trialPay uniform weeklyOff"
    ).split(" "),
  );
  find.mockRestore();
  await screenAt(`/jobs/${open.id}`);
  expect(await db.jobView.count({ where: { jobId: open.id } })).toBe(0);
  expect(await db.job.findUnique({ where: { id: open.id }, select: { viewsCount: true } })).toEqual({ viewsCount: 0 });
});

test("if the database is unavailable, a visitor still gets the login", async () => {
  vi.mocked(isOpenJob).mockRejectedValueOnce(new Error("no database"));
  expect(await screenAt(`/jobs/${open.id}`)).toEqual({ status: 200, page: "/hi/auth" });
});
