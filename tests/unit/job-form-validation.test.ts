import { describe, expect, test } from "vitest";
import { NEW_JOB, toJobFields, type JobFields } from "@/components/jobs/form/job-fields";
import { createResolver, editResolver } from "@/components/jobs/form/job-resolver";
import { translateMsg, type ValidationTranslator } from "@/lib/platform/http/validation-message";
import en from "@/messages/en.json";
import { sampleJob } from "../support/jobs";

const FILLED: JobFields = {
  ...NEW_JOB,
  title: "Cook for a family of four",
  category: "chef-cook",
  location: "Gurgaon",
  salary: "₹20,000 - 25,000",
  shift: "6 AM - 2 PM",
  workingDays: "Monday - Saturday",
  experienceLevel: "2-5 years",
  requirements: "Cooks North Indian food",
};

const texts = en.validation as Record<string, string>;
const read = Object.assign(
  (key: string, values: Record<string, string> = {}) =>
    (texts[key] ?? key).replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? ""),
  { has: (key: string) => key in texts },
) as unknown as ValidationTranslator;

const CHECKS = {
  create: createResolver,
  edit: editResolver(sampleJob),
} as const;

/** The error shown beside each invalid field, as users read it. */
async function faults(form: keyof typeof CHECKS, changes: Partial<JobFields>): Promise<Record<string, string>> {
  const { errors } = await CHECKS[form]({ ...FILLED, ...changes }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [
      name,
      translateMsg(read, String((error as { message: string }).message)),
    ]),
  );
}

/** Specification, section 5, and the server's additional rules. */
const CREATE: [field: keyof JobFields, value: unknown, text: string][] = [
  ["title", "", "Position title is required"],
  ["title", "   ", "Position title is required"],
  ["title", "C", "Title must be at least 2 characters"],
  ["title", "x".repeat(121), "At most 120 characters"],
  ["category", "", "Staff category is required"],
  ["location", "", "Location is required"],
  ["location", "D", "Location must be at least 2 characters"],
  ["salary", "", "Compensation is required"],
  ["salary", "a lot", "Type an amount such as 25000, or a range such as 20000-25000"],
  ["salary", "25000-20000", "Type an amount such as 25000, or a range such as 20000-25000"],
  ["shift", "", "Working hours are required"],
  ["workingDays", "", "Working days are required"],
  ["experienceLevel", "", "Experience requirement is needed"],
  ["numberOfReferences", "0", "A number from 1 to 5"],
  ["numberOfReferences", "6", "A number from 1 to 5"],
  ["employmentType", "SOMETIMES", "Please choose one of the options."],
  ["urgencyLevel", "yesterday", "Please choose one of the options."],
  ["requirements", `fine\n${"x".repeat(161)}`, "At most 160 characters"],
  ["requirements", Array.from({ length: 31 }, (_, index) => `line ${index}`).join("\n"), "At most 30 entries"],
  ["specialInstructions", "x".repeat(2_001), "At most 2000 characters"],
  ["noticePeriod", "x".repeat(121), "At most 120 characters"],
  ["useDefaultPreviewImage", false, "Please choose a picture"],
];

const EDIT: typeof CREATE = [
  ["title", "", "Title must be at least 2 characters"],
  ["title", "C", "Title must be at least 2 characters"],
  ["category", "", "Category is required"],
  ["location", "D", "Location must be at least 2 characters"],
  ["salary", "", "Salary is required"],
  ["salary", "a lot", "Type an amount such as 25000, or a range such as 20000-25000"],
  ["type", "NEVER", "Please choose one of the options."],
  ["shift", "", "Shift timing is required"],
  ["requirements", " \n ", "Requirements are required"],
  ["workingDays", "", "Working days are required"],
  ["useDefaultPreviewImage", false, "Please choose a picture"],
];

/** The field that shows the error: a missing picture is reported where the picture is chosen. */
const shownAt = (field: keyof JobFields): string => (field === "useDefaultPreviewImage" ? "previewImage" : field);

describe.each([
  ["create", CREATE],
  ["edit", EDIT],
] as const)("the %s form", (form, table) => {
  test("accepts a filled form", async () => {
    expect(await faults(form, {})).toEqual({});
  });

  test.each(table)("%s = %j marks only that field", async (field, value, text) => {
    expect(await faults(form, { [field]: value })).toEqual({ [shownAt(field)]: text });
  });

  test("marks all errors at once", async () => {
    // The first row of each field.
    const rows = table.filter(([field], index) => table.findIndex(([other]) => other === field) === index);
    const changes = Object.fromEntries(rows.map(([field, value]) => [field, value]));
    const expected = Object.fromEntries(rows.map(([field, , text]) => [shownAt(field), text]));
    expect(await faults(form, changes)).toEqual(expected);
  });
});

test("an edit form starts with the default picture on if the job has none of its own", () => {
  expect(toJobFields(sampleJob).useDefaultPreviewImage).toBe(true);
});

describe("the city of a location that nobody knows", () => {
  const place = { state: "unknown" as const, text: "Village Rampur", cityText: "", city: null };
  const unknown = { location: "Village Rampur", place };
  const patna = { id: "patna", name: "Patna", state: "Bihar" };

  test.each(["create", "edit"] as const)("is required in the %s form", async (form) => {
    expect(await faults(form, unknown)).toEqual({ place: "Please choose the city" });
    expect(await faults(form, { ...unknown, place: { ...place, city: patna } })).toEqual({});
    // The server could not be asked yet.
    expect(await faults(form, { location: "Village Rampur", place: null })).toEqual({});
  });

  test("is not required of a draft", async () => {
    expect(await faults("create", { ...unknown, intent: "draft" })).toEqual({});
  });
});
