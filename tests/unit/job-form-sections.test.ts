import { describe, expect, test } from "vitest";
import { formSections, inScreenOrder, isComplete, namesIn, sectionOf } from "@/components/jobs/form/form-sections";
import { NEW_JOB, type JobFields } from "@/components/jobs/form/job-fields";

const CREATE = formSections("create");

const completed = (fields: Partial<JobFields>) =>
  CREATE.filter((section) => isComplete("create", section, { ...NEW_JOB, ...fields })).map(({ id }) => id);

describe("sections", () => {
  test("contain every field exactly once in each form", () => {
    for (const [form, absent] of [
      ["create", ["askedWords", "intent", "removeCompanyLogo", "type", "wordingReasons"]],
      ["edit", ["askedWords", "intent", "removeCompanyLogo", "wordingReasons"]],
    ] as const) {
      const shown = formSections(form).flatMap(namesIn);
      expect(new Set(shown).size).toBe(shown.length);
      expect([...shown, ...absent].toSorted()).toEqual(Object.keys(NEW_JOB).toSorted());
    }
  });

  test("are in the order of the screens", () => {
    const titles = (form: "create" | "edit") => formSections(form).map(({ title }) => title.split(".").at(-1));
    expect(titles("create")).toEqual(["job", "schedule", "living", "verification", "benefits"]);
    expect(titles("edit")).toEqual(["job", "details", "facts", "living", "verification", "benefits", "images"]);
    expect(formSections("create", { withPictures: false }).flatMap(namesIn)).not.toContain("companyLogo");
  });

  test("an error leads to its section; the topmost error comes first", () => {
    expect(sectionOf(CREATE, "shift")?.id).toBe("schedule");
    expect(inScreenOrder(CREATE, ["shift", "_", "location", "title"])).toEqual(["title", "location", "shift"]);
  });

  test("a section is complete once its required fields are filled", () => {
    expect(completed({})).toEqual(["living", "verification"]);
    expect(completed({ backgroundCheckTypes: [] })).not.toContain("verification");
    expect(completed({ title: "Cook", category: "chef-cook", location: "Pune", salary: "1" })).toContain("job");
    expect(completed({ shift: "Day", workingDays: " ", experienceLevel: "10+ years" })).not.toContain("schedule");
    expect(completed({ accommodationProvided: true })).not.toContain("living");
    expect(completed({ accommodationProvided: true, accommodationDetails: "Own room" })).toContain("living");
    expect(completed({ backgroundCheckRequired: false })).toContain("verification");
    expect(completed({ backgroundCheckTypes: ["Address Verification"] })).toContain("verification");
    expect(completed({ benefits: ["Meals Included"] })).toContain("benefits");
  });
});
