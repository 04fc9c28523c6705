import { describe, expect, test } from "vitest";
import { dayOf, monthOf } from "@/components/profile/history-section";
import { toProfileFields, toProfileForm, toProfileValues, withItem } from "@/components/profile/profile-fields";
import { SUGGESTED_SKILLS } from "@/lib/core/skills";
import { optionKey } from "@/lib/core/option-key";
import { AVAILABILITIES } from "@/lib/domains/profiles/options";
import { workerProfileInput } from "@/lib/domains/profiles/schema";
import type { WorkerProfile } from "@/lib/domains/profiles/types";
import en from "@/messages/en.json";

const MEENA: WorkerProfile = {
  photo: null,
  name: "Meena",
  contact: "+91 90000 00001",
  location: "Gurgaon",
  expectedSalary: "18000-22000",
  availability: "Mornings only",
  primaryLanguage: "Tamil",
  secondaryLanguages: ["Hindi"],
  skills: ["Sweets"],
  preferredLocations: ["Noida"],
  bio: "I cook.",
  workHistory: [{ jobTitle: "Cook", company: "A family", startDate: "2020-01-17", endDate: null }],
  gender: null,
  experience: null,
  preferredShift: null,
  placesOfWork: [],
};
const fields = () => toProfileFields(MEENA);

describe("the form", () => {
  test("sends an unchanged profile unchanged, including the days of earlier jobs", () => {
    const values = toProfileValues(fields());
    expect(values).toMatchObject({ contact: MEENA.contact, secondaryLanguages: ["Hindi"] });
    expect(values.workHistory).toEqual([{ ...MEENA.workHistory[0], endDate: "" }]);
    expect(workerProfileInput.safeParse(values).success).toBe(true);
  });

  test("includes text typed into a list's input but not added", () => {
    const values = toProfileValues({
      ...fields(),
      unadded: { secondaryLanguages: "Bhojpuri", skills: " Pickles ", preferredLocations: "" },
    });
    expect(values).toMatchObject({ secondaryLanguages: ["Hindi", "Bhojpuri"], skills: ["Sweets", "Pickles"] });
  });

  test("does not name the first language twice", () => {
    expect(toProfileValues({ ...fields(), primaryLanguage: "Hindi" }).secondaryLanguages).toEqual([]);
  });

  test("removes a photo unless a new one replaces it", () => {
    const photo = new File(["x"], "me.jpg", { type: "image/jpeg" });
    expect(toProfileForm({ ...fields(), removePhoto: true }).get("removePhoto")).toBe("true");
    const both = toProfileForm({ ...fields(), removePhoto: true, photo });
    expect([both.get("removePhoto"), both.get("photo")]).toEqual([null, photo]);
  });
});

test("a list ignores blanks and duplicates", () => {
  expect(withItem(["Sweets"], "  ")).toEqual(["Sweets"]);
  expect(withItem(["Sweets"], "sweets ")).toEqual(["Sweets"]);
  expect(withItem(["Sweets"], " Pickles")).toEqual(["Sweets", "Pickles"]);
});

test("a month becomes its first or last day and back; a partial month stays as typed", () => {
  expect([dayOf("2024-02", false), dayOf("2024-02", true)]).toEqual(["2024-02-01", "2024-02-29"]);
  expect([monthOf("2024-02-17"), monthOf("2024-0"), dayOf("2024-0", true)]).toEqual(["2024-02", "2024-0", "2024-0"]);
});

test("every suggestion has a label, which in English is the stored phrase", () => {
  const labels: Record<string, string> = en.profile.skill;
  for (const phrase of Object.values(SUGGESTED_SKILLS).flat()) expect(labels[optionKey(phrase)]).toBe(phrase);
  const answers: Record<string, string> = en.profile.availability;
  for (const phrase of AVAILABILITIES) expect(answers[optionKey(phrase)]).toBe(phrase);
});
