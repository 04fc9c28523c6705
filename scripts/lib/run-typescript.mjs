import path from "node:path";
import { projectDir } from "./settings.mjs";

/**
 * The arguments with which Node runs a TypeScript file of the project. The condition is that of Next's server build:
 * without it, every file that imports "server-only" throws.
 */
export const typescriptArgs = (file, ...args) => [
  path.join(projectDir, "node_modules", "tsx", "dist", "cli.mjs"),
  "--conditions=react-server",
  path.join(projectDir, file),
  ...args,
];
