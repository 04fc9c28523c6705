import { beforeAll, expect, test } from "vitest";
import { describedOperations } from "@/app/api/openapi.json/document";
import { allOperations, openBrowser } from "../support/browser";

type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  format?: string;
  enum?: string[];
};
type Parameter = { name: string; in: string; required: boolean; schema: Schema };
type Described = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string }>;
  security: object[];
};

let document: { openapi: string; paths: Record<string, Record<string, Described>> };
beforeAll(async () => {
  const { status, body, headers } = await openBrowser().call("GET", "/api/openapi.json");
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toContain("public");
  expect(headers.get("etag")).toBeTruthy();
  document = body as typeof document;
});
const find = (name: string) => {
  const [method, path] = name.split(" ") as [string, string];
  return document.paths[path]![method.toLowerCase()]!;
};

test("describes every operation that the application answers, and no other", async () => {
  // Not of the interface: a page's redirect, and the answer for paths that nothing answers.
  const served = (await allOperations()).filter((name) => !/session-ended|\[\.\.\./.test(name));
  expect(describedOperations().sort()).toEqual(served);
  const inDocument = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, "[$1]")}`),
  );
  expect(inDocument.sort()).toEqual(served);
});

test("names every parameter of a path, and what a list may be asked", () => {
  for (const [path, item] of Object.entries(document.paths)) {
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
  expect(find("POST /api/admin/jobs").parameters).toMatchObject([{ name: "Idempotency-Key", in: "header" }]);
});

test("says what a body holds, with its rules, also as a form with files", () => {
  const { content } = find("POST /api/register").requestBody!;
  expect(content["application/json"]!.schema).toMatchObject({
    type: "object",
    properties: { role: { enum: ["worker", "service_provider", "employer", "client"] } },
    required: expect.arrayContaining(["username", "password"]),
  });
  const form = JSON.stringify(find("POST /api/service-requests").requestBody!.content["multipart/form-data"]);
  expect(form).toContain('"companyLogo":{"type":"string","format":"binary"}');
  expect(form).toContain('"requirements":{"contentType":"application/json"}');
  expect(form).toContain('"maxLength"');
});

test("says who may call and how a call fails", () => {
  expect(find("GET /api/openapi.json").security).toEqual([]);
  expect(find("GET /api/admin/stats").security).toHaveLength(1);
  const { responses } = find("POST /api/admin/users/{id}/deactivate");
  expect(Object.keys(responses).sort()).toEqual(["200", "401", "403", "404", "409", "429", "default"]);
  expect(responses["403"]!.description).toBe("admins_only, cross_site, own_account, above_rank");
});
