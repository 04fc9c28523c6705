import "../support/raised-limits";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/platform/db/client";
import { getEnv } from "@/lib/platform/env";
import { removeLeftoverUploads } from "@/lib/platform/http/upload-folder";
import { MAX_IMAGE_BYTES } from "@/lib/core/upload-limits";
import { CONSENT_VERSIONS } from "@/lib/language/notices/consents";
import { makeJob, makePerson, type Person } from "../support/factories";
import { asFile, picture } from "../support/pictures";

const folder = mkdtempSync(path.join(tmpdir(), "kaamsetu-multipart-"));
process.env.UPLOAD_TEMP_DIR = folder;
process.env.UPLOADS_AT_ONCE = "4";

const BOUNDARY = "----parts";
const MULTIPART = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };

/** One part, with the line breaks around it. */
const part = (name: string, content: Uint8Array | string, file?: { name: string; type?: string }) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`),
    Buffer.from(file ? `; filename="${file.name}"\r\nContent-Type: ${file.type ?? "image/jpeg"}` : ""),
    Buffer.from("\r\n\r\n"),
    Buffer.from(content as string),
    Buffer.from("\r\n"),
  ]);
const END = Buffer.from(`--${BOUNDARY}--\r\n`);

/** Sends the chunks, and then ends, or breaks off as a lost connection does. */
function body(chunks: Uint8Array[], ending: "end" | "break" = "end"): ReadableStream<Uint8Array> {
  const left = [...chunks];
  return new ReadableStream({
    pull(controller) {
      const next = left.shift();
      if (next) return controller.enqueue(new Uint8Array(next));
      if (ending === "break") return controller.error(new Error("aborted"));
      controller.close();
    },
  });
}

let worker: Person;
let jpeg: Buffer;
beforeAll(async () => {
  worker = await makePerson("worker");
  jpeg = await picture(600, 400).jpeg().toBuffer();
});
afterEach(() => expect(readdirSync(folder)).toEqual([]));
afterAll(() => rmSync(folder, { recursive: true }));

const put = (raw: ReadableStream<Uint8Array>, { browser } = worker) =>
  browser.call("PUT", "/api/user/profile", { raw, headers: MULTIPART });
const photo = () => part("photo", jpeg, { name: "me.jpg" });

test.each([
  ["before its fields", () => [photo(), part("name", "Sunita"), END]],
  ["after its fields", () => [part("name", "Sunita"), photo(), END]],
  ["between them, in chunks of 100 bytes", () => chunked([part("name", "Sunita"), photo(), part("bio", "x"), END])],
])("a picture may come %s", async (_where, chunks) => {
  const answer = await put(body(chunks()));
  expect(answer).toMatchObject({ status: 200, body: { name: "Sunita", photo: expect.any(String) as string } });
});

function chunked(parts: Buffer[]): Buffer[] {
  const whole = Buffer.concat(parts);
  return Array.from({ length: Math.ceil(whole.length / 100) }, (_, index) =>
    whole.subarray(index * 100, index * 100 + 100),
  );
}

test.each([
  [
    "8 MB and a byte",
    () => [part("photo", Buffer.alloc(MAX_IMAGE_BYTES + 1), { name: "a.jpg" }), END],
    413,
    "too_large",
  ],
  [
    "many pictures that are too much together",
    () => [...Array.from({ length: 10 }, () => part("photo", Buffer.alloc(2 ** 21), { name: "a.jpg" })), END],
    413,
    "too_large",
  ],
  [
    "a 61st part behind a picture",
    () => [photo(), ...Array<Buffer>(60).fill(part("a", "")), END],
    413,
    "body_too_large",
  ],
  ["too much text behind a picture", () => [photo(), part("bio", "x".repeat(300_000)), END], 413, "body_too_large"],
  [
    "too much text in many fields",
    () => [...Array<Buffer>(50).fill(part("a", "x".repeat(6_000))), END],
    413,
    "body_too_large",
  ],
  ["text in place of a picture", () => [part("photo", "me"), END], 400, "invalid"],
  ["a list that is not JSON", () => [photo(), part("skills", "[cooking"), END], 400, "invalid"],
  ["no end", () => [part("name", "Sunita"), photo()], 400, "invalid"],
  ["a picture that breaks off", () => [photo().subarray(0, 900)], 400, "invalid"],
  ["nothing at all", () => [], 400, "invalid"],
  ["something else", () => [Buffer.from("hello")], 400, "invalid"],
] as const)("%s is refused, and no file stays behind", async (_what, chunks, status, code) => {
  const before = await worker.browser.call("GET", "/api/user/profile");
  expect(await put(body(chunks()))).toMatchObject({ status, body: { code } });
  expect((await worker.browser.call("GET", "/api/user/profile")).body).toEqual(before.body);
});

test("a connection lost in the middle leaves no file behind", async () => {
  const answer = await put(body([part("name", "Sunita"), photo().subarray(0, 2_000)], "break"));
  expect(answer).toMatchObject({ status: 400, body: { code: "invalid" } });
});

test("files under names that are not asked for, and file inputs left empty, are passed over", async () => {
  const answer = await put(
    body([part("other", jpeg, { name: "a.jpg" }), part("photo", "", { name: "" }), part("name", "Rekha"), END]),
  );
  expect(answer).toMatchObject({ status: 200, body: { name: "Rekha" } });
});

describe("a part that a client sends as a file", () => {
  const sharing = { version: CONSENT_VERSIONS.sharing, language: "en" };
  const asJson = (value: unknown) => new Blob([JSON.stringify(value)], { type: "application/json" });

  /** An application with `parts` besides its two required fields. */
  async function apply(parts: Record<string, Blob | string>) {
    const { id } = await makeJob((await makePerson("employer")).id);
    const form = new FormData();
    for (const [name, part] of Object.entries({ gender: "female", experience: "10+ years", ...parts }))
      form.set(name, part);
    return (await makePerson("worker")).browser.call("POST", `/api/service-requests/${id}/apply`, { form });
  }

  // FormData gives each Blob the file name "blob".
  test.each([
    ["text", () => JSON.stringify(sharing)],
    ["a Blob of JSON, as the interface's document asks", () => asJson(sharing)],
    ["a Blob of JSON with its charset", () => new Blob([asJson(sharing)], { type: "application/json; charset=utf-8" })],
  ])("is read where the field is JSON: a consent as %s", async (_what, consent) => {
    const answer = await apply({ consent: consent() });
    expect(answer.status).toBe(201);
    const { id } = answer.body as { id: string };
    expect(await db.consent.findMany({ where: { applicationId: id } })).toMatchObject([
      { kind: "sharing", ...sharing },
    ]);
  });

  test("and an outdated version in it is refused", async () => {
    const answer = await apply({ consent: asJson({ ...sharing, version: "1999" }) });
    expect(answer).toMatchObject({ status: 409, body: { code: "terms_changed" } });
  });

  test("JSON that cannot be read is refused", async () => {
    const answer = await apply({ consent: new Blob(["{"], { type: "application/json" }) });
    expect(answer).toMatchObject({ status: 400, body: { code: "invalid", errors: { consent: [expect.any(String)] } } });
  });

  test("is refused where the field is no file, not passed over", async () => {
    for (const [name, sent] of [
      ["consent", new Blob([JSON.stringify(sharing)])],
      ["consent", new Blob([jpeg as BlobPart], { type: "image/jpeg" })],
      ["gender", asJson("female")],
      ["shift", new Blob(["8 AM - 5 PM"], { type: "text/plain" })],
    ] as const) {
      const answer = await apply({ [name]: sent });
      const errors = { [name]: [expect.any(String)] };
      expect(answer, name).toMatchObject({ status: 400, body: { code: "invalid", errors } });
    }
  });
});

test("the same picture under the same Idempotency-Key is the same call, another picture is not", async () => {
  const { id: employerId } = await makePerson("employer");
  const { id } = await makeJob(employerId);
  const apply = (bytes: Uint8Array) => {
    const form = new FormData();
    form.set("gender", "female");
    form.set("experience", "10+ years");
    form.set("profileImage", asFile(bytes));
    const headers = { "idempotency-key": "one-picture" };
    return worker.browser.call("POST", `/api/service-requests/${id}/apply`, { form, headers });
  };
  expect(await apply(jpeg)).toMatchObject({ status: 201 });
  expect(await apply(jpeg)).toMatchObject({ status: 201 });
  expect(await apply(await picture(601, 400).jpeg().toBuffer())).toMatchObject({ status: 422 });
});

/** A form that stays in work until it is released. */
function heldForm(person: Person) {
  let release!: () => void;
  const held = new Promise<void>((resolve) => (release = resolve));
  const answer = put(
    new ReadableStream({
      async start(controller) {
        controller.enqueue(new Uint8Array(part("name", "Slow")));
        await held;
        controller.enqueue(new Uint8Array(END));
        controller.close();
      },
    }),
    person,
  );
  return { answer, release };
}

/** A body that nobody may read. */
const unread = () =>
  new ReadableStream<Uint8Array>(
    {
      pull() {
        throw new Error("read");
      },
    },
    { highWaterMark: 0 },
  );

test("one user has at most three forms in work; the fourth is refused before it is read", async () => {
  const forms = [heldForm(worker), heldForm(worker), heldForm(worker)];
  await vi.waitFor(async () => {
    const answer = await put(unread());
    expect(answer).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });
  for (const { release } of forms) release();
  for (const { answer } of forms) expect((await answer).status).toBe(200);
  expect((await put(body([part("name", "Again"), END]))).status).toBe(200);
});

test("four forms are in work at once, four wait, and the ninth is refused at once", async () => {
  const people = await Promise.all(Array.from({ length: 9 }, () => makePerson("worker")));
  const forms = people.map(heldForm);
  const refused = await Promise.race(forms.map(({ answer }) => answer));
  expect(refused).toMatchObject({ status: 503, body: { code: "busy" } });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  // JSON needs no place.
  expect((await worker.browser.call("PUT", "/api/user/profile", { json: { name: "Quick" } })).status).toBe(200);
  for (const { release } of forms) release();
  const answers = await Promise.all(forms.map(({ answer }) => answer));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(8).fill(200), 503]);
});

test("at start the folders of ended processes are removed, those of running ones are not", async () => {
  const ended = Number(execFileSync("sh", ["-c", "echo $$"], { encoding: "utf8" }));
  const make = (pid: number | string) => {
    const made = path.join(folder, `kaamsetu-upload-${pid}-x`);
    mkdirSync(made);
    writeFileSync(path.join(made, "picture"), jpeg);
    return path.basename(made);
  };
  expect(getEnv().UPLOAD_TEMP_DIR).toBe(folder);
  const kept = [make(process.ppid), make("of-someone-else")];
  make(ended);
  make(process.pid);
  await removeLeftoverUploads();
  expect(readdirSync(folder).sort()).toEqual(kept.sort());
  expect(readFileSync(path.join(folder, kept[0]!, "picture"))).toEqual(jpeg);
  for (const name of kept) rmSync(path.join(folder, name), { recursive: true });
});
