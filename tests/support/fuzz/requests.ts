import { problemSchema } from "@/lib/platform/http/problem";
import { fitting, ODD_TEXTS, POISON, spoiled, type Known, type Schema, type Schemas } from "./values";
import type { Random } from "./random";

/** An operation of the OpenAPI document. */
export type Described = {
  method: string;
  path: string;
  parameters: { name: string; in: string; schema: Schema }[];
  /** The schema of its body by media type. */
  body: Record<string, { schema: Schema }>;
};

/** A request to be sent; the body as text or as a form. */
export type Sent = {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** Besides the session. */
  cookies: Record<string, string>;
  raw?: string;
  form?: FormData;
};

type Document = {
  paths: Record<
    string,
    Record<string, { parameters?: Described["parameters"]; requestBody?: { content: Described["body"] } }>
  >;
  components: { schemas: Schemas };
};

/** All operations that a document describes, and the schemas that they refer to. */
export function readDocument(document: unknown): { operations: Described[]; schemas: Schemas } {
  const { paths, components } = document as Document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      ...{ method: method.toUpperCase(), path, parameters },
      body: requestBody?.content ?? {},
    })),
  );
  return { operations, schemas: components.schemas };
}

const QUERY_NAMES = [
  "limit",
  "cursor",
  "search",
  "status",
  "type",
  "category",
  "role",
  "sort",
  "direction",
  "from",
  "to",
  "__proto__",
  "limit[]",
  "a.b",
];
/** Bodies that are none, by the type that they claim. */
export const BROKEN_BODIES: readonly { raw: string; type: string }[] = [
  { raw: "{", type: "application/json" },
  { raw: '"\\ud800"', type: "application/json" },
  { raw: "[".repeat(50_000), type: "application/json" },
  { raw: '{"a":'.repeat(20_000), type: "application/json" },
  { raw: '{"title":1,"title":[]}', type: "application/json" },
  { raw: `{"username":"${"x".repeat(270_000)}"}`, type: "application/json" },
  { raw: "1e999", type: "application/json" },
  { raw: "\uFEFF{}", type: "application/json" },
  { raw: "{}", type: "application/json; charset=utf-16" },
  { raw: "{}", type: "APPLICATION/JSON;;=;" },
  { raw: "", type: "application/json" },
  { raw: "--b\r\nnonsense", type: "multipart/form-data; boundary=b" },
  { raw: '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nx', type: "multipart/form-data; boundary=b" },
  { raw: '--b\r\nContent-Disposition: form-data; name="title"; filename="\u0000"\r\n\r\nx\r\n--b--', type: "multipart/form-data; boundary=b" },
  { raw: '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--', type: "multipart/form-data; boundary=b" },
  { raw: "--b--".repeat(5_000), type: "multipart/form-data; boundary=b" },
  { raw: "x", type: "multipart/form-data" },
  { raw: "x", type: 'multipart/form-data; boundary=""' },
  { raw: "a=b&a=c&%=%&=", type: "application/x-www-form-urlencoded" },
  { raw: "{}", type: "text/plain" },
  { raw: "{}", type: "x" },
]; // prettier-ignore
const MAX_PATH = 8_000;
const HEADERS = [
  "accept", "accept-language", "if-none-match", "if-modified-since", "range", "origin", "sec-fetch-site", "x-forwarded-for", "x-forwarded-host",
  "x-forwarded-proto", "x-request-id", "idempotency-key", "user-agent", "referer", "x-http-method-override", "content-encoding", "rsc", "next-action",
  "authorization", "x-vercel-forwarded-for", "x-kaamsetu-path",
]; // prettier-ignore
const COOKIES = [
  "language",
  "next-auth.session-token",
  "next-auth.csrf-token",
  "next-auth.callback-url",
  "x",
  "__Host-x",
];

