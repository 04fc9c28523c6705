import { writeFileSync } from "node:fs";
import path from "node:path";
import { projectDir } from "./before-install/settings.mjs";
import { drawnDocuments } from "./documents/drawn";

// npm run documents – writes the documents that are made from the code; tests/unit/documents.test.ts compares them.
for (const [file, text] of Object.entries(drawnDocuments(projectDir))) writeFileSync(path.join(projectDir, file), text);
