import { describe, expect, test } from "vitest";
import { NEW_JOB, toJobFields, type JobFields } from "@/components/jobs/form/job-fields";
import { benefitsOffered, employmentTypeFor, toCreateForm, toUpdateForm } from "@/components/jobs/form/job-form-data";
import { createJobInput, editFormInputs, JOB_FORM, updateJobInput } from "@/lib/jobs/schema";
import type { Job } from "@/lib/jobs/types";

const typed: JobFields = {
  ...NEW_JOB,
  title: "Cook for a family of four",
  category: "chef-cook",
  location: "Gurgaon",
  salary: "₹20,000 - 25,000",
  shift: "6 AM - 2 PM",
  workingDays: "Monday - Saturday",
  experienceLevel: "2-5 years",
};

/** The form as the server's body reader parses it. */
const read = (form: FormData) =>
  Object.fromEntries(
    [...form].map(([name, value]) => [
      name,
      typeof value === "string" && (JOB_FORM.json as readonly string[]).includes(name) ? JSON.parse(value) : value,
    ]),
  );
const picture = (name: string) => new File(["x"], name, { type: "image/png" });

const job: Job = {
  id: "0190",
  employerId: "0191",
  employer: { description: null, location: null, isVerified: false },
  title: "Driver",
  category: "driver",
  location: "Pune",
  salary: "18000",
  salaryMin: 18000,
  salaryMax: 18000,
  type: "FULL TIME",
  employmentType: "LIVE_IN_FULL_TIME",
  shift: "Day",
  workingDays: "Mon",
  company_name: "Sharma Household",
  company_logo: null,
  preview_image: null,
  useDefaultPreviewImage: true,
  defaultPreviewImageId: "driver",
  status: "open",
  urgencyLevel: "immediate",
  experienceLevel: "10+ years",
  accommodationProvided: true,
  accommodationDetails: "Own room",
  backgroundCheckRequired: false,
  backgroundCheckTypes: [],
  referencesRequired: false,
  numberOfReferences: null,
  requirements: ["Licence", "Knows Pune"],
  benefits: { "Fuel Allowance": true },
  languagesRequired: ["Hindi"],
  additionalSkills: ["Repairs"],
  workEnvironment: null,
  probationPeriod: null,
  contractDuration: null,
  noticePeriod: "15 days",
  holidayPolicy: null,
  dresscode: null,
  specialInstructions: null,
  applications: 0,
  views: 0,
  created_at: "2026-01-01T00:00:00.000Z",
  posted_date: "2026-01-01T00:00:00.000Z",
  revision: 1,
  updated_at: "2026-01-01T00:00:00.000Z",
};

describe("toCreateForm", () => {
  test("is accepted by the server's schema, with the defaults of product.md", () => {
    expect(createJobInput.parse(read(toCreateForm(typed)))).toMatchObject({
      title: typed.title,
      salary: { min: 20_000, max: 25_000 },
      employmentType: "LIVE_OUT_FULL_TIME",
      urgencyLevel: "flexible",
      backgroundCheckRequired: true,
      referencesRequired: true,
      numberOfReferences: 2,
      accommodationProvided: false,
      useDefaultPreviewImage: true,
      defaultPreviewImageId: "chef-cook",
      status: "open",
    });
  });

  test("sends lists as JSON: one requirement per line, skills also separated by commas", () => {
    const form = toCreateForm({
      ...typed,
      requirements: " Cooks \n\n Cleans\r\n",
      additionalSkills: "Baking, South Indian\nJain food",
      languagesRequired: ["Hindi", "English"],
    });
    expect(form.get("requirements")).toBe('["Cooks","Cleans"]');
    expect(form.get("additionalSkills")).toBe('["Baking","South Indian","Jain food"]');
    expect(form.get("languagesRequired")).toBe('["Hindi","English"]');
  });

  test("drops details whose switch is off", () => {
    const form = toCreateForm({
      ...typed,
      accommodationDetails: "Own room",
      backgroundCheckRequired: false,
      backgroundCheckTypes: ["Address Verification"],
      referencesRequired: false,
      numberOfReferences: "5",
    });
    expect(form.get("accommodationDetails")).toBe("");
    expect(form.get("backgroundCheckTypes")).toBe("[]");
    expect(form.has("numberOfReferences")).toBe(false);
  });

  test("drops benefits of a group other than the category's", () => {
    const form = toCreateForm({ ...typed, benefits: ["Meals Included", "Fuel Allowance"] });
    expect(form.get("benefits")).toBe('["Meals Included"]');
  });

  test("sends the name of a drawing or an uploaded picture, and the logo", () => {
    const drawing = toCreateForm({ ...typed, defaultPreviewImageId: "gardener", previewImage: picture("p.png") });
    expect([drawing.get("useDefaultPreviewImage"), drawing.get("defaultPreviewImageId"), drawing.has("previewImage")]) //
      .toEqual(["true", "gardener", false]);
    const own = toCreateForm({
      ...typed,
      useDefaultPreviewImage: false,
      previewImage: picture("p.png"),
      companyLogo: picture("l.png"),
    });
    expect([own.get("useDefaultPreviewImage"), own.has("defaultPreviewImageId")]).toEqual(["false", false]);
    expect([(own.get("previewImage") as File).name, (own.get("companyLogo") as File).name]).toEqual(["p.png", "l.png"]);
  });

  test("asks to remove the logo, unless a new one was chosen or it was kept", () => {
    const before = NEW_JOB;
    const wish = toUpdateForm({ ...typed, removeCompanyLogo: true }, before);
    expect([wish.get("removeCompanyLogo"), wish.has("companyLogo")]).toEqual(["true", false]);
    const chosen = toUpdateForm({ ...typed, removeCompanyLogo: true, companyLogo: picture("l.png") }, before);
    expect([chosen.has("removeCompanyLogo"), chosen.has("companyLogo")]).toEqual([false, true]);
    expect(toUpdateForm(typed, before).has("removeCompanyLogo")).toBe(false);
    expect(toCreateForm(typed).has("removeCompanyLogo")).toBe(false);
  });

  test("a draft needs only title, category and location", () => {
    const draft = {
      ...NEW_JOB,
      intent: "draft" as const,
      title: "Cook",
      category: "chef-cook" as const,
      location: "Pune",
    };
    expect(createJobInput.parse(read(toCreateForm(draft)))).toMatchObject({
      status: "draft",
      salary: null,
      shift: null,
      workingDays: null,
      experienceLevel: null,
    });
    const posted = createJobInput.safeParse(read(toCreateForm({ ...draft, intent: "publish" })));
    expect(posted.error?.issues.map((issue) => issue.message)).toEqual([
      "compensationRequired",
      "workingHoursRequired",
      "workingDaysRequired",
      "experienceLevelRequired",
    ]);
    const badPay = createJobInput.safeParse(read(toCreateForm({ ...draft, salary: "a lot" })));
    expect(badPay.error?.issues.map((issue) => issue.message)).toEqual(["salaryFormat"]);
  });
});

