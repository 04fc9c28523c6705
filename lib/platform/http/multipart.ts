import "server-only";
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import { newId } from "@/lib/core/new-id";
import { MAX_IMAGE_BYTES } from "@/lib/core/upload-limits";
import { AppError } from "./errors";
import { logError } from "./log";
import type { FormShape } from "@/lib/platform/http/operation";
import { ReceivedFile } from "./received-file";
import { newUploadFolder, removeUploadFolder } from "./upload-folder";

/** Most bytes of a multipart body: two pictures of 8 MB, the text fields and the framing. */
const BODY_LIMIT = 17 * 1024 * 1024;
/** Bytes given to the parser at once: it cannot be stopped in between. */
const STEP = 64 * 1024;
/** Our largest form has about 35 fields. An empty part costs as much to parse as a full one. */
const MAX_PARTS = 60;

type Fields = Record<string, unknown>;

/** A file sent for a field that is none: no field's schema accepts it, and a name that nobody asks for is passed over. */
const NO_TEXT = Object.freeze({});

/**
 * Reads a multipart body and passes its fields to `act`: texts as they are, those of `shape.json` parsed, and files that
 * `shape` names as ReceivedFile. A file for another field makes the body invalid. Files are streamed into a temporary folder, which is removed afterwards in any case, so
 * a body takes little memory.
 * @param textLimit most characters of all names and texts.
 * @throws AppError too_large, body_too_large, invalid, storage_away.
 */
export async function withMultipart<T>(
  request: Request,
  shape: FormShape,
  textLimit: number,
  act: (fields: Fields) => Promise<T>,
): Promise<T> {
  if (Number(request.headers.get("content-length") ?? 0) > BODY_LIMIT) throw new AppError("too_large");
  const reading = new Reading(shape, textLimit);
  try {
    return await act(await reading.read(request));
  } finally {
    await reading.end();
  }
}

class Reading {
  private readonly fields: Fields = {};
  private readonly saving: Promise<void>[] = [];
  private folder: Promise<string> | null = null;
  private characters = 0;
  /** Aborted by the first failure, and at the end. */
  private readonly ending = new AbortController();
  private readonly failure: Promise<never>;

  constructor(
    private readonly shape: FormShape,
    private readonly textLimit: number,
  ) {
    const { signal } = this.ending;
    this.failure = new Promise((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    });
    // It may fail when nobody waits for it any more.
    this.failure.catch(() => undefined);
  }

  async read(request: Request): Promise<Fields> {
    const parser = this.createParser(boundaryOf(request.headers.get("content-type") ?? ""));
    const finished = new Promise<void>((resolve) => parser.once("finish", resolve));
    let total = 0;
    for await (const chunk of chunksOf(request)) {
      total += chunk.byteLength;
      if (total > BODY_LIMIT) throw new AppError("too_large");
      // Until the parser, and the disk behind it, has taken these bytes, we read no more.
      const isTaken = new Promise<void>((resolve) => parser.write(chunk, () => resolve()));
      await Promise.race([isTaken, this.failure]);
    }
    parser.end();
    await Promise.race([finished.then(() => Promise.all(this.saving)), this.failure]);
    return this.fields;
  }

  /** Stops what is still being written and removes the files. */
  async end(): Promise<void> {
    this.ending.abort();
    await Promise.all(this.saving);
    await this.folder?.then(removeUploadFolder, () => undefined);
  }

  private createParser(boundary: string) {
    const parser = new Busboy({
      headers: { "content-type": `multipart/form-data; boundary="${boundary}"` },
      limits: { parts: MAX_PARTS, fileSize: MAX_IMAGE_BYTES, fieldSize: this.textLimit },
      isPartAFile: (name, contentType, fileName) => !this.isJson(name, contentType) && isFile(contentType, fileName),
    });
    const { ending } = this;
    parser.on("partsLimit", () => ending.abort(new AppError("body_too_large")));
    parser.on("error", (cause) => ending.abort(new AppError("invalid", { cause })));
    parser.on("field", (name, value, _isNameCut, isCut) => this.guard(() => this.addText(name, value, isCut)));
    parser.on("file", (name, stream, fileName) => this.guard(() => this.addFile(name, stream, fileName)));
    return parser;
  }

