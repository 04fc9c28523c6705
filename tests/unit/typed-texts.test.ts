import { expect, test } from "vitest";
import { typedTexts } from "@/components/jobs/detail/typed-texts";
import { translatorOf } from "@/lib/language/i18n/translator";
import { JOB_FIELDS } from "@/lib/domains/jobs/fields";
import { JOB_FIELD_NAMES } from "@/lib/domains/jobs/listed-fields";
import type { Job } from "@/lib/domains/jobs/types";

/** Free texts that are not translated: names, places and hours. */
const AS_TYPED: readonly string[] = ["location", "exactAddress", "company_name", "shift"];

test("every text that an employer types freely is among those a worker gets translated", async () => {
  const isList = (kind: string) => kind === "lines" || kind === "words";
  const typed = JOB_FIELD_NAMES.filter((name) =>
    ["line", "paragraph", "lines", "words"].includes(JOB_FIELDS[name].kind),
  );
  expect(typed).toEqual(expect.arrayContaining([...AS_TYPED]));
  const values = typed.map((name) => [name, isList(JOB_FIELDS[name].kind) ? [`typed ${name}`] : `typed ${name}`]);
  const job = { employer: { description: "typed description" }, ...Object.fromEntries(values) } as Job;
  const expected = typed.filter((name) => !AS_TYPED.includes(name)).map((name) => `typed ${name}`);
  expect(typedTexts(job, await translatorOf("en")).toSorted()).toEqual([...expected, "typed description"].toSorted());
});