describe("toUpdateForm", () => {
  const before = toJobFields(job);

  test("an unchanged form changes nothing and is accepted by the server's schema", () => {
    const update = updateJobInput.parse(read(toUpdateForm(before, before)));
    expect(update).toMatchObject({
      title: "Driver",
      salary: { min: 18_000, max: 18_000 },
      type: "FULL TIME",
      employmentType: "LIVE_IN_FULL_TIME",
      requirements: ["Licence", "Knows Pune"],
      benefits: ["Fuel Allowance"],
      accommodationDetails: "Own room",
      noticePeriod: "15 days",
    });
    expect(update.company_name).toBeUndefined();
  });

  test("sends benefits as a map of name to true", () => {
    expect(toUpdateForm(before, before).get("benefits")).toBe('{"Fuel Allowance":true}');
  });

  test("keeps benefits if the category's group changes", () => {
    expect(toUpdateForm({ ...before, category: "chef-cook" }, before).get("benefits")).toBe('{"Fuel Allowance":true}');
    expect(benefitsOffered("chef-cook", ["Fuel Allowance"])).toContain("Fuel Allowance");
    expect(benefitsOffered("chef-cook", [])).not.toContain("Fuel Allowance");
  });

  test("sends a changed company name, and clears an emptied text", () => {
    const form = toUpdateForm({ ...before, company_name: "Mehta & Sons", noticePeriod: "" }, before);
    expect(updateJobInput.parse(read(form))).toMatchObject({ company_name: "Mehta & Sons", noticePeriod: null });
  });

  test("leaves out the fields a draft still lacks", () => {
    const form = toUpdateForm(
      { ...before, salary: "", shift: "", workingDays: "", experienceLevel: "", requirements: "\n" },
      before,
    );
    for (const name of ["salary", "shift", "workingDays", "experienceLevel", "requirements"]) {
      expect(form.has(name), name).toBe(false);
    }
    expect(updateJobInput.safeParse(read(form)).success).toBe(true);
  });
});

test.each([
  ["FULL TIME", "LIVE_IN_FULL_TIME", "LIVE_IN_FULL_TIME"],
  ["FULL TIME", "PART_TIME", "LIVE_OUT_FULL_TIME"],
  ["PART TIME", "LIVE_IN_FULL_TIME", "PART_TIME"],
  ["CONTRACT", "PART_TIME", "TEMPORARY"],
  ["CONTRACT", "TEMPORARY", "TEMPORARY"],
] as const)("%s beside %s makes %s", (type, current, expected) => {
  expect(employmentTypeFor(type, current)).toBe(expected);
});

describe("edit form", () => {
  const empty = { title: "", category: "", location: "", salary: "", type: "FULL TIME", shift: "", workingDays: "" };
  const messages = (schema: keyof typeof editFormInputs) =>
    editFormInputs[schema]
      .safeParse({ ...empty, experienceLevel: "", requirements: [] })
      .error?.issues.map((issue) => issue.message);

  test("reports everything screen 14 requires at once", () => {
    expect(messages("update")?.toSorted()).toEqual([
      "categoryRequired",
      "locationTooShort",
      "requirementsRequired",
      "salaryRequired",
      "shiftRequired",
      "titleTooShort",
      "workingDaysRequired",
    ]);
  });

  test("publishing a draft also requires the experience; saving it needs only the three mandatory columns", () => {
    expect(messages("publish")).toContain("experienceLevelRequired");
    expect(messages("keepDraft")?.toSorted()).toEqual(["categoryRequired", "locationTooShort", "titleTooShort"]);
  });
});
