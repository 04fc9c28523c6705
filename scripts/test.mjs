// npm test – everything that is checked, also on a fresh clone. Its last line is "N passed, N failed".
import { requireNode } from "./lib/node-version.mjs";

requireNode();
import("./lib/test.mjs");
