import { createHash } from "node:crypto";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { ReceivedFile } from "@/lib/platform/http/received-file";

/** A plain picture to encode. */
export const picture = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: "#2a6f4f" } });

/** A file as sent in a form. */
export const asFile = (bytes: Uint8Array, name = "me.jpg", type = "image/jpeg") =>
  new File([new Uint8Array(bytes)], name, { type });

/** A file as the server has received it, in a folder that the system cleans. */
export async function asReceived(bytes: Uint8Array): Promise<ReceivedFile> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), "kaamsetu-test-")), "picture");
  await writeFile(file, bytes);
  return new ReceivedFile(file, bytes.byteLength, createHash("sha256").update(bytes).digest("hex"));
}

/** A valid picture that does not compress well. */
export async function noisyPng(width: number, height: number): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: "#000", noise } })
    .png()
    .toBuffer();
}

/** A PNG of a few bytes that claims any size. */
export function oversizedPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(1_000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** Frames of different colours, stacked vertically as sharp expects an animation. */
export const animation = () =>
  sharp(
    Buffer.concat(["#ff0000", "#0000ff"].map((color) => Buffer.alloc(32 * 32 * 3, Buffer.from(color.slice(1), "hex")))),
    { raw: { width: 32, height: 64, channels: 3, pageHeight: 32 } },
  );

/** A JPEG full of metadata about its owner: EXIF with GPS, XMP, a colour profile. */
export const jpegWithMetadata = (width = 64, height = 48) =>
  picture(width, height)
    .withExif({ IFD0: { Copyright: "secret-marker" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "28/1 36/1 0/1" } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret-marker/></x:xmpmeta>')
    .withIccProfile("p3")
    .jpeg()
    .toBuffer();