  // Of a Blob of JSON, FormData makes a part with a file name.
  private isJson(name: string | undefined, contentType: string | undefined): boolean {
    return name !== undefined && contentType === "application/json" && (this.shape.json?.includes(name) ?? false);
  }

  // An error thrown in an event of the parser would end the process.
  private guard(work: () => void): void {
    if (this.ending.signal.aborted) return;
    try {
      work();
    } catch (error) {
      this.ending.abort(error);
    }
  }

  // The size allowance is for pictures, not for text: the code that validates text relies on it being short.
  private count(characters: number): void {
    this.characters += characters;
    if (this.characters > this.textLimit) throw new AppError("body_too_large");
  }

  private addText(name: string | undefined, value: string, isCut: boolean): void {
    if (isCut) throw new AppError("body_too_large");
    if (name === undefined) return;
    this.count(name.length + value.length);
    if (!this.shape.files.includes(name)) {
      this.fields[name] = this.shape.json?.includes(name) ? parseJsonField(name, value) : value;
    } else if (value !== "") {
      throw new AppError("invalid", { fields: { [name]: ["wrongType"] } });
    }
  }

  private addFile(name: string | undefined, stream: Readable, fileName: string | undefined): void {
    // The parser reports a body that breaks off here, too.
    stream.on("error", () => undefined);
    this.count(name?.length ?? 0);
    if (name === undefined || !this.shape.files.includes(name)) {
      stream.resume();
      if (name === undefined) return;
      if (this.shape.json?.includes(name)) throw new AppError("invalid", { fields: { [name]: ["wrongType"] } });
      this.fields[name] = NO_TEXT;
      return;
    }
    stream.once("limit", () => this.ending.abort(new AppError("too_large")));
    this.saving.push(this.save(name, stream, fileName ?? "").catch((error: unknown) => this.ending.abort(error)));
  }

  private async save(name: string, stream: Readable, fileName: string): Promise<void> {
    const hash = createHash("sha256");
    let size = 0;
    stream.on("data", (chunk: Buffer) => {
      hash.update(chunk);
      size += chunk.byteLength;
    });
    // Pauses until pipeline() reads: opening the folder takes a moment.
    stream.pause();
    try {
      this.folder ??= newUploadFolder();
      const file = path.join(await this.folder, newId());
      await pipeline(stream, createWriteStream(file, { flags: "wx", mode: 0o600 }), { signal: this.ending.signal });
      // A file input left empty arrives as an empty file without a name.
      if (size > 0 || fileName !== "") this.fields[name] = new ReceivedFile(file, size, hash.digest("hex"));
    } catch (cause) {
      if (this.ending.signal.aborted) return;
      logError("storage_away", cause);
      throw new AppError("storage_away", { retryAfter: 60, cause });
    }
  }
}

/** As the parser decides by itself. */
const isFile = (contentType: string | undefined, fileName: string | undefined): boolean =>
  contentType === "application/octet-stream" || fileName !== undefined;

/** RFC 2046: 1 to 70 characters from a short list, quoted if a header would not allow them. */
function boundaryOf(contentType: string): string {
  const [, quoted, plain] =
    /;\s*boundary=(?:"([\w'()+,\-./:=? ]{1,70})"|([\w'+\-.]{1,70})(?=\s*(?:;|$)))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw new AppError("invalid");
  return boundary;
}

/** The body in pieces of at most STEP bytes. */
async function* chunksOf({ body }: Request): AsyncGenerator<Buffer> {
  if (!body) return;
  try {
    for await (const { buffer, byteOffset, byteLength } of body) {
      for (let from = 0; from < byteLength; from += STEP)
        yield Buffer.from(buffer, byteOffset + from, Math.min(STEP, byteLength - from));
    }
  } catch (cause) {
    // The client disconnected during its own upload: not a fault of ours.
    throw new AppError("invalid", { cause });
  }
}

function parseJsonField(name: string, value: string): unknown {
  if (value === "") return undefined;
  try {
    return JSON.parse(value);
  } catch (cause) {
    throw new AppError("invalid", { fields: { [name]: ["invalid"] }, cause });
  }
}
