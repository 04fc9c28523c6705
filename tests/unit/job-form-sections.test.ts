import { describe, expect, test } from "vitest";
import {
  CREATE_SECTIONS,
  EDIT_SECTIONS,
  inScreenOrder,
  isComplete,
  sectionOf,
} from "@/components/jobs/form/form-sections";
import { NEW_JOB, type JobFields } from "@/components/jobs/form/job-fields";
import { readDraft, writeDraft } from "@/components/jobs/form/local-draft";

const completed = (fields: Partial<JobFields>) =>
  CREATE_SECTIONS.filter((section) => isComplete(section, { ...NEW_JOB, ...fields })).map(({ id }) => id);

describe("sections", () => {
  test("every field is in exactly one section of each form", () => {
    for (const [sections, absent] of [
      [CREATE_SECTIONS, ["intent", "removeCompanyLogo", "type"]],
      [EDIT_SECTIONS, ["intent", "employmentType", "removeCompanyLogo"]],
    ] as const) {
      const shown = sections.flatMap((section) => section.fields);
      expect(new Set(shown).size).toBe(shown.length);
      expect([...shown, ...absent].toSorted()).toEqual(Object.keys(NEW_JOB).toSorted());
    }
  });

  test("an error leads to its section; the topmost error comes first", () => {
    expect(sectionOf(CREATE_SECTIONS, "shift")?.id).toBe("schedule");
    expect(inScreenOrder(CREATE_SECTIONS, ["shift", "_", "location", "title"])).toEqual(["title", "location", "shift"]);
  });

  test("a section is complete once its required fields are filled", () => {
    expect(completed({})).toEqual(["living"]);
    expect(completed({ title: "Cook", category: "chef-cook", location: "Pune", salary: "1" })).toContain("position");
    expect(completed({ shift: "Day", workingDays: " ", experienceLevel: "10+ years" })).not.toContain("schedule");
    expect(completed({ accommodationProvided: true })).not.toContain("living");
    expect(completed({ accommodationProvided: true, accommodationDetails: "Own room" })).toContain("living");
    expect(completed({ backgroundCheckRequired: false })).toContain("verification");
    expect(completed({ backgroundCheckTypes: ["Address Verification"] })).toContain("verification");
    expect(completed({ benefits: ["Meals Included"] })).toContain("benefits");
  });
});

describe("local draft", () => {
  const fields: JobFields = { ...NEW_JOB, title: "Cook", benefits: ["Meals Included"], accommodationProvided: true };

  test("is restored with its key and without pictures", () => {
    const text = writeDraft({ fields: { ...fields, companyLogo: new File(["x"], "l.png") }, key: "k1" });
    expect(readDraft(text)).toEqual({ fields, key: "k1" });
  });

  test.each([
    ["nothing", null],
    ["not JSON", "{"],
    ["another thing", '"x"'],
    ["another version", JSON.stringify({ version: 0, key: "k", fields: { title: "Cook" } })],
    ["no key", JSON.stringify({ version: 1, fields: { title: "Cook" } })],
    ["an untouched form", writeDraft({ fields: NEW_JOB, key: "k" })],
  ])("%s is not a draft", (_, text) => {
    expect(readDraft(text)).toBeNull();
  });

  test("fields of the wrong type get their default", () => {
    const text = JSON.stringify({ version: 1, key: "k", fields: { title: "Cook", benefits: "all", salary: 5, x: 1 } });
    expect(readDraft(text)).toEqual({ fields: { ...NEW_JOB, title: "Cook" }, key: "k" });
  });
});
