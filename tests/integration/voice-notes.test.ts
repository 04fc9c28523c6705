import "../support/raised-limits";
import { readFile } from "node:fs/promises";
import { beforeEach, describe, expect, test } from "vitest";
import type { Application, ReceivedApplication } from "@/lib/domains/applications/types";
import { db } from "@/lib/platform/db/client";
import { clearApplications } from "@/lib/domains/tidy/application-service";
import { href } from "@/lib/access/routes";
import { applyWith } from "../support/apply-with";
import { openBrowser } from "../support/browser";
import { makeJob, makePerson, type Person } from "../support/factories";
import { storedFiles } from "../support/stored-files";
import { lengthened, voiceFile, voiceNote } from "../support/voice-notes";

let employer: Person;
let worker: Person;
let jobId: string;
beforeEach(async () => {
  [employer, worker] = await Promise.all([makePerson("employer"), makePerson("worker")]);
  jobId = (await makeJob(employer.id)).id;
});

const speakWith = (bytes: Uint8Array, isSharing = true) =>
  applyWith(worker, jobId, { voiceNote: voiceFile(bytes) }, isSharing);
const applied = async (name: string) => (await speakWith(voiceNote(name))).body as Application;
const fileOf = async (id: string) => (await db.application.findUniqueOrThrow({ where: { id } })).voiceNote!;

test.each([
  ["chrome.webm", "audio/webm"],
  ["opus.ogg", "audio/ogg"],
  ["aac.mp4", "audio/mp4"],
])("%s is kept as it was sent, and heard by worker, owner and admins only", async (name, type) => {
  const { id, voice_note: path, voice_seconds } = await applied(name);
  expect([path, voice_seconds]).toEqual([`/api/service-applications/${id}/voice-note`, 2]);
  const stored = await fileOf(id);
  expect(await readFile(`${process.env.UPLOAD_DIR}/${stored}`)).toEqual(voiceNote(name));
  const heard = await worker.browser.call("GET", path!);
  expect(Object.fromEntries(heard.headers)).toMatchObject({
    ...{ "content-type": type, "cache-control": "private, no-store", "x-content-type-options": "nosniff" },
    "content-disposition": `inline; filename="voice-note.${stored.split(".")[1]!}"`,
  });
  const statusFor = async (person: Person) => (await person.browser.call("GET", path!)).status;
  const strangers = [await makePerson("worker"), await makePerson("employer")];
  expect(await Promise.all([worker, employer, await makePerson("admin")].map(statusFor))).toEqual([200, 200, 200]);
  expect(await Promise.all(strangers.map(statusFor))).toEqual([404, 404]);
  expect((await openBrowser().call("GET", path!)).status).toBe(401);
  expect((await openBrowser().call("GET", href.upload(stored))).status).toBe(404);
  const received = await employer.browser.call("GET", `/api/service-applications/${id}`);
  expect(received.body).toMatchObject({ voice_note: path, voice_seconds: 2 });
});

test("one range of bytes is answered alone, as Safari asks; any other with the whole", async () => {
  const { voice_note: path } = await applied("chrome.webm");
  const size = voiceNote("chrome.webm").byteLength;
  const ask = async (range: string) => {
    const { status, headers } = await employer.browser.call("GET", path!, { headers: { range } });
    return [status, headers.get("content-range")];
  };
  expect(await ask("bytes=0-1")).toEqual([206, `bytes 0-1/${size}`]);
  expect(await ask("bytes=100-")).toEqual([206, `bytes 100-${size - 1}/${size}`]);
  for (const range of ["bytes=0-1,4-5", "bytes=-5", `bytes=${size}-`, "bytes=5-2", "lines=1-2"])
    expect(await ask(range)).toEqual([200, null]);
});

test("without consent the employer hears nothing", async () => {
  const { id, voice_note: path } = (await speakWith(voiceNote("opus.ogg"), false)).body as Application;
  expect((await employer.browser.call("GET", path!)).status).toBe(404);
  const { body } = await employer.browser.call("GET", `/api/service-applications/${id}`);
  expect(body as ReceivedApplication).toMatchObject({ shown: "answers", voice_note: null, voice_seconds: null });
});

test.each([
  ["voice_note_too_large", 413, () => Buffer.alloc(1024 * 1024 + 1)],
  ["voice_note_too_long", 413, () => lengthened(voiceNote("opus.ogg"), 63)],
  ["voice_note_unreadable", 415, () => Buffer.from("not a voice")],
  ["voice_note_tagged", 415, () => voiceNote("tagged.webm")],
] as const)("%s: refused, and nothing is left behind", async (code, status, bytes) => {
  const before = await storedFiles();
  expect(await speakWith(bytes())).toMatchObject({ status, body: { code } });
  expect(await storedFiles()).toEqual(before);
  expect(await db.application.count({ where: { jobId } })).toBe(0);
});

describe("is deleted, row and file,", () => {
  const expectGone = async (name: string) => {
    expect(await storedFiles()).not.toContain(name);
    expect(await db.upload.count({ where: { name } })).toBe(0);
  };

  test("when the application is withdrawn", async () => {
    const { id } = await applied("chrome.mp4");
    const name = await fileOf(id);
    expect(await storedFiles()).toContain(name);
    expect((await worker.browser.call("DELETE", `/api/service-applications/${id}`)).status).toBe(204);
    await expectGone(name);
  });

  test("90 days after the application's end", async () => {
    const { id } = await applied("chrome.mp4");
    const name = await fileOf(id);
    await employer.browser.call("PUT", `/api/service-applications/${id}/status`, { json: { status: "rejected" } });
    await clearApplications(new Date(Date.now() + 91 * 24 * 60 * 60 * 1000));
    await expectGone(name);
    expect(await db.application.findUnique({ where: { id } })).toMatchObject({ voiceNote: null, voiceSeconds: null });
  });
});
