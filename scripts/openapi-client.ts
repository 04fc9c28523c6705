import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import openapiTS, { astToString } from "openapi-typescript";
import { openApiDocument } from "@/lib/api-docs/document";
import { runCommand, UserError } from "./before-install/errors.mjs";

// npm run openapi:client -- FILE – the types of all paths, for a client in TypeScript such as openapi-fetch.
void runCommand(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new UserError("Name the file to write: npm run openapi:client -- kaamsetu.d.ts");
  const document = openApiDocument({ forAdmins: true, serverUrl: "/" });
  const target = path.resolve(process.env.INIT_CWD ?? ".", file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, astToString(await openapiTS(JSON.stringify(document))));
  console.log(`Wrote ${target}`);
});