/** One request for the operation: mostly almost right, so that it gets far. */
export function nextRequest(operation: Described, schemas: Schemas, known: Known, random: Random): Sent {
  const { pick, chance } = random;
  const sent: Sent = {
    method: chance(0.02) ? pick(["GET", "HEAD", "OPTIONS", "PUT", "PATCH", "DELETE", "POST"]) : operation.method,
    path: operation.path.replaceAll(/\{(\w+)\}/g, (_text, name: string) =>
      chance(0.15) ? encodeURIComponent(pick(ODD_TEXTS)) || "x" : pathValue(operation, name, known, random),
    ),
    headers: {},
    cookies: {},
  };
  // A longer one is 431 by Node itself, before anything of ours.
  sent.path = (sent.path + queryOf(operation, random)).slice(0, MAX_PATH);
  if (chance(0.2)) sent.headers[pick(HEADERS)] = pick(ODD_TEXTS);
  if (chance(0.05)) sent.cookies[pick(COOKIES)] = pick([...ODD_TEXTS, "क", "\u{1F600}"]);
  if (sent.method !== "GET" && sent.method !== "HEAD") addBody(sent, operation, schemas, known, random);
  return sent;
}

function pathValue({ parameters }: Described, name: string, known: Known, { pick }: Random): string {
  const values = parameters.find((parameter) => parameter.in === "path" && parameter.name === name)?.schema.enum;
  return values ? String(pick(values)) : known.idOf(name);
}

function queryOf({ parameters }: Described, { pick, chance }: Random): string {
  const described = parameters.filter((parameter) => parameter.in === "query");
  const query = new URLSearchParams();
  for (const { name, schema } of described) {
    for (let again = chance(0.3); again; again = chance(0.2)) {
      const values = schema.enum ?? schema.anyOf?.flatMap((one) => one.enum ?? []) ?? [];
      query.append(name, values.length > 0 && chance(0.7) ? String(pick(values)) : asText(pick(POISON)));
    }
  }
  if (chance(0.1)) query.append(pick(QUERY_NAMES), pick(ODD_TEXTS));
  const text = query.toString();
  return chance(0.02) ? `?${pick(["%", "%ff=%", "&&&==", "a".repeat(2_000)])}` : text && `?${text}`;
}

const asText = (value: unknown) => (typeof value === "string" ? value : String(JSON.stringify(value))).slice(0, 4_000);

function addBody(sent: Sent, { body }: Described, schemas: Schemas, known: Known, random: Random): void {
  const { pick, chance } = random;
  const types = Object.keys(body);
  if (types.length === 0 ? chance(0.1) : chance(0.08)) {
    const { raw, type } = pick(BROKEN_BODIES);
    Object.assign(sent, { raw, headers: { ...sent.headers, "content-type": type } });
    return;
  }
  if (types.length === 0) return;
  const type = pick(types);
  const whole = fitting(body[type]!.schema, schemas, "", known, random);
  const value = chance(0.3) ? whole : spoiled(whole, random);
  if (type === "multipart/form-data") sent.form = toForm(value, random);
  else if (type === "application/x-www-form-urlencoded") sent.raw = toQuery(value);
  else sent.raw = JSON.stringify(value) ?? "null";
  if (type !== "multipart/form-data") sent.headers["content-type"] = type;
}

function toForm(value: unknown, { pick, chance }: Random): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(value ?? {})) {
    if (part === undefined && chance(0.5)) continue;
    const content = part === undefined || chance(0.05) ? pick(FILES) : asText(part);
    for (let again = true; again; again = chance(0.05)) form.append(wellFormed(name), content);
  }
  return form;
}

const FILES = [
  new File(["no picture"], "a.jpg", { type: "image/jpeg" }),
  new File([], ""),
  new File([new Uint8Array(20_000)], "../\u202Egnp.exe", { type: "x" }),
  new File([Buffer.from("ffd8ffe000104a46494600", "hex")], "a.jpg", { type: "image/jpeg" }),
  new File(["GIF89a"], "a.gif", { type: "image/gif" }),
];

const toQuery = (value: unknown) =>
  new URLSearchParams(
    Object.entries(value ?? {}).map(([name, part]) => [wellFormed(name), wellFormed(asText(part))]),
  ).toString();

/** With U+FFFD for each lone surrogate, which neither form can carry. */
const wellFormed = (text: string) => Buffer.from(text).toString();

/** Whether an answer of at least 400 is a problem as described, with the same status. */
export const isProblem = (status: number, type: string, body: unknown): boolean =>
  type.startsWith("application/problem+json") && problemSchema.safeParse(body).data?.status === status;
