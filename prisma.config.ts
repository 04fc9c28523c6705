import { defineConfig } from "prisma/config";
import { runningUrls } from "./scripts/lib/embedded-postgres";
import { readSettings } from "./scripts/before-install/settings.mjs";

const { databaseUrl, directDatabaseUrl, dataDir } = readSettings();

// For Prisma's own commands (`npx prisma studio`, …). They reach the embedded database while it runs.
export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations", seed: "tsx --conditions=react-server prisma/seed/index.ts" },
  datasource: { url: directDatabaseUrl ?? databaseUrl ?? runningUrls(dataDir)?.owner ?? "" },
});
