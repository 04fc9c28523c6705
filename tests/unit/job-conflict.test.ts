import { describe, expect, test } from "vitest";
import { answerTo, mergeVersions } from "@/components/jobs/form/edit/conflict";
import { toJobFields, type JobFields } from "@/components/jobs/form/job-fields";
import { sampleJob } from "../support/jobs";

const before = toJobFields(sampleJob);
const logo = new File(["x"], "logo.png");

const merge = (mine: Partial<JobFields>, theirs: Partial<JobFields>, colliding: Parameters<typeof mergeVersions>[1]) =>
  mergeVersions({ fields: { ...before, ...mine }, before, newer: { ...before, ...theirs } }, colliding);

describe("mergeVersions", () => {
  test("keeps this form's changes, takes theirs in other fields, and asks about the rest", () => {
    const { merged, collisions } = merge(
      { title: "Cook of mine", dresscode: "Apron", intent: "draft" },
      { title: "Cook of theirs", location: "Noida", benefits: [] },
      ["title"],
    );
    expect(merged).toEqual({
      ...before,
      title: "Cook of mine",
      dresscode: "Apron",
      location: "Noida",
      benefits: [],
      intent: "draft",
    });
    expect(collisions).toEqual([{ group: "title", members: ["title"], differing: ["title"] }]);
  });

  test("asks nothing if both have come to the same value", () => {
    expect(merge({ title: "Cook " }, { title: "Cook" }, ["title"]).collisions).toEqual([]);
    const chosen = { type: "CONTRACT", employmentType: "TEMPORARY" } as const;
    expect(merge(chosen, chosen, ["employmentType"])).toEqual({
      merged: { ...before, ...chosen },
      collisions: [],
    });
  });

  test("asks one question about a switch and its details, and loses neither version", () => {
    const { merged, collisions } = merge(
      { accommodationDetails: "Room with a view" },
      { accommodationProvided: false, accommodationDetails: "" },
      ["accommodationProvided", "accommodationDetails"],
    );
    expect(merged).toMatchObject({ accommodationProvided: true, accommodationDetails: "Room with a view" });
    const differing = ["accommodationProvided", "accommodationDetails"];
    const members = ["accommodationProvided", "room", "accommodationDetails"];
    expect(collisions).toEqual([{ group: "accommodationProvided", members, differing }]);
  });

  test("asks also about a field that was changed after the server's refusal", () => {
    const { collisions } = merge({ title: "Mine", shift: "Mine" }, { title: "Theirs", shift: "Theirs" }, ["title"]);
    expect(collisions.map(({ group }) => group)).toEqual(["title", "shift"]);
  });

  test("treats a picture as a field", () => {
    const { merged, collisions } = merge({ companyLogo: logo }, { title: "Theirs" }, ["companyLogo"]);
    expect(merged).toEqual({ ...before, companyLogo: logo, title: "Theirs" });
    expect(collisions).toEqual([{ group: "companyLogo", members: ["companyLogo"], differing: ["companyLogo"] }]);
    const drawing = merge({ defaultPreviewImageId: "welder" }, { defaultPreviewImageId: "mason" }, ["previewImage"]);
    expect(drawing.merged.defaultPreviewImageId).toBe("welder");
    expect(drawing.collisions).toHaveLength(1);
  });
});

describe("answerTo", () => {
  const title = { group: "title", members: ["title"] } as const;
  const newer = { ...before, title: "Theirs" };

  test("is open until a version was chosen, and follows what is typed afterwards", () => {
    const mine = { ...newer, title: "Mine" };
    expect(answerTo(title, { fields: mine, newer, answered: [] })).toBeNull();
    expect(answerTo(title, { fields: mine, newer, answered: ["location"] })).toBeNull();
    expect(answerTo(title, { fields: mine, newer, answered: ["title"] })).toBe("yours");
    expect(answerTo(title, { fields: newer, newer, answered: ["title"] })).toBe("theirs");
    expect(answerTo(title, { fields: { ...newer, title: "Theirs " }, newer, answered: [] })).toBe("theirs");
  });

  test("does not depend on other fields", () => {
    expect(answerTo(title, { fields: { ...newer, location: "Noida" }, newer, answered: [] })).toBe("theirs");
  });
});
