import "../support/raised-limits";
import { isDeepStrictEqual } from "node:util";
import sharp from "sharp";
import { expect, test } from "vitest";
import { toJobFields } from "@/components/jobs/form/job-fields";
import { toUpdateForm } from "@/components/jobs/form/edit/update-data";
import { db } from "@/lib/platform/db/client";
import type { Job } from "@/lib/domains/jobs/types";
import { JOB_FIELDS } from "@/lib/domains/jobs/fields";
import { fieldsAskedIn, isFactField, isTextField, JOB_FIELD_NAMES } from "@/lib/domains/jobs/listed-fields";
import { changeGroup, type ChangeableName } from "@/lib/domains/jobs/collision-policy";
import { fieldsOf } from "@/lib/domains/jobs/rows";
import { jobBody, makePerson } from "../support/factories";
import { otherValue } from "../support/jobs";

/** All optional texts of a job. */
const TEXTS: Record<string, string> = Object.fromEntries(
  JOB_FIELD_NAMES.filter(isTextField)
    .filter((name) => !(name in jobBody()))
    .map((name) => [name, `The ${name} & more.${JOB_FIELDS[name].kind === "paragraph" ? "\nA second line." : ""}`]),
);

/** All facts. */
const FACTS = Object.fromEntries(
  JOB_FIELD_NAMES.filter(isFactField).map((name) => {
    const { kind, options } = JOB_FIELDS[name];
    return [name, kind === "chip" ? options[0] : [options[0]]];
  }),
);

const EVERYTHING = jobBody({
  ...TEXTS,
  ...FACTS,
  employmentType: "LIVE_OUT_FULL_TIME",
  urgencyLevel: "immediate",
  requirements: ["Cooks North Indian food", "Keeps the kitchen clean, always"],
  benefits: ["Meals Included", "Festival Bonus"],
  accommodationProvided: true,
  backgroundCheckRequired: true,
  backgroundCheckTypes: ["Address Verification", "Medical Certificate"],
  referencesRequired: true,
  numberOfReferences: 4,
  languagesRequired: ["Hindi", "Tamil"],
  additionalSkills: ["Bakes", "Jain food"],
});

const picture = async () =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 40, height: 30, channels: 3, background: "#2a6f4f" } })
          .png()
          .toBuffer(),
      ),
    ],
    "picture.png",
    { type: "image/png" },
  );

async function post(files: Record<string, File>, fields: Record<string, unknown> = {}) {
  // The same words of another account would be held as a copy.
  await db.job.deleteMany();
  const employer = await makePerson("employer");
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...EVERYTHING, ...fields })) {
    form.set(name, Array.isArray(value) ? JSON.stringify(value) : String(value));
  }
  for (const [name, file] of Object.entries(files)) form.set(name, file);
  const answer = await employer.browser.call("POST", "/api/jobs", { form });
  expect(answer.status).toBe(201);
  return { employer, job: answer.body as Job };
}

test.each([
  ["own pictures", true],
  ["a drawing", false],
])("saving the unchanged edit form changes no column of a job with %s", async (_name, isCustom) => {
  const { employer, job } = await post(
    isCustom ? { companyLogo: await picture(), previewImage: await picture() } : {},
    isCustom ? { useDefaultPreviewImage: false } : { defaultPreviewImageId: "gardener" },
  );
  const before = await db.job.findUniqueOrThrow({ where: { id: job.id } });
  // All but the two or three for the other kind of picture, and the end of a job that is open.
  const { closedAt, endedAt, closedReason, secondsLeft, renewalAskedAt, untoldEnd, toldAt, ...rest } = before;
  const { heldAt, fitsDueAt, skimmedAt, ...filled } = rest;
  const end = [closedAt, endedAt, closedReason, secondsLeft, renewalAskedAt, untoldEnd, toldAt];
  expect([...end, heldAt, fitsDueAt, skimmedAt]).toEqual(Array(10).fill(null));
  expect(Object.values(filled).filter((value) => value === null || value === "")).toHaveLength(isCustom ? 2 : 3);

  const read = (await employer.browser.call("GET", `/api/jobs/${job.id}`)).body as Job;
  const form = toUpdateForm(toJobFields(read), read);
  form.set("revision", String(job.revision));
  expect((await employer.browser.call("PUT", `/api/jobs/${job.id}`, { form })).status).toBe(200);

  const after = await db.job.findUniqueOrThrow({ where: { id: job.id } });
  const kept = { ...before, revision: before.revision + 1 };
  expect(after).toEqual({ ...kept, updatedAt: after.updatedAt, fitsDueAt: after.fitsDueAt });
});

