import { describe, expect, test } from "vitest";
import { NEW_JOB, toJobFields, type JobFields } from "@/components/jobs/form/job-fields";
import { toUpdateForm } from "@/components/jobs/form/edit/update-data";
import { toCreateForm } from "@/components/jobs/form/job-form-data";
import { asSteps, benefitsOffered } from "@/components/jobs/form/job-values";
import { createJobInput, editFormInputs, JOB_FORM, updateJobInput } from "@/lib/domains/jobs/schema";
import { sampleJob } from "../support/jobs";

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

/** "Pune", chosen from the suggestions. */
const PUNE_KNOWN = {
  state: "known" as const,
  text: "Pune",
  isChosen: true,
  place: { id: "pune", name: "Pune", state: "Maharashtra" },
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

describe("the short steps", () => {
  const sent = (fields: JobFields, opened = NEW_JOB) =>
    createJobInput.parse(read(toCreateForm(asSteps(fields, opened))));

  test("send no references, which no step shows", () =>
    expect(sent(typed)).toMatchObject({ referencesRequired: false, numberOfReferences: null }));

  test("send those that were chosen in the long form, or in the job that was copied", () => {
    expect(sent({ ...typed, numberOfReferences: "3" })).toMatchObject({
      referencesRequired: true,
      numberOfReferences: 3,
    });
    const copied = { ...typed };
    expect(sent(copied, copied)).toMatchObject({ referencesRequired: true, numberOfReferences: 2 });
  });
});

describe("toCreateForm", () => {
  test("is accepted by the server's schema, with the defaults of the specification", () => {
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

  test("sends the place that belongs to the location, and none for a text that nobody has read", () => {
    expect(read(toCreateForm({ ...typed, place: PUNE_KNOWN }))).not.toHaveProperty("place");
    const placed = { ...typed, location: "Pune – Lane 5", place: PUNE_KNOWN };
    expect(createJobInput.parse(read(toCreateForm(placed)))).toMatchObject({
      location: "Pune – Lane 5",
      place: "pune",
    });
  });

  test("a draft needs only a title", () => {
    const draft = { ...NEW_JOB, intent: "draft" as const, title: "Cook" };
    expect(createJobInput.parse(read(toCreateForm(draft)))).toMatchObject({
      status: "draft",
      category: "",
      location: "",
      salary: null,
      shift: null,
      workingDays: null,
      experienceLevel: null,
    });
    const posted = createJobInput.safeParse(read(toCreateForm({ ...draft, intent: "publish" })));
    expect(posted.error?.issues.map((issue) => issue.message)).toEqual([
      "staffCategoryRequired",
      "locationRequired",
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
  const opened = toJobFields(sampleJob);
  const update = (changes: Partial<JobFields>, job = sampleJob) =>
    read(toUpdateForm({ ...toJobFields(job), ...changes }, job));

  test("an unchanged form sends nothing", () => {
    expect(update({})).toEqual({});
    expect(update({}, { ...sampleJob, status: "draft", salary: null, shift: null, requirements: [] })).toEqual({});
  });

  test("sends changed fields, and clears an emptied text", () => {
    const sent = update({ title: "Chauffeur", company_name: "Mehta & Sons", noticePeriod: "" });
    expect(sent).toEqual({ title: "Chauffeur", company_name: "Mehta & Sons", noticePeriod: "" });
    expect(updateJobInput.parse(sent)).toMatchObject({ company_name: "Mehta & Sons", noticePeriod: null });
  });

  test("sends the place with a changed location, and a changed place alone", () => {
    expect(update({ location: "Pune – Lane 5", place: PUNE_KNOWN })).toEqual({
      location: "Pune – Lane 5",
      place: "pune",
    });
    expect(update({ location: "Rampur" })).toEqual({ location: "Rampur" });
    const elsewhere = { ...PUNE_KNOWN, text: "Pune", place: { id: "patna", name: "Patna", state: "Bihar" } };
    expect(update({ place: elsewhere })).toEqual({ location: "Pune", place: "patna" });
    // The same text as before is not read again.
    expect(update({ place: null })).toEqual({});
  });

  test("sends benefits as a map of name to true", () => {
    expect(update({ benefits: [...opened.benefits, "Health Insurance"] })).toEqual({
      benefits: { "Fuel Allowance": true, "Health Insurance": true },
    });
  });

  test("keeps benefits if the category's group changes", () => {
    expect(update({ category: "chef-cook" })).toEqual({ category: "chef-cook" });
    expect(benefitsOffered("chef-cook", ["Fuel Allowance"])).toContain("Fuel Allowance");
    expect(benefitsOffered("chef-cook", [])).not.toContain("Fuel Allowance");
  });

  test("facts that are not asked for another kind of work are cleared with the change", () => {
    const cook = {
      ...sampleJob,
      category: "chef-cook",
      tasks: ["cooking", "sweeping"],
      cuisines: ["veg"],
      pets: ["dog"],
    };
    expect(update({ category: "cleaner" }, cook)).toEqual({
      category: "cleaner",
      tasks: ["sweeping"],
      cuisines: [],
      pets: [],
    });
    // The API may have stored facts that the form does not ask for this kind of work: they stay.
    expect(update({}, { ...cook, category: "welder" })).toEqual({});
  });

  test("job type and employment type are sent as they were chosen", () => {
    const chosen = { type: "CONTRACT", employmentType: "TEMPORARY" } as const;
    expect(update(chosen)).toEqual(chosen);
  });

  test("a switch clears its details, except the number of references, which stays", () => {
    expect(update({ accommodationProvided: false })).toEqual({
      accommodationProvided: "false",
      accommodationDetails: "",
    });
    const strict = { ...sampleJob, referencesRequired: true, numberOfReferences: 3 };
    expect(update({ referencesRequired: false }, strict)).toEqual({ referencesRequired: "false" });
    // Values hidden in the database stay there.
    expect(update({}, { ...sampleJob, accommodationProvided: false })).toEqual({});
  });

  test("a draft's fields may be cleared again, but not those a published job needs", () => {
    const emptied = { salary: "", shift: "", workingDays: "", experienceLevel: "", requirements: "\n" } as const;
    const sent = update(emptied, { ...sampleJob, status: "draft" });
    expect(sent).toEqual({ salary: "", shift: "", workingDays: "", experienceLevel: "", requirements: [] });
    expect(updateJobInput.parse(sent)).toMatchObject({ salary: null, shift: null, requirements: [] });
    expect(update({ experienceLevel: "" })).toEqual({});
  });

  test("asks to remove the logo, unless a new one is chosen", () => {
    expect(update({ removeCompanyLogo: true })).toEqual({ removeCompanyLogo: "true" });
    const chosen = update({ removeCompanyLogo: true, companyLogo: picture("l.png") });
    expect(chosen).toEqual({ companyLogo: expect.any(File) as unknown });
    expect(toCreateForm(typed).has("removeCompanyLogo")).toBe(false);
  });

  test("sends another drawing, or a picture replacing one, or a drawing replacing a picture", () => {
    const drawing = { useDefaultPreviewImage: "true", defaultPreviewImageId: "welder" };
    expect(update({ defaultPreviewImageId: "welder" })).toEqual(drawing);
    expect(update({ useDefaultPreviewImage: false, previewImage: picture("p.png") })).toEqual({
      useDefaultPreviewImage: "false",
      previewImage: expect.any(File) as unknown,
    });
    const own = { ...sampleJob, preview_image: "a.webp", useDefaultPreviewImage: false, defaultPreviewImageId: null };
    expect(update({}, own)).toEqual({});
    expect(update({ useDefaultPreviewImage: true }, own)).toEqual({ ...drawing, defaultPreviewImageId: "driver" });
  });
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

  test("publishing a draft also requires the experience; saving it needs only a title", () => {
    expect(messages("publish")).toContain("experienceLevelRequired");
    expect(messages("keepDraft")?.toSorted()).toEqual(["titleTooShort"]);
  });
});
