import "../support/raised-limits";
import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import type { Application } from "@/lib/applications/types";
import { db } from "@/lib/db/client";
import type { Job } from "@/lib/jobs/types";
import { isUploadName } from "@/lib/uploads/storage";
import { openBrowser } from "../support/browser";
import { jobBody, makeJob, makePerson, type Person } from "../support/factories";

const picture = (width = 64, height = 48) => sharp({ create: { width, height, channels: 3, background: "#2a6f4f" } });
const asFile = (bytes: Uint8Array, name = "me.jpg", type = "image/jpeg") =>
  new File([new Uint8Array(bytes)], name, { type });
const storedFiles = () => readdir(process.env.UPLOAD_DIR!).catch(() => []);

let employer: Person;
let worker: Person;
let jobId: string;
beforeEach(async () => {
  [employer, worker] = await Promise.all([makePerson("employer"), makePerson("worker")]);
  jobId = (await makeJob(employer.id)).id;
});

const applyWith = (file: File) => {
  const form = new FormData();
  form.set("gender", "male");
  form.set("experience", "10+ years");
  form.set("profileImage", file);
  return worker.browser.call("POST", `/api/service-requests/${jobId}/apply`, { form });
};

describe("a selfie", () => {
  test("is encoded anew without its GPS data and seen by worker, owner and admin only", async () => {
    const jpeg = await picture()
      .withExif({ IFD0: { Copyright: "secret-marker" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "28/1 36/1 0/1" } })
      .jpeg()
      .toBuffer();
    expect(jpeg.includes("secret-marker")).toBe(true);
    const { id, profile_image } = (await applyWith(asFile(jpeg))).body as Application;
    expect(profile_image).toBe(`/api/service-applications/${id}/photo`);
    const { profileImage } = await db.application.findUniqueOrThrow({ where: { id } });
    expect(isUploadName(profileImage!)).toBe(true);
    const stored = await sharp(`${process.env.UPLOAD_DIR}/${profileImage}`).metadata();
    expect(stored).toMatchObject({ format: "webp", width: 64, height: 48 });
    expect(stored.exif).toBeUndefined();
    const statusFor = async (person: Person) => (await person.browser.call("GET", profile_image!)).status;
    expect(await statusFor(worker)).toBe(200);
    // A phone may be shared: what it keeps for one user is not for the next.
    expect((await worker.browser.call("GET", profile_image!)).headers.get("vary")).toBe("Cookie");
    expect(await statusFor(employer)).toBe(200);
    expect(await statusFor(await makePerson("admin"))).toBe(200);
    expect(await statusFor(await makePerson("worker"))).toBe(404);
    expect(await statusFor(await makePerson("employer"))).toBe(404);
    expect((await openBrowser().call("GET", profile_image!)).status).toBe(401);
    expect((await openBrowser().call("GET", `/uploads/${profileImage}`)).status).toBe(404);
  });

  test("goes when the application is withdrawn", async () => {
    const { id } = (await applyWith(asFile(await picture().png().toBuffer(), "me.png", "image/png")))
      .body as Application;
    const { profileImage } = await db.application.findUniqueOrThrow({ where: { id } });
    expect(await storedFiles()).toContain(profileImage);
    await worker.browser.call("DELETE", `/api/service-applications/${id}`);
    expect(await storedFiles()).not.toContain(profileImage);
    expect(await db.upload.count({ where: { name: profileImage! } })).toBe(0);
  });

  test.each([
    ["a text", 415, () => Promise.resolve(asFile(Buffer.from("no picture at all")))],
    [
      "an SVG with script",
      415,
      () => Promise.resolve(asFile(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"))),
    ],
    ["an animated GIF", 415, async () => asFile(await picture().gif().toBuffer())],
    ["a truncated JPEG", 415, async () => asFile((await picture(800, 600).jpeg().toBuffer()).subarray(0, 900))],
    ["9 MB", 413, () => Promise.resolve(asFile(new Uint8Array(9 * 1024 * 1024)))],
    ["41 megapixels", 413, async () => asFile(await picture(6_500, 6_400).png().toBuffer())],
    ["30 MB", 413, () => Promise.resolve(asFile(new Uint8Array(30 * 1024 * 1024)))],
  ])("that is %s is refused with %i and leaves nothing", async (_name, status, makeFile) => {
    const before = await storedFiles();
    expect((await applyWith(await makeFile())).status).toBe(status);
    expect(await storedFiles()).toEqual(before);
    expect(await db.application.count({ where: { jobId } })).toBe(0);
  });
});

describe("logo and preview picture of a position", () => {
  const post = async (changes: Record<string, string | File>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...(jobBody() as Record<string, string>), ...changes }))
      form.set(name, value);
    const answer = await employer.browser.call("POST", "/api/jobs", { form });
    expect(answer.status).toBe(201);
    return answer.body as Job;
  };

  test("come as multipart, are public, and go with the position", async () => {
    const file = asFile(await picture(2_000, 1_000).jpeg().toBuffer());
    const job = await post({
      companyLogo: file,
      previewImage: file,
      useDefaultPreviewImage: "false",
      requirements: JSON.stringify(["Clean driving licence"]),
      benefits: JSON.stringify(["Meals Included"]),
    });
    expect(job).toMatchObject({ requirements: ["Clean driving licence"], useDefaultPreviewImage: false });
    for (const name of [job.company_logo, job.preview_image]) {
      const answer = await openBrowser().call("GET", `/uploads/${name}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("cache-control")).toContain("immutable");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    }
    expect(await sharp(`${process.env.UPLOAD_DIR}/${job.preview_image}`).metadata()).toMatchObject({ width: 1_280 });
    await employer.browser.call("DELETE", `/api/jobs/${job.id}`);
    expect((await openBrowser().call("GET", `/uploads/${job.preview_image}`)).status).toBe(404);
    expect(await storedFiles()).not.toContain(job.company_logo);
  });

  test("the default picture takes a custom one's place and the old file goes", async () => {
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
