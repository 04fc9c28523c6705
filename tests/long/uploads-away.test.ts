import "../support/raised-limits";
import { chmod, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/platform/db/client";
import type { Job } from "@/lib/domains/jobs/types";
import { href } from "@/lib/access/routes";
import { diskStorage } from "@/lib/platform/uploads/disk-storage";
import { newUploadName } from "@/lib/platform/uploads/new-name";
import { storage } from "@/lib/platform/uploads/storage";
import en from "@/messages/en.json";
import hi from "@/messages/hi.json";
import { openBrowser, type Answer } from "../support/browser";
import { jobBody, makeJob, makePerson, type Person } from "../support/factories";
import { logged } from "../support/log-lines";
import { asFile, picture } from "../support/pictures";
import { storedFiles } from "../support/stored-files";

const fault = (code: string) => Object.assign(new Error(`${code}: /secret/place`), { code });

let file: File;
let employer: Person;
let worker: Person;
let jobId: string;
beforeAll(async () => {
  file = asFile(await picture(300, 200).jpeg().toBuffer());
});
beforeEach(async () => {
  vi.restoreAllMocks();
  logged.clear();
  [employer, worker] = await Promise.all([makePerson("employer"), makePerson("worker")]);
  jobId = (await makeJob(employer.id)).id;
});

const formOf = (fields: Record<string, string | File>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const ANSWERS = { gender: "male", experience: "10+ years" };
const KEY = { "idempotency-key": "one-form" };
const apply = (profileImage?: File) =>
  worker.browser.call("POST", `/api/service-requests/${jobId}/apply`, {
    form: formOf({ ...ANSWERS, ...(profileImage ? { profileImage } : {}) }),
    headers: KEY,
  });
const post = () =>
  employer.browser.call("POST", "/api/jobs", {
    form: formOf({
      ...(jobBody() as Record<string, string>),
      companyLogo: file,
      previewImage: file,
      useDefaultPreviewImage: "false",
    }),
  });
const saveProfile = () =>
  worker.browser.call("PUT", "/api/user/profile", { form: formOf({ bio: "New", photo: file }) });

const rows = () => Promise.all([db.job.count(), db.application.count(), db.upload.count(), db.idempotencyKey.count()]);

function expectAway(answer: Answer, messages = en): void {
  expect(answer).toMatchObject({
    status: 503,
    body: { code: "storage_away", detail: messages.errors.storage_away },
  });
  expect(answer.headers.get("retry-after")).toBe("60");
}

describe.each(["ENOSPC", "EACCES", "EROFS", "ECONNREFUSED", "AccessDenied", "TimeoutError"])(
  "a store that says %s",
  (code) => {
    test.each([
      [1, "the first file"],
      [2, "the small size"],
      [3, "the second picture"],
    ])("at call %i (%s) is reported clearly and leaves nothing behind", async (failing) => {
      const [before, filesBefore] = [await rows(), await storedFiles()];
      const put = storage().put;
      for (const send of failing > 2 ? [post] : [post, apply.bind(null, file), saveProfile]) {
        let calls = 0;
        vi.spyOn(storage(), "put").mockImplementation((...args) =>
          (calls += 1) === failing ? Promise.reject(fault(code)) : put(...args),
        );
        expectAway(await send());
      }
      expect(await rows()).toEqual(before);
      expect(await storedFiles()).toEqual(filesBefore);
      const { bio, photo } = await db.profile.findUniqueOrThrow({ where: { userId: worker.id } });
      expect([bio, photo]).toEqual([null, null]);
      expect((await db.job.findUniqueOrThrow({ where: { id: jobId } })).applicationsCount).toBe(0);
    });
  },
);

test("it is reported in Hindi too, logged without a path, and the same form succeeds afterwards", async () => {
  await db.user.update({ where: { id: worker.id }, data: { preferredLanguage: "hi" } });
  worker.browser.cookies.set("language", "hi");
  logged.clear();
  const put = vi.spyOn(storage(), "put").mockRejectedValue(fault("ENOSPC"));
  expectAway(await apply(file), hi);
  expect(logged.lines()).toContainEqual(
    expect.objectContaining({ event: "storage_away", err: expect.objectContaining({ code: "ENOSPC" }) }),
  );
  expect(logged.text()).not.toContain("secret");
  expect((await apply()).status).toBe(201);
  put.mockRestore();
  await db.application.deleteMany({ where: { jobId } });
  await db.idempotencyKey.deleteMany();
  expect((await apply(file)).status).toBe(201);
});

test("an edit keeps the existing picture", async () => {
  const { body } = await post();
  const { id, preview_image } = body as Job;
  vi.spyOn(storage(), "put").mockRejectedValue(fault("ENOSPC"));
  const form = formOf({ title: "Another title", previewImage: file });
  expectAway(await employer.browser.call("PUT", `/api/jobs/${id}`, { form }));
  expect(await db.job.findUniqueOrThrow({ where: { id } })).not.toMatchObject({ title: "Another title" });
  expect((await openBrowser().call("GET", href.upload(preview_image!))).status).toBe(200);
});

test("pictures answer 503 while the store is down, everything else works", async () => {
  const { body } = await post();
  const { id, preview_image } = body as Job;
  const { body: application } = await apply(file);
  vi.spyOn(storage(), "get").mockRejectedValue(fault("ECONNREFUSED"));
  const selfie = (application as { profile_image: string }).profile_image;
  for (const address of [href.upload(preview_image!), href.upload(preview_image!, "small")]) {
    expect(await openBrowser().call("GET", address)).toMatchObject({ status: 503, body: { code: "unavailable" } });
  }
  expect((await worker.browser.call("GET", selfie)).status).toBe(503);
  expect((await worker.browser.call("GET", `/api/jobs/${id}`)).status).toBe(200);
  expect((await worker.browser.call("GET", "/api/jobs")).status).toBe(200);
});

test("files that cannot be deleted are logged and left to the clean-up; the removal itself succeeds", async () => {
  const { body } = await post();
  vi.spyOn(storage(), "remove").mockRejectedValue(fault("EIO"));
  expect((await employer.browser.call("DELETE", `/api/jobs/${(body as Job).id}`)).status).toBe(204);
  expect(await storedFiles()).toContain((body as Job).preview_image);
});

test("a folder that is not writable fails and leaves no partial file", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "kaamsetu-full-"));
  // A file in place of the folder, which even root cannot write to.
  const blocked = path.join(folder, "blocked");
  await writeFile(blocked, "");
  await expect(diskStorage(blocked).put(newUploadName(), new Uint8Array(8))).rejects.toThrow(/EEXIST|ENOTDIR/);
  if (process.getuid?.() !== 0) {
    await chmod(folder, 0o500);
    await expect(diskStorage(folder).put(newUploadName(), new Uint8Array(8))).rejects.toThrow(/EACCES/);
    await chmod(folder, 0o700);
  }
  expect(await readdir(folder)).toEqual(["blocked"]);
  await rm(folder, { recursive: true });
});
