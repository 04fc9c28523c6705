// npm start – from a fresh clone to the running application. Until packages are installed, Node's own modules only.
import { requireNode } from "./lib/node-version.mjs";

requireNode();
import("./lib/start.mjs");