test.each(fieldsAskedIn("edit"))("the edit form with another %s changes no other column", async (name) => {
  const { employer, job } = await post({});
  const before = await db.job.findUniqueOrThrow({ where: { id: job.id } });
  const opened = toJobFields(job);
  const form = toUpdateForm({ ...opened, [name]: otherValue(name, opened) }, job);
  form.set("revision", String(job.revision));
  const answer = await employer.browser.call("PUT", `/api/jobs/${job.id}`, { form });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);

  const after = await db.job.findUniqueOrThrow({ where: { id: job.id } });
  const columns = Object.entries(after).filter(
    ([column, value]) => !isDeepStrictEqual(value, before[column as keyof typeof before]),
  );
  const ofEveryChange = [
    ...["revision", "fieldRevisions", "updatedAt"],
    ...["searchWords", "hoursFrom", "hoursTo", "hoursPart", "copyBands", "fitsDueAt", "changes"],
  ];
  const changed = fieldsOf(Object.fromEntries(columns.filter(([column]) => !ofEveryChange.includes(column))));
  expect(changed).toContain(name);
  // A switch takes its details along, the type of job the type of employment, and the kind of work the facts that are
  // not asked for another kind.
  const follows = (other: ChangeableName) =>
    changeGroup(other) === changeGroup(name) || (name === "category" && ["tasks", "cuisines"].includes(other));
  expect(changed.filter((other) => !follows(other))).toEqual([]);
});

test("two edit forms that change different fields are merged, and so is a third that was opened first", async () => {
  const { employer, job } = await post({});
  const opened = toJobFields(job);
  for (const changes of [{ title: "Cook one" }, { location: "Noida", benefits: [] }, { dresscode: "" }]) {
    const form = toUpdateForm({ ...opened, ...changes }, job);
    form.set("revision", String(job.revision));
    expect((await employer.browser.call("PUT", `/api/jobs/${job.id}`, { form })).status).toBe(200);
  }
  expect((await employer.browser.call("GET", `/api/jobs/${job.id}`)).body).toMatchObject({
    title: "Cook one",
    location: "Noida",
    benefits: {},
    dresscode: null,
    holidayPolicy: TEXTS["holidayPolicy"],
  });
});

test("fields emptied or switched off in the edit form are cleared", async () => {
  const { employer, job } = await post({});
  const opened = toJobFields(job);
  const emptied = Object.fromEntries(Object.keys(TEXTS).map((name) => [name, ""]));
  const form = toUpdateForm(
    {
      ...opened,
      ...emptied,
      benefits: [],
      languagesRequired: [],
      additionalSkills: " ",
      accommodationProvided: false,
      backgroundCheckRequired: false,
      referencesRequired: false,
    },
    job,
  );
  const answer = await employer.browser.call("PUT", `/api/jobs/${job.id}`, { form });
  expect(answer.body).toMatchObject({
    ...Object.fromEntries(Object.keys(TEXTS).map((name) => [name, null])),
    benefits: {},
    languagesRequired: [],
    additionalSkills: [],
    accommodationProvided: false,
    backgroundCheckTypes: [],
    referencesRequired: false,
  });
});
