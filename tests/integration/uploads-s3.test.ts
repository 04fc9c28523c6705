import "../support/raised-limits";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Application } from "@/lib/domains/applications/types";
import { db } from "@/lib/platform/db/client";
import { sizedName } from "@/lib/platform/uploads/sizes";
import { storage } from "@/lib/platform/uploads/storage";
import { CONSENT_VERSIONS } from "@/lib/language/notices/consents";
import { makeJob, makePerson } from "../support/factories";
import { asFile, picture } from "../support/pictures";
import { startS3 } from "../support/s3-server";

let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
  // Before anything reads the settings, which happens once.
  Object.assign(process.env, {
    UPLOAD_STORAGE: "s3",
    S3_BUCKET: s3.settings.bucket,
    S3_ENDPOINT: s3.settings.endpoint,
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
  });
});
afterAll(async () => {
  await s3.stop();
});

test("with S3 in the settings, a selfie is stored in the bucket; without the bucket, nothing is half done", async () => {
  const [employer, worker] = await Promise.all([makePerson("employer"), makePerson("worker")]);
  const { id: jobId } = await makeJob(employer.id);
  const file = asFile(await picture(600, 400).jpeg().toBuffer());
  const apply = () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ gender: "male", experience: "10+ years" })) form.set(name, value);
    form.set("profileImage", file);
    form.set("consent", JSON.stringify({ version: CONSENT_VERSIONS.sharing, language: "en" }));
    return worker.browser.call("POST", `/api/service-requests/${jobId}/apply`, { form });
  };
  const { id, profile_image } = (await apply()).body as Application;
  const { profileImage: name } = await db.application.findUniqueOrThrow({ where: { id } });
  expect(await sharp(Buffer.from((await storage().get(name!))!)).metadata()).toMatchObject({ width: 600 });
  expect(await sharp(Buffer.from((await storage().get(sizedName(name!, "small")))!)).metadata()).toMatchObject({
    width: 256,
  });
  expect((await employer.browser.call("GET", `${profile_image}?size=small`)).status).toBe(200);
  await worker.browser.call("DELETE", `/api/service-applications/${id}`);
  expect(await storage().get(name!)).toBeNull();
  expect(await storage().has(sizedName(name!, "small"))).toBe(false);

  const again = (await apply()).body as Application;
  await s3.stop();
  expect((await worker.browser.call("GET", again.profile_image!)).status).toBe(503);
  const [rows, applications] = [await db.upload.count(), await db.application.count()];
  const other = await makeJob(employer.id);
  const form = new FormData();
  for (const [key, value] of Object.entries({ gender: "male", experience: "10+ years" })) form.set(key, value);
  form.set("profileImage", file);
  const answer = await worker.browser.call("POST", `/api/service-requests/${other.id}/apply`, { form });
  expect(answer).toMatchObject({ status: 503, body: { code: "storage_away" } });
  expect([await db.upload.count(), await db.application.count()]).toEqual([rows, applications]);
  // Withdrawing does not need the bucket: the clean-up finds the files left in it.
  expect((await worker.browser.call("DELETE", `/api/service-applications/${again.id}`)).status).toBe(204);
});
