import { beforeAll, describe, expect, test } from "vitest";
import { OPERATIONS } from "@/lib/api-docs/operations";
import { authApi } from "@/lib/access/auth/api";
import { allHandlers, allOperations, openBrowser } from "../support/browser";
import { describedName } from "../support/contract";
import { requireDocumented } from "../support/documented";
import { makePerson } from "../support/factories";

type Schema = {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  format?: string;
  enum?: string[];
};
type Parameter = { name: string; in: string; required: boolean; schema: Schema };
type Described = {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
  security: object[];
};
type Document = {
  info: { license: object };
  servers: object[];
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
};

let forAll: Document;
let forAdmins: Document;
beforeAll(async () => {
  const admin = await makePerson("admin");
  const [open, whole] = await Promise.all(
    [openBrowser(), admin.browser].map((browser) => browser.call("GET", "/api/openapi.json")),
  );
  forAll = open!.body as Document;
  forAdmins = whole!.body as Document;
});

const namesIn = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, item]) => Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`));
const find = (name: string) => {
  const [method, path] = name.split(" ") as [string, string];
  return forAdmins.paths[path]![method.toLowerCase()]!;
};

// Not part of the API: a page's redirect, and the fallback for unknown paths.
const isOfInterface = (name: string) => !/session-ended|\[\.\.\./.test(name);

test("describes every operation the application serves, and no other", async () => {
  const served = (await allOperations()).filter(isOfInterface).map(describedName);
  // Served by next-auth's one handler.
  expect(namesIn(forAdmins).sort()).toEqual([...served, ...Object.keys(authApi)].sort());
});

test("every handler is built from the description of its own path", async () => {
  const handlers = (await allHandlers()).filter(({ name }) => isOfInterface(name) && !name.includes("/health/"));
  const described = new Map<string, object>(Object.entries(OPERATIONS));
  expect(handlers.length).toBeGreaterThan(40);
  for (const { name, handler } of handlers) expect(handler.spec, name).toBe(described.get(describedName(name)));
});

describe("without an admin's session", () => {
  test("leaves out the admins' operations", () => {
    expect(namesIn(forAll)).toEqual(namesIn(forAdmins).filter((name) => !name.includes("/api/admin")));
    expect(JSON.stringify(forAll)).not.toMatch(/\/api\/admin|AdminUser|AuditEntry/);
  });

  test("is cached for nobody else", async () => {
    const { headers } = await openBrowser().call("GET", "/api/openapi.json");
    expect(headers.get("cache-control")).toContain("private");
    expect(headers.get("etag")).toBeTruthy();
  });
});

test("has a complete schema of each resource", () => {
  const { schemas } = forAdmins.components;
  const names = ["User", "JobCard", "Job", "Application", "ReceivedApplication", "WorkerProfile", "EmployerProfile"];
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining([...names, "AdminUser", "AuditEntry", "Problem"]));
  expect(schemas.Job).toMatchObject({
    type: "object",
    additionalProperties: false,
    required: expect.arrayContaining(["id", "employer", "requirements", "revision"]),
    properties: {
      employer: { $ref: "#/components/schemas/JobEmployer" },
      salaryMin: { description: expect.any(String) },
    },
  });
  const answer = (name: string, status: number) => find(name).responses[status]!.content!["application/json"]!.schema;
  expect(answer("GET /api/jobs/{id}", 200)).toEqual({ $ref: "#/components/schemas/Job" });
  expect(answer("GET /api/jobs", 200)).toEqual({ type: "array", items: { $ref: "#/components/schemas/JobCard" } });
  expect(answer("POST /api/jobs/{id}/apply", 201)).toEqual({ $ref: "#/components/schemas/Application" });
});

test("lists every field of every answer", () => {
  const open: string[] = [];
  const walk = (node: unknown, at: string): void => {
    if (typeof node !== "object" || node === null) return;
    if ("properties" in node && (node as { additionalProperties?: unknown }).additionalProperties !== false)
      open.push(at);
    // A problem's two parts describe one object together.
    for (const [key, value] of Object.entries(node)) if (key !== "allOf") walk(value, `${at}/${key}`);
  };
  walk(forAdmins.components.schemas, "schemas");
  for (const [path, operations] of Object.entries(forAdmins.paths)) {
    for (const [method, { responses }] of Object.entries(operations)) walk(responses, `${method} ${path}`);
  }
  // Only the document itself is open, since OpenAPI's own schema describes it.
  expect(open).toEqual(["get /api/openapi.json/200/content/application/json/schema"]);
});

test("states its licence and the server's URL", () => {
  for (const { info, servers } of [forAll, forAdmins]) {
    expect(info.license).toEqual({ name: "MIT", identifier: "MIT" });
    expect(servers).toEqual([{ url: process.env.APP_URL }]);
  }
});

test("gives each operation a unique id", () => {
  const ids = Object.values(forAdmins.paths).flatMap((item) =>
    Object.values(item).map(({ operationId }) => operationId),
  );
  expect(ids).toContain("getJobsByIdApplications");
  expect(new Set(ids).size).toBe(Object.keys(OPERATIONS).length);
});

test("names every path parameter and the parameters of lists", () => {
  for (const [path, item] of Object.entries(forAdmins.paths)) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { parameters = [] } of Object.values(item)) {
      const inPath = parameters.filter((parameter) => parameter.in === "path");
      expect(inPath.map(({ name }) => name)).toEqual(names);
      expect(inPath.every(({ required }) => required)).toBe(true);
    }
  }
  const query = find("GET /api/admin/audit").parameters!;
  expect(query.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["limit", "cursor", "search", "actor", "action", "target", "from", "to", "direction"]),
  );
  expect(query.every(({ required }) => !required)).toBe(true);
  expect(find("POST /api/admin/jobs").parameters).toMatchObject([
    { name: "Idempotency-Key", in: "header" },
    { name: "X-Account", in: "header" },
  ]);
});

/** POSTs that take no Idempotency-Key, by the reason. All others make something that a repeat must not make again. */
const WITHOUT_KEY: Record<string, string[]> = {
  "a repeat leaves what the first has set": [
    "POST /api/admin/users/{id}/deactivate",
    "POST /api/admin/users/{id}/reactivate",
    "POST /api/client/onboarding",
    "POST /api/client/pause-answer",
    ...["jobs", "service-requests"].flatMap((name) =>
      ["decisions", "decisions/undo", "renewal"].map((act) => `POST /api/${name}/{id}/${act}`),
    ),
    "POST /api/service-applications/{id}/contact",
    "POST /api/service-applications/{id}/still-looking",
    "POST /api/service-applications/{id}/withdrawal",
    "POST /api/unsubscribe/{token}",
    "POST /api/user/consent",
    "POST /api/user/email/confirmation",
    "POST /api/user/password",
    "POST /api/user/phone/confirmation",
    "POST /api/user/session/confirm",
    "POST /api/user/terms",
    "POST /api/recovery",
  ],
  "the answer is a secret that is kept nowhere; a repeat replaces it, or sends another": [
    "POST /api/admin/users/{id}/recovery-code",
    "POST /api/recovery/email",
    "POST /api/user/phone/code",
    "POST /api/user/recovery-number",
    "POST /api/user/second-factor/device",
    "POST /api/user/second-factor/recovery-codes",
  ],
  "the answer is a session, whose cookie is not given twice; a name is taken once": [
    "POST /api/auth/callback/credentials",
    "POST /api/auth/signout",
    "POST /api/login",
    "POST /api/logout",
    "POST /api/register",
  ],
  "nothing is kept": ["POST /api/client/job-preview", "POST /api/translate"],
};

test("whatever makes something takes an Idempotency-Key", () => {
  const keyless = namesIn(forAdmins).filter(
    (name) => name.startsWith("POST ") && !find(name).parameters?.some((one) => one.name === "Idempotency-Key"),
  );
  expect(keyless.sort()).toEqual(Object.values(WITHOUT_KEY).flat().sort());
});

test("describes request bodies with their rules, also as a form with files", () => {
  const { content } = find("POST /api/register").requestBody!;
  expect(content["application/json"]!.schema).toMatchObject({
    type: "object",
    properties: { role: { enum: ["worker", "service_provider", "employer", "client"] } },
    // A username may be made of the name.
    required: expect.arrayContaining(["password", "confirmPassword"]),
  });
  const form = JSON.stringify(find("POST /api/service-requests").requestBody!.content["multipart/form-data"]);
  expect(form).toContain('"companyLogo":{"type":"string","format":"binary"}');
  expect(form).toContain('"requirements":{"contentType":"application/json"}');
  expect(form).toContain('"maxLength"');
});

test("says who may call and how a call can fail", () => {
  expect(find("GET /api/openapi.json").security).toEqual([]);
  expect(find("GET /api/admin/stats").security).toHaveLength(1);
  const { responses } = find("POST /api/admin/users/{id}/deactivate");
  expect(Object.keys(responses).sort()).toEqual([
    "200",
    "400",
    "401",
    "403",
    "404",
    "409",
    "413",
    "415",
    "429",
    "default",
  ]);
  expect(responses["403"]!.description).toBe(
    "admins_only, first_steps, cross_site, own_account, above_rank, password_required",
  );
  expect(responses["403"]!.content!["application/problem+json"]!.schema).toEqual({
    allOf: [
      { $ref: "#/components/schemas/Problem" },
      {
        properties: {
          code: {
            enum: ["admins_only", "first_steps", "cross_site", "own_account", "above_rank", "password_required"],
          },
        },
      },
    ],
  });
});

test("an answer is compared with the document: its status, its media type and its fields", async () => {
  const { browser } = await makePerson("worker");
  const { body, status, headers } = await browser.call("GET", "/api/user/account");
  const json = new Headers({ "content-type": "application/json" });
  const compare = (answer: { status: number; body: unknown; headers: Headers }) => () =>
    requireDocumented("GET /api/user/account", answer);
  expect(compare({ status, body, headers })).not.toThrow();
  expect(compare({ status, body: { ...(body as object), passwordHash: "x" }, headers })).toThrow(
    /additional properties/,
  );
  expect(compare({ status: 201, body, headers: json })).toThrow(/documented as application\/problem\+json/);
  expect(compare({ status, body: "", headers: new Headers({ "content-type": "text/html" }) })).toThrow(/text\/html/);
});

test("each call in JSON has an example, and each error code", () => {
  const withoutExample = Object.entries(forAdmins.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { requestBody, responses }]) =>
      Object.entries({ body: requestBody ?? {}, ...responses } as Record<string, Contained>)
        .flatMap(([part, { content = {} }]) => Object.entries(content).map(([media, one]) => ({ part, media, one })))
        .filter(({ media, one }) => /^application\/(problem\+)?json$/.test(media) && !one.example && !one.examples)
        .map(({ part }) => `${method} ${path} ${part}`),
    ),
  );
  // Two outcomes that are neither the answer nor a problem.
  expect(withoutExample.sort()).toEqual(["get /api/health/ready 503", "post /api/auth/callback/credentials 401"]);
});

type Contained = { content?: Record<string, { example?: unknown; examples?: unknown }> };
