// npm run uploads:clean – removes files of pictures that nothing refers to any more, and finds pictures without a file.
import { requireNode } from "./lib/node-version.mjs";

requireNode();
import("./lib/uploads-clean.mjs");
