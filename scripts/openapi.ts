import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { openApiDocument } from "@/lib/api-docs/document";
import { projectDir } from "./before-install/settings.mjs";

// npm run openapi – lints the OpenAPI document by the rules of redocly.yaml, both as admins and as everyone else sees
// it.
const FOLDER = path.join(projectDir, "node_modules", ".cache", "openapi");
const REDOCLY = fileURLToPath(import.meta.resolve("@redocly/cli/bin/cli.js"));

mkdirSync(FOLDER, { recursive: true });
for (const [name, forAdmins] of Object.entries({ all: true, public: false })) {
  writeFileSync(path.join(FOLDER, `${name}.json`), JSON.stringify(openApiDocument({ forAdmins, serverUrl: "/" })));
}
const { status } = spawnSync(process.execPath, [REDOCLY, "lint"], {
  cwd: projectDir,
  stdio: "inherit",
  // Redocly would ask npm for a newer version of itself.
  env: { ...process.env, REDOCLY_SUPPRESS_NOTIFICATIONS: "true" },
});
process.exitCode = status ?? 1;
