import "../support/raised-limits";
import { expect, test } from "vitest";
import { jobBody, makePerson } from "../support/factories";

/** Milliseconds of processor time spent on `work` by all threads: how long others wait on a busy server. */
async function processorMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test("250 KB of numbers instead of sentences cost little and are one error", async () => {
  const { browser } = await makePerson("employer");
  const raw = `{"requirements":[${Array.from({ length: 124_000 }, () => 1).join()}]}`;
  const post = () => browser.call("POST", "/api/jobs", { raw, headers: { "content-type": "application/json" } });
  const answer = await post();
  expect(answer).toMatchObject({ status: 400, body: { errors: { requirements: ["At most 30 entries"] } } });
  expect(await processorMs(post)).toBeLessThan(150);
});

const BOUNDARY = "----parts";

/** A multipart body of the given number of empty parts. */
const emptyParts = (count: number, boundary = BOUNDARY) =>
  `${`--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`.repeat(count)}--${boundary}--\r\n`;

const multipart = (boundary = BOUNDARY) => ({ "content-type": `multipart/form-data; boundary=${boundary}` });

test("a multipart body of more than 60 parts is refused before it is parsed", async () => {
  const { browser } = await makePerson("worker");
  const put = (raw: string, headers = multipart()) => browser.call("PUT", "/api/user/profile", { raw, headers });
  expect((await put(emptyParts(60))).status).toBe(200);
  expect(await put(emptyParts(61))).toMatchObject({ status: 413, body: { code: "body_too_large" } });
  const many = emptyParts(200_000);
  expect((await put(many)).status).toBe(413);
  expect(await processorMs(() => put(many))).toBeLessThan(300);
});

test("the parts are counted by the boundary they are parsed with", async () => {
  const { browser } = await makePerson("worker");
  const put = (raw: string, contentType: string) =>
    browser.call("PUT", "/api/user/profile", { raw, headers: { "content-type": contentType } });
  const hidden = emptyParts(100, "real");
  for (const contentType of [
    "multipart/form-data; boundary=real; boundary=other",
    'multipart/form-data; boundary="real"',
    "multipart/form-data; charset=utf-8; boundary=real",
    "multipart/form-data;BOUNDARY=real ",
  ]) {
    expect((await put(hidden, contentType)).status, contentType).toBe(413);
  }
  for (const contentType of [
    "multipart/form-data",
    "multipart/form-data; boundary=",
    `multipart/form-data; boundary=${"x".repeat(71)}`,
    "multipart/form-data; boundary=other; boundary=real",
  ]) {
    expect((await put(hidden, contentType)).status, contentType).toBe(400);
  }
});

test("a form with all its fields and pictures stays below the number of parts", async () => {
  const { browser } = await makePerson("employer");
  const form = new FormData();
  for (const [name, value] of Object.entries(jobBody())) form.set(name, JSON.stringify(value).replaceAll('"', ""));
  for (let part = [...form].length; part < 58; part += 1) form.set(`ignored${part}`, "");
  expect((await browser.call("POST", "/api/jobs", { form })).status).toBe(201);
});
