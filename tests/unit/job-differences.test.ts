import { describe, expect, test } from "vitest";
import { differingFields } from "@/components/jobs/form/job-differences";
import { NEW_JOB, toJobFields, type JobFields } from "@/components/jobs/form/job-fields";
import { isUntouched, readDraft, writeDraft } from "@/components/jobs/form/local-draft";
import type { Job } from "@/lib/jobs/types";

const job = {
  title: "Driver",
  category: "driver",
  location: "Pune",
  salaryMin: 18_000,
  salaryMax: 18_000,
  company_name: null,
  type: "FULL TIME",
  employmentType: "LIVE_IN_FULL_TIME",
  urgencyLevel: "flexible",
  shift: "Day",
  workingDays: "Monday - Friday",
  experienceLevel: "10+ years",
  requirements: ["Licence", "Knows Pune"],
  benefits: { "Fuel Allowance": true, "Mobile Allowance": true },
  languagesRequired: ["Hindi", "Marathi"],
  additionalSkills: [],
  accommodationProvided: false,
  backgroundCheckRequired: false,
  backgroundCheckTypes: [],
  referencesRequired: false,
  numberOfReferences: null,
  useDefaultPreviewImage: true,
  defaultPreviewImageId: "driver",
} as unknown as Job;
const opened = toJobFields(job);

describe("differingFields", () => {
  test("is empty for an unchanged form, and for the same values written differently", () => {
    expect(differingFields(opened, job)).toEqual([]);
    const rewritten: JobFields = {
      ...opened,
      salary: "₹18,000",
      requirements: " Licence \n\nKnows Pune",
      title: "Driver ",
      benefits: ["Mobile Allowance", "Fuel Allowance"],
      languagesRequired: ["Marathi", "Hindi"],
      // Only asked for if references are required.
      numberOfReferences: "5",
    };
    expect(differingFields(rewritten, job)).toEqual([]);
  });

  test("names the changed fields", () => {
    expect(
      differingFields(
        { ...opened, title: "Chauffeur", salary: "18000-20000", requirements: "Knows Pune\nLicence" },
        job,
      ),
    ).toEqual(["title", "salary", "requirements"]);
    expect(differingFields({ ...opened, useDefaultPreviewImage: false }, job)).toContain("useDefaultPreviewImage");
  });
});

describe("a draft of changes", () => {
  test("is empty while the form is unchanged", () => {
    expect(isUntouched(opened, opened)).toBe(true);
    expect(readDraft(writeDraft({ fields: opened, key: "3" }), opened)).toBeNull();
    expect(isUntouched(opened, NEW_JOB)).toBe(false);
  });

  test("is restored with the revision it started from, other fields as the job has them", () => {
    const text = JSON.stringify({ version: 1, key: "3", fields: { title: "Chauffeur" } });
    expect(readDraft(text, opened)).toEqual({ fields: { ...opened, title: "Chauffeur" }, key: "3" });
  });
});
