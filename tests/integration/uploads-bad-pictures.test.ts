import "../support/raised-limits";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import type { Application } from "@/lib/domains/applications/types";
import { db } from "@/lib/platform/db/client";
import { MAX_IMAGE_BYTES } from "@/lib/core/upload-limits";
import { sizedName } from "@/lib/platform/uploads/sizes";
import en from "@/messages/en.json";
import hi from "@/messages/hi.json";
import { applyWith } from "../support/apply-with";
import { makeJob, makePerson, type Person } from "../support/factories";
import { animation, asFile, oversizedPng, noisyPng, picture, jpegWithMetadata } from "../support/pictures";
import { storedFiles } from "../support/stored-files";

let employer: Person;
let worker: Person;
beforeAll(async () => {
  [employer, worker] = await Promise.all([makePerson("employer"), makePerson("worker")]);
});

async function applyWithPhoto(file: File) {
  const { id: jobId } = await makeJob(employer.id);
  return { jobId, answer: await applyWith(worker, jobId, { profileImage: file }) };
}

const SVG = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><script>alert(1)</script></svg>";
const PDF = "%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF";
// The signature of HEIC as phones write it.
const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic"), Buffer.alloc(500)]);
const text = (content: string) => Promise.resolve(Buffer.from(content));

describe.each([
  ["a PDF named .jpg", "image_unreadable", () => text(PDF)],
  ["an SVG with script", "image_unreadable", () => text(SVG)],
  ["a file of no bytes", "image_unreadable", () => text("")],
  ["a text", "image_unreadable", () => text("no picture at all")],
  ["an animated GIF", "image_unreadable", () => animation().gif().toBuffer()],
  ["a TIFF", "image_unreadable", () => picture().tiff().toBuffer()],
  ["an AVIF", "image_unreadable", () => picture().avif().toBuffer()],
  ["a HEIC", "image_unreadable", () => Promise.resolve(HEIC)],
  ["a truncated JPEG", "image_unreadable", async () => (await picture(800, 600).jpeg().toBuffer()).subarray(0, 900)],
  ["a truncated PNG", "image_unreadable", async () => (await noisyPng(300, 300)).subarray(0, 90_000)],
  ["a JPEG without its picture", "image_unreadable", () => Promise.resolve(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))],
  ["a PNG that lies about its size", "image_unreadable", () => Promise.resolve(oversizedPng(5_000, 5_000))],
  ["a PNG of 50,000 × 50,000", "too_large", () => Promise.resolve(oversizedPng(50_000, 50_000))],
  ["8 MB and a byte", "too_large", () => Promise.resolve(Buffer.alloc(MAX_IMAGE_BYTES + 1))],
  ["30 MB", "too_large", () => Promise.resolve(Buffer.alloc(30 * 1024 * 1024))],
] as const)("%s", (_name, code, make) => {
  test.each([
    ["en", en],
    ["hi", hi],
  ] as const)(`is ${code}, reported in %s, and leaves nothing behind`, async (language, messages) => {
    await db.user.update({ where: { id: worker.id }, data: { preferredLanguage: language } });
    worker.browser.cookies.set("language", language);
    const [filesBefore, rowsBefore] = [await storedFiles(), await db.upload.count()];
    const { jobId, answer } = await applyWithPhoto(asFile(await make()));
    expect(answer).toMatchObject({
      status: code === "too_large" ? 413 : 415,
      body: { code, detail: messages.errors[code] },
    });
    expect(await storedFiles()).toEqual(filesBefore);
    expect(await db.upload.count()).toBe(rowsBefore);
    expect(await db.application.count({ where: { jobId } })).toBe(0);
  });
});

const cmykJpeg = () => picture().toColourspace("cmyk").jpeg().toBuffer();
const deepPng = () => picture().toColourspace("rgb16").png().toBuffer();
const greyPng = () => picture().greyscale().png().toBuffer();
const clearPng = () => picture().ensureAlpha(0.5).png().toBuffer();

test.each([
  ["a JPEG with GPS, XMP and a colour profile", jpegWithMetadata, 64, 48],
  ["a CMYK JPEG", cmykJpeg, 64, 48],
  ["a PNG of 16 bits", deepPng, 64, 48],
  ["a grey PNG", greyPng, 64, 48],
  ["a PNG one sees through", clearPng, 64, 48],
  ["a JPEG on its side", () => picture().withMetadata({ orientation: 6 }).jpeg().toBuffer(), 48, 64],
  ["the first frame of an animated WebP", () => animation().webp({ loop: 0 }).toBuffer(), 32, 32],
  ["a large JPEG", () => picture(3_000, 2_000).jpeg().toBuffer(), 1_024, 683],
])("%s is accepted, and only its pixels are kept", async (_name, make, width, height) => {
  const { answer } = await applyWithPhoto(asFile(await make()));
  expect(answer.status).toBe(201);
  const { id } = answer.body as Application;
  const { selfie } = await db.application.findUniqueOrThrow({ where: { id }, select: { selfie: true } });
  expect(selfie).toMatchObject({ width, height });
  for (const size of ["full", "small"] as const) {
    const file = await sharp(`${process.env.UPLOAD_DIR}/${sizedName(selfie!.name, size)}`).metadata();
    expect(file).toMatchObject({ format: "webp", space: "srgb", depth: "uchar" });
    expect([file.exif, file.xmp, file.iptc, file.icc, file.orientation, file.pages]).toEqual(Array(6).fill(undefined));
    expect(Math.max(file.width, file.height)).toBe(
      size === "full" ? Math.max(width, height) : Math.min(Math.max(width, height), 256),
    );
  }
});

test("colours are preserved", async () => {
  for (const make of [cmykJpeg, deepPng, clearPng]) {
    const { id } = (await applyWithPhoto(asFile(await make()))).answer.body as Application;
    const { profileImage } = await db.application.findUniqueOrThrow({ where: { id } });
    const { channels } = await sharp(`${process.env.UPLOAD_DIR}/${profileImage}`).stats();
    for (const [index, value] of [0x2a, 0x6f, 0x4f].entries()) {
      // CMYK cannot represent every colour.
      expect(Math.abs(channels[index]!.mean - value)).toBeLessThan(make === cmykJpeg ? 40 : 4);
    }
  }
});

test("an empty field is not a picture", async () => {
  const { answer } = await applyWithPhoto(asFile(new Uint8Array(), ""));
  expect(answer).toMatchObject({ status: 201, body: { profile_image: null } });
});
