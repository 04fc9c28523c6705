// npm run dev – the application for working on the code: what changes is reloaded.
import { requireNode } from "./lib/node-version.mjs";

requireNode();
import("./lib/dev.mjs");
