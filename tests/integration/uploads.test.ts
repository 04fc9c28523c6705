import "../support/raised-limits";
import { rm } from "node:fs/promises";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import type { Application } from "@/lib/domains/applications/types";
import { db } from "@/lib/platform/db/client";
import type { Job } from "@/lib/domains/jobs/types";
import { href } from "@/lib/access/routes";
import { isUploadName } from "@/lib/platform/uploads/names";
import { sizedName } from "@/lib/platform/uploads/sizes";
import { applyWith } from "../support/apply-with";
import { openBrowser } from "../support/browser";
import { jobBody, makeJob, makePerson, type Person } from "../support/factories";
import { asFile, picture, jpegWithMetadata } from "../support/pictures";
import { storedFiles } from "../support/stored-files";

let employer: Person;
let worker: Person;
let jobId: string;
beforeEach(async () => {
  [employer, worker] = await Promise.all([makePerson("employer"), makePerson("worker")]);
  jobId = (await makeJob(employer.id)).id;
});

const applyWithPhoto = (file: File) => applyWith(worker, jobId, { profileImage: file });

describe("a selfie", () => {
  test("is re-encoded without its GPS data and visible to worker, owner and admin only", async () => {
    const jpeg = await jpegWithMetadata();
    expect(jpeg.includes("secret-marker")).toBe(true);
    const { id, profile_image } = (await applyWithPhoto(asFile(jpeg))).body as Application;
    expect(profile_image).toBe(`/api/service-applications/${id}/photo`);
    const { profileImage } = await db.application.findUniqueOrThrow({ where: { id } });
    expect(isUploadName(profileImage!)).toBe(true);
    const stored = await sharp(`${process.env.UPLOAD_DIR}/${profileImage}`).metadata();
    expect(stored).toMatchObject({ format: "webp", width: 64, height: 48 });
    const small = await worker.browser.call("GET", `${profile_image}?size=small`);
    expect(small.status).toBe(200);
    expect((await worker.browser.call("GET", `${profile_image}?size=huge`)).status).toBe(400);
    expect(small.headers.get("content-disposition")).toBe('inline; filename="photo.webp"');
    const statusFor = async (person: Person) => (await person.browser.call("GET", profile_image!)).status;
    expect(await statusFor(worker)).toBe(200);
    // A phone may be shared, so it must not keep faces.
    expect((await worker.browser.call("GET", profile_image!)).headers.get("cache-control")).toBe("private, no-store");
    expect(await statusFor(employer)).toBe(200);
    expect(await statusFor(await makePerson("admin"))).toBe(200);
    expect(await statusFor(await makePerson("worker"))).toBe(404);
    expect(await statusFor(await makePerson("employer"))).toBe(404);
    expect((await openBrowser().call("GET", profile_image!)).status).toBe(401);
    for (const size of ["full", "small"] as const) {
      expect((await openBrowser().call("GET", href.upload(profileImage!, size))).status).toBe(404);
    }
  });

  test("is deleted when the application is withdrawn", async () => {
    const { id } = (await applyWithPhoto(asFile(await picture().png().toBuffer(), "me.png", "image/png")))
      .body as Application;
    const { profileImage } = await db.application.findUniqueOrThrow({ where: { id } });
    expect(await storedFiles()).toContain(profileImage);
    await worker.browser.call("DELETE", `/api/service-applications/${id}`);
    expect(await storedFiles()).not.toContain(profileImage);
    expect(await db.upload.count({ where: { name: profileImage! } })).toBe(0);
  });
});

