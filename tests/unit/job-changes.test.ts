import { describe, expect, test } from "vitest";
import { changedNames } from "@/components/jobs/form/job-changes";
import { JOB_DRAFT } from "@/components/jobs/form/job-draft";
import { NEW_JOB, toJobFields, type JobFields } from "@/components/jobs/form/job-fields";
import type { JobFieldName } from "@/lib/domains/jobs/fields";
import { isFactOf } from "@/lib/domains/jobs/fact-options";
import { fieldsAskedIn, JOB_FIELD_NAMES, JOB_FIELD_PLACES } from "@/lib/domains/jobs/listed-fields";
import { otherValue, sampleJob } from "../support/jobs";

const opened = toJobFields({ ...sampleJob, benefits: { "Fuel Allowance": true, "Mobile Allowance": true } });
const picture = new File(["x"], "picture.png");

describe("changedNames", () => {
  test("is empty for an unchanged form, and for the same values written differently", () => {
    expect(changedNames(opened, opened)).toEqual([]);
    const rewritten: JobFields = {
      ...opened,
      salary: "₹18,000",
      requirements: " Licence \n\nKnows Pune",
      additionalSkills: "Repairs,",
      title: "Driver ",
      benefits: ["Mobile Allowance", "Fuel Allowance"],
      // Only asked for if references are required.
      numberOfReferences: "5",
      removeCompanyLogo: false,
    };
    expect(changedNames(rewritten, opened)).toEqual([]);
  });

  test.each(fieldsAskedIn("edit"))("names only %s if only that was changed", (name) => {
    const { needs } = JOB_FIELD_PLACES[name];
    const asking = { ...opened, ...(isFactOf(name, opened.category) ? {} : { category: "housekeeper" as const }) };
    const before = needs ? { ...asking, [needs]: true } : asking;
    expect(changedNames({ ...before, [name]: otherValue(name, before) }, before)).toContain(name);
    // A switch clears its details.
    const others = changedNames({ ...before, [name]: otherValue(name, before) }, before).filter(
      (other) => other !== name,
    );
    expect(others.every((other) => JOB_FIELD_PLACES[other as JobFieldName].needs === name)).toBe(true);
  });

  test("the order of lines matters, and pictures count", () => {
    expect(changedNames({ ...opened, requirements: "Knows Pune\nLicence" }, opened)).toEqual(["requirements"]);
    expect(changedNames({ ...opened, companyLogo: picture }, opened)).toEqual(["companyLogo"]);
    expect(changedNames({ ...opened, removeCompanyLogo: true }, opened)).toEqual(["companyLogo"]);
    expect(changedNames({ ...opened, defaultPreviewImageId: "welder" }, opened)).toEqual(["previewImage"]);
    const own = { ...opened, useDefaultPreviewImage: false };
    expect(changedNames({ ...own, previewImage: picture }, opened)).toEqual(["previewImage"]);
    expect(changedNames(opened, own)).toEqual(["previewImage"]);
    expect(changedNames(own, own)).toEqual([]);
  });
});

describe("the draft of a job form", () => {
  const { read } = JOB_DRAFT;

  test("contains every typed or chosen field, but neither pictures nor the pressed button", () => {
    const { intent: _intent, companyLogo: _logo, previewImage: _preview, ...texts } = opened;
    expect(read({ ...opened, companyLogo: picture, intent: "draft" })).toEqual(texts);
    expect(Object.keys(texts)).toEqual(expect.arrayContaining(JOB_FIELD_NAMES));
  });

  test("may lack fields, and is invalid if one has another type", () => {
    expect(read({ title: "Cook", unknown: 1 })).toEqual({ title: "Cook" });
    for (const [name, value] of Object.entries({ benefits: "all", salary: 5, backgroundCheckRequired: "true" })) {
      expect(read({ title: "Cook", [name]: value }), name).toBeNull();
    }
    expect(read(NEW_JOB)).toMatchObject({ title: "", benefits: [], numberOfReferences: "2" });
  });
});
