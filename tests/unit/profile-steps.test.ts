import { describe, expect, test } from "vitest";
import { CATEGORIES } from "@/lib/core/categories";
import { wishOf } from "@/lib/domains/jobs/wish-policy";
import { PROFILE_STEPS, type ProfileStep } from "@/lib/domains/profiles/options";
import { completenessOf } from "@/lib/domains/profiles/policy";
import {
  firstOpenStep,
  isStepDone,
  stepAfter,
  stepBefore,
  type StepAnswers,
} from "@/lib/domains/profiles/steps-policy";
import type { WorkerProfile } from "@/lib/domains/profiles/types";
import { screenFor } from "@/lib/access/screens/screens";
import { WORK_SKILLS, workNamedBy } from "@/lib/core/skills";
import en from "@/messages/en.json";

const PROFILE: WorkerProfile = {
  ...{ photo: "/api/user/profile/photo", name: "Asha", contact: null, location: null, expectedSalary: "18000" },
  ...{ availability: null, primaryLanguage: null, secondaryLanguages: [], skills: ["Chef / Cook"], bio: null },
  ...{ preferredLocations: [], workHistory: [], gender: null, experience: "2-5 years", preferredShift: null },
  placesOfWork: ["Pune"],
};
const PLACE = { id: "pune", kind: "city", name: "Pune", city: null, state: "Maharashtra", pin: null };
const ALL = { profile: PROFILE, places: [PLACE], phone: "+919876543210" } as unknown as StepAnswers;

const LACKS: [step: ProfileStep, lack: StepAnswers][] = [
  ["photo", { ...ALL, profile: { ...PROFILE, photo: null } }],
  ["photo", { ...ALL, profile: { ...PROFILE, name: null } }],
  ["work", { ...ALL, profile: { ...PROFILE, skills: [] } }],
  ["work", { ...ALL, profile: { ...PROFILE, experience: null } }],
  ["place", { ...ALL, places: [] }],
  ["terms", { ...ALL, profile: { ...PROFILE, expectedSalary: null } }],
  ["phone", { ...ALL, phone: null }],
];

describe("the steps of a profile", () => {
  test("are all done once each answer is known, also with any hours", () => {
    expect(PROFILE_STEPS.filter((step) => isStepDone(step, ALL))).toEqual([...PROFILE_STEPS]);
    expect(firstOpenStep(ALL)).toBeNull();
  });

  test.each(LACKS)("go on with %s if its answer is missing, and only that one is open", (step, answers) => {
    expect(PROFILE_STEPS.filter((one) => !isStepDone(one, answers))).toEqual([step]);
    expect(firstOpenStep(answers)).toBe(step);
  });

  test("begin with the photo, and follow one another whether they are done or not", () => {
    const nothing = { profile: { ...PROFILE, photo: null, skills: [] }, places: [], phone: null };
    expect(firstOpenStep(nothing)).toBe("photo");
    expect(PROFILE_STEPS.map(stepAfter)).toEqual([...PROFILE_STEPS.slice(1), null]);
    expect(PROFILE_STEPS.map(stepBefore)).toEqual([null, ...PROFILE_STEPS.slice(0, -1)]);
  });

  test("have a screen each", () => {
    for (const step of [...PROFILE_STEPS, "done"]) {
      const path = `/profile/steps/${step}`;
      expect(screenFor(path, "worker")).toEqual({ kind: "page", path, subject: null });
    }
  });
});

test("chosen places count as well as typed ones", () => {
  expect(completenessOf(PROFILE).missing).not.toContain("preferredLocations");
  expect(completenessOf({ ...PROFILE, placesOfWork: [] }).missing).toContain("preferredLocations");
});

describe.each(CATEGORIES)("%s, chosen as work", (category) => {
  const skill = WORK_SKILLS[category];

  test("is stored under its English name, which is translated and read back", () => {
    expect(skill).toBe(en.options.category[category]);
    expect(workNamedBy(skill)).toBe(category);
  });

  test("suits jobs of that kind first", () => {
    const none = { jobTitles: [], appliedTo: [], expectedSalaryMin: null, availability: null, preferredShift: null };
    const wish = wishOf({
      ...none,
      ...{ experience: null, primaryLanguage: null, secondaryLanguages: [], language: "en", skills: [skill] },
    });
    expect(wish.kinds[0]).toBe(category);
  });
});