describe("a job's logo and preview picture", () => {
  const post = async (changes: Record<string, string | File>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...(jobBody() as Record<string, string>), ...changes }))
      form.set(name, value);
    const answer = await employer.browser.call("POST", "/api/jobs", { form });
    expect(answer.status).toBe(201);
    return answer.body as Job;
  };

  test("are sent as multipart, are public, and are deleted with the job", async () => {
    const file = asFile(await picture(2_000, 1_000).jpeg().toBuffer());
    const job = await post({
      companyLogo: file,
      previewImage: file,
      useDefaultPreviewImage: "false",
      requirements: JSON.stringify(["Clean driving licence"]),
      benefits: JSON.stringify(["Meals Included"]),
    });
    expect(job).toMatchObject({ requirements: ["Clean driving licence"], useDefaultPreviewImage: false });
    const addresses = [job.company_logo!, job.preview_image!].flatMap((name) => [
      href.upload(name),
      href.upload(name, "small"),
    ]);
    for (const address of addresses) {
      const answer = await openBrowser().call("GET", address);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-disposition")).toBe('inline; filename="picture.webp"');
      // A shared cache must not answer by itself, so a removed picture is gone from it at once.
      expect(answer.headers.get("cache-control")).toBe("public, max-age=3600, s-maxage=0");
      const headers = { "if-none-match": answer.headers.get("etag")! };
      expect(await openBrowser().call("GET", address, { headers })).toMatchObject({ status: 304, body: "" });
    }
    const widthOf = async (name: string) => (await sharp(`${process.env.UPLOAD_DIR}/${name}`).metadata()).width;
    expect(await widthOf(job.preview_image!)).toBe(1_280);
    expect(await widthOf(sizedName(job.preview_image!, "small"))).toBe(720);
    expect(await widthOf(sizedName(job.company_logo!, "small"))).toBe(256);
    await employer.browser.call("DELETE", `/api/jobs/${job.id}`);
    for (const address of addresses) {
      const headers = { "if-none-match": "*" };
      expect((await openBrowser().call("GET", address, { headers })).status).toBe(404);
    }
    for (const name of [job.company_logo!, job.preview_image!]) {
      expect(await storedFiles()).not.toContain(name);
      expect(await storedFiles()).not.toContain(sizedName(name, "small"));
    }
  });

  test("stored without a small size are shown in full", async () => {
    const job = await post({ companyLogo: asFile(await picture().png().toBuffer()) });
    await rm(`${process.env.UPLOAD_DIR}/${sizedName(job.company_logo!, "small")}`);
    const [full, small] = await Promise.all(
      (["full", "small"] as const).map((size) => openBrowser().call("GET", href.upload(job.company_logo!, size))),
    );
    expect(small).toMatchObject({ status: 200, body: full!.body });
  });

  test("the job's own logo is removed at its owner's request, and the company's shows instead", async () => {
    const logo = async () => asFile(await picture().png().toBuffer());
    const profile = new FormData();
    profile.set("companyLogo", await logo());
    const { companyLogo } = (await employer.browser.call("PUT", "/api/user/profile", { form: profile })).body as {
      companyLogo: string;
    };
    const job = await post({ companyLogo: await logo() });
    expect(job.company_logo).not.toBe(companyLogo);
    const path = `/api/jobs/${job.id}`;
    const other = await makePerson("employer");
    const json = { removeCompanyLogo: true };
    expect((await other.browser.call("PUT", path, { json })).status).toBe(403);
    expect((await employer.browser.call("PUT", path, { json: { removeCompanyLogo: false } })).body).toMatchObject({
      company_logo: job.company_logo,
    });
    expect((await employer.browser.call("PUT", path, { json })).body).toMatchObject({ company_logo: companyLogo });
    expect(await storedFiles()).not.toContain(job.company_logo);
    expect(await storedFiles()).toContain(companyLogo);
    // Asking again finds nothing to remove.
    expect((await employer.browser.call("PUT", path, { json })).body).toMatchObject({ company_logo: companyLogo });
    expect(await storedFiles()).toContain(companyLogo);
  });

  test("a new logo wins over a request to have none", async () => {
    const job = await post({ companyLogo: asFile(await picture().png().toBuffer()) });
    const form = new FormData();
    form.set("removeCompanyLogo", "true");
    form.set("companyLogo", asFile(await picture().png().toBuffer()));
    const { company_logo: logo } = (await employer.browser.call("PUT", `/api/jobs/${job.id}`, { form })).body as Job;
    expect(await storedFiles()).toContain(logo);
    expect(await storedFiles()).not.toContain(job.company_logo);
  });

  test("the default picture replaces a custom one, and the old file is deleted", async () => {
    const job = await post({ previewImage: asFile(await picture().png().toBuffer()), useDefaultPreviewImage: "false" });
    const form = new FormData();
    form.set("useDefaultPreviewImage", "true");
    form.set("defaultPreviewImageId", "gardener");
    const answer = await employer.browser.call("PUT", `/api/jobs/${job.id}`, { form });
    expect(answer.body).toMatchObject({
      preview_image: null,
      defaultPreviewImageId: "gardener",
      useDefaultPreviewImage: true,
    });
    expect(await storedFiles()).not.toContain(job.preview_image);
  });
});

test.each(["..%2F..%2Fetc%2Fpasswd", "x.webp", "AAAAAAAAAAAAAAAAAAAAAA.svg"])(
  "/uploads/%s is not found",
  async (name) => {
    expect((await openBrowser().call("GET", `/uploads/${name}`)).status).toBe(404);
  },
);
