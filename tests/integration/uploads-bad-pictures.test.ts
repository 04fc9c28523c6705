import "../support/raised-limits";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import type { Application } from "@/lib/domains/applications/types";
import { db } from "@/lib/platform/db/client";
import { MAX_IMAGE_BYTES } from "@/lib/core/upload-limits";
import { cleanImage } from "@/lib/platform/uploads/image";
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

/** A drawing of 40 × 30, all of one green. */
const drawing = (inner = "", attributes = "width='40' height='30'", before = "") =>
  text(
    `${before}<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' ${attributes}>` +
      `<rect width='100%' height='100%' fill='#2a6f4f'/>${inner}</svg>`,
  );
const ENTITIES = `<!DOCTYPE svg [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, level) => `<!ENTITY ${"bcdefghij"[level]} "${`&${"abcdefghi"[level]};`.repeat(10)}">`).join("")}]>`;
const USES = Array.from(
  { length: 9 },
  (_, level) => `<g id='u${level + 1}'>${`<use xlink:href='#u${level}'/>`.repeat(10)}</g>`,
).join("");
const PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
const PDF = "%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF";
// The signature of HEIC as phones write it.
const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic"), Buffer.alloc(500)]);
const text = (content: string) => Promise.resolve(Buffer.from(content));

describe.each([
  ["a PDF named .jpg", "image_unreadable", () => text(PDF)],
  ["an SVG whose entities multiply", "image_unreadable", () => drawing("<text y='9'>&j;</text>", undefined, ENTITIES)],
  [
    "an SVG with a picture in it",
    "image_unreadable",
    () => drawing(`<svg:image xmlns:svg='http://www.w3.org/2000/svg' href='${PIXEL}'/>`),
  ],
  ["an SVG with a filter", "image_unreadable", () => drawing("<filter id='f'><feTurbulence/></filter>")],
  ["an SVG in UTF-16", "image_unreadable", async () => Buffer.from(`\uFEFF${String(await drawing())}`, "utf16le")],
  [
    "an SVG in another encoding",
    "image_unreadable",
    () => drawing("", undefined, "<?xml version='1.0' encoding='UTF-7'?>"),
  ],
  ["a compressed SVG", "image_unreadable", async () => gzipSync(await drawing())],
  ["an SVG of too many elements", "image_unreadable", () => drawing("<g/>".repeat(5_000))],
  ["an SVG of too many bytes", "image_unreadable", () => drawing(`<!-- ${"a".repeat(300_000)} -->`)],
  ["an SVG of 50,000 × 50,000", "too_large", () => drawing("", "width='50000' height='50000'")],
  [
    "an SVG that refers to itself a billion times",
    "image_unreadable",
    () => drawing(`<defs><rect id='u0' width='1' height='1'/>${USES}</defs><use xlink:href='#u9'/>`),
  ],
  ["a web page", "image_unreadable", () => text("<html><body>no picture</body></html>")],
  ["a file of no bytes", "image_unreadable", () => text("")],
  ["a text", "image_unreadable", () => text("no picture at all")],
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
  ["the first frame of an animated GIF", () => animation().gif().toBuffer(), 32, 32],
  ["a drawing (SVG)", () => drawing(), 40, 30],
  ["a drawing with a script, which nobody runs", () => drawing("<script>for(;;){}</script>"), 40, 30],
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

test("a drawing loads nothing from outside, neither a file beside it nor an address", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "kaamsetu-drawings-"));
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.end(readFileSync(path.join(folder, "red.svg")));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const red =
    "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='30'><rect id='r' width='40' height='30' fill='red'/></svg>";
  writeFileSync(path.join(folder, "red.svg"), red);
  writeFileSync(path.join(folder, "red.css"), "rect { fill: red }");
  try {
    const within = [
      ...[`${folder}/`, "", `file://${folder}/`, `${origin}/`].flatMap((place) => [
        `<style>@import url("${place}red.css");</style>`,
        `<xi:include xmlns:xi='http://www.w3.org/2001/XInclude' href='${place}red.svg'/>`,
        `<rect width='40' height='30' fill='url(${place}red.svg#r) none'/>`,
      ]),
    ].join("");
    const styled = `<?xml-stylesheet href="${folder}/red.css"?><!DOCTYPE svg SYSTEM "${origin}/x.dtd">`;
    writeFileSync(path.join(folder, "own.svg"), await drawing(within, undefined, styled));
    const size = statSync(path.join(folder, "own.svg")).size;
    const { full } = await cleanImage({ path: path.join(folder, "own.svg"), size } as never, { full: 64, small: 16 });
    const { channels } = await sharp(full).stats();
    expect(channels[0]!.max).toBeLessThan(0x40);
    expect(asked).toEqual([]);
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
});

test("an empty field is not a picture", async () => {
  const { answer } = await applyWithPhoto(asFile(new Uint8Array(), ""));
  expect(answer).toMatchObject({ status: 201, body: { profile_image: null } });
});
