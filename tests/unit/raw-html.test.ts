import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listFiles } from "@/structure/files";

/** The places where HTML is written as it is, and why that is safe (docs/security.md 1.2.1). */
const RAW: Record<string, string> = {
  "app/[locale]/(worker)/page.tsx": "a constant script (lib/platform/http/inline-scripts.ts)",
  "components/shared/language/restore-language.tsx": "a constant script (lib/platform/http/inline-scripts.ts)",
  "app/[locale]/(auth)/auth/jobs/[jobId]/page.tsx": "JSON-LD, in which every < is escaped (job-posting.ts)",
};

test("HTML is written as it is in known places alone", () => {
  const files = listFiles(process.cwd()).filter((file) => /^(app|components|lib)\/.*\.tsx?$/.test(file));
  const found = files.filter((file) =>
    /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write/.test(
      readFileSync(file, "utf8"),
    ),
  );
  expect(found.sort()).toEqual(Object.keys(RAW).sort());
});
