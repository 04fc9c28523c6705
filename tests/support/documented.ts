import { Ajv2020 } from "ajv/dist/2020";
import { openApiDocument } from "@/lib/api-docs/document";

/** An answer as the document describes it: a schema by media type, or none. */
type Responses = Record<string, { content?: Record<string, { schema?: object }> }>;

const DOCUMENT = openApiDocument({ forAdmins: true, serverUrl: "/" });
const PATHS = DOCUMENT.paths as Record<string, Record<string, { responses: Responses }>>;

// zod checks the formats of the same answers (contract.ts).
const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false });
ajv.addSchema(DOCUMENT, "document");

const escaped = (text: string) => encodeURIComponent(text.replaceAll("~", "~0").replaceAll("/", "~1"));

/**
 * Fails unless the OpenAPI document, as its readers get it, describes an answer: its status, its media type, and its body by the
 * JSON Schema. Redirects and paths outside the interface are not checked.
 * @param name the operation as the document has it: `GET /api/jobs/{id}`.
 */
export function requireDocumented(name: string, answer: { status: number; body: unknown; headers: Headers }): void {
  const [method, path] = name.split(" ") as [string, string];
  const operation = PATHS[path]?.[method.toLowerCase()];
  const { status, body, headers } = answer;
  if (!operation || (status >= 300 && status < 400)) return;
  const key = operation.responses[status] ? String(status) : "default";
  const { content } = operation.responses[key]!;
  const media = (headers.get("content-type") ?? "").split(";")[0]!;
  if (!content) {
    if (body === "") return;
    throw new Error(`${name} answered ${status} with a body that is not documented.`);
  }
  const described = content[media];
  if (!described)
    throw new Error(`${name} answered ${status} as ${media}, documented as ${Object.keys(content).join()}`);
  if (!described.schema) return;
  const place = ["paths", path, method.toLowerCase(), "responses", key, "content", media, "schema"];
  const isValid = ajv.getSchema(`document#/${place.map(escaped).join("/")}`)!;
  if (!isValid(body))
    throw new Error(`${name} answered ${status} unlike the document: ${ajv.errorsText(isValid.errors)}`);
}
