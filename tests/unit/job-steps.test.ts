import { expect, test } from "vitest";
import { formSections, isComplete } from "@/components/jobs/form/form-sections";
import { NEW_JOB, toNewFields } from "@/components/jobs/form/job-fields";
import { namesOfStep, stepOf, STEPS } from "@/components/jobs/form/steps/step-list";
import { CATEGORIES } from "@/lib/core/categories";
import { tasksFor } from "@/lib/domains/jobs/fact-options";
import { fieldsAskedIn, JOB_FIELD_PLACES } from "@/lib/domains/jobs/listed-fields";
import { USUAL, USUAL_WORKING_DAYS } from "@/lib/domains/jobs/usual-policy";
import { hoursAMonth } from "@/lib/language/hours/month";
import { sampleJob } from "../support/jobs";

test("the steps ask for everything that a job needs, each field once", () => {
  const names = STEPS.flatMap(namesOfStep);
  expect(new Set(names).size).toBe(names.length);
  const needed = fieldsAskedIn("create").filter((name) => JOB_FIELD_PLACES[name].create?.required);
  expect(needed.filter((name) => !names.includes(name))).toEqual(["urgencyLevel"]);
  expect([stepOf(["salary"]), stepOf(["place"]), stepOf(["dresscode", "title"]), stepOf(["dresscode"])]).toEqual([
    2, 1, 0, -1,
  ]);
});

test.each(CATEGORIES)("what is usual for %s is among what is offered, and its hours can be read", (category) => {
  const { shift, tasks } = USUAL[category];
  expect(tasks.filter((task) => !tasksFor(category).includes(task))).toEqual([]);
  expect(tasks.length).toBeGreaterThan(0);
  expect(hoursAMonth(shift, USUAL_WORKING_DAYS)).toBeGreaterThan(0);
});

test("a check is asked for from the start, and nothing counts as done that nobody touched", () => {
  expect(NEW_JOB).toMatchObject({ backgroundCheckRequired: true, backgroundCheckTypes: ["Identity Verification"] });
  const done = (touched: string[]) =>
    formSections("create")
      .filter((section) => isComplete("create", section, NEW_JOB, (name) => touched.includes(name)))
      .map(({ id }) => id);
  expect(done([])).toEqual([]);
  expect(done(["backgroundCheckTypes"])).toEqual(["verification"]);
});

test("a new job begins like the one that is copied, without its picture and the company's name", () => {
  const copy = { ...sampleJob, company_name: "Sharma Household", useDefaultPreviewImage: false };
  expect(toNewFields({ copy, located: null }, "Sharma Household")).toMatchObject({
    ...{ title: "Driver", salary: "18000", company_name: "", useDefaultPreviewImage: true },
    place: { state: "known", place: { id: "pune" } },
  });
  expect(toNewFields({ copy, located: null }, "Another")).toMatchObject({ company_name: "Sharma Household" });
});

test("else it begins empty: the steps alone fill in the place of the last one", () => {
  expect(toNewFields({ copy: null, located: { location: "Pune", place: sampleJob.place } }, null)).toBe(NEW_JOB);
});
