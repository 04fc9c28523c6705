import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetTyped, keepTyped, readTyped } from "@/components/auth/typed-fields";
import { readProfileDraft, asText, isSame } from "@/components/profile/profile-draft";
import { toProfileFields } from "@/components/profile/profile-fields";
import { keepPhoto, readPhoto } from "@/components/shared/draft/draft-photo";
import {
  clearDraft,
  draftKey,
  forgetDrafts,
  hasDrafts,
  readDraft,
  readText,
  writeText,
} from "@/components/shared/draft/draft-storage";

const KEY = draftKey("meena", "profile");
const FIELDS = toProfileFields({
  name: "Meena",
  contact: null,
  location: null,
  photo: null,
  expectedSalary: null,
  availability: null,
  primaryLanguage: null,
  secondaryLanguages: [],
  skills: ["Sweets"],
  preferredLocations: [],
  bio: null,
  workHistory: [{ jobTitle: "Cook", company: "Gupta", startDate: "2021-05-01", endDate: null }],
});

/** Like the browser's: names are own properties. */
function storageOf(refuse = false) {
  const storage: Record<string, unknown> = {};
  const hidden = (value: unknown) => ({ value, enumerable: false });
  Object.defineProperties(storage, {
    getItem: hidden((name: string) => storage[name] ?? null),
    removeItem: hidden((name: string) => delete storage[name]),
    setItem: hidden((name: string, text: string) => {
      if (refuse) throw new DOMException("full", "QuotaExceededError");
      storage[name] = text;
    }),
  });
  return storage;
}

beforeEach(() => vi.stubGlobal("window", { sessionStorage: storageOf() }));
afterEach(() => vi.unstubAllGlobals());

test("a draft is read as it was kept, and gone with its photo once it was sent", () => {
  expect(hasDrafts()).toBe(false);
  writeText(KEY, JSON.stringify({ name: "Meena" }));
  writeText(`${KEY}.photo`, "data:,");
  writeText(draftKey("meena", "apply.1"), "{}");
  expect(readDraft(KEY)).toEqual({ name: "Meena" });
  clearDraft(KEY);
  expect([readText(KEY), readText(`${KEY}.photo`)]).toEqual([null, null]);
  expect(hasDrafts()).toBe(true);
});

test("a new user forgets the others' drafts, a logout all, and nobody's other things", () => {
  window.sessionStorage.setItem("welcome", "x");
  writeText(KEY, "{}");
  writeText(draftKey("ravi", "profile"), "{}");
  forgetDrafts("ravi");
  expect([readText(KEY), readText(draftKey("ravi", "profile"))]).toEqual([null, "{}"]);
  forgetDrafts();
  expect(hasDrafts()).toBe(false);
  expect(window.sessionStorage.getItem("welcome")).toBe("x");
});

test("a browser that refuses its storage has no drafts and no failure", () => {
  vi.stubGlobal("window", { sessionStorage: storageOf(true) });
  expect(writeText(KEY, "{}")).toBe(false);
  vi.stubGlobal("window", {});
  expect(readDraft(KEY)).toBeNull();
  expect(hasDrafts()).toBe(false);
});

test("what is no draft of ours counts as none", () => {
  for (const text of ["", "no json", "3", '{"name":1}', "[]"]) {
    writeText(KEY, text);
    expect(readProfileDraft(KEY)).toBeNull();
  }
});

test("a profile's draft holds every field but the photo, and knows an untouched form", () => {
  writeText(KEY, asText({ ...FIELDS, bio: "मैं" }));
  const { photo: _photo, ...texts } = FIELDS;
  expect(readProfileDraft(KEY)).toEqual({ ...texts, bio: "मैं" });
  expect(isSame(FIELDS, structuredClone(FIELDS))).toBe(true);
  expect(isSame(FIELDS, { ...FIELDS, skills: [] })).toBe(false);
});

test("a photo is kept beside its draft, or asked for again when it had no room", async () => {
  class Reader {
    result = "data:image/jpeg;base64,/9j/";
    onload: () => void = () => undefined;
    readAsDataURL() {
      queueMicrotask(() => this.onload());
    }
  }
  vi.stubGlobal("FileReader", Reader);
  const photo = new File([new Uint8Array([255, 216, 255])], "me.jpg", { type: "image/jpeg" });
  await keepPhoto(KEY, photo, () => true);
  const kept = readPhoto(KEY);
  expect([kept.isLost, kept.photo?.type, kept.photo?.size]).toEqual([false, "image/jpeg", 3]);
  await keepPhoto(KEY, new File([new Uint8Array(3_000_000)], "me.jpg", { type: "image/jpeg" }), () => true);
  expect(readPhoto(KEY)).toEqual({ photo: null, isLost: true });
  await keepPhoto(KEY, photo, () => false);
  expect(readPhoto(KEY).isLost).toBe(true);
  await keepPhoto(KEY, null, () => true);
  expect(readPhoto(KEY)).toEqual({ photo: null, isLost: false });
});

test("what visitors typed is no user's draft: it outlives theirs and is gone after the login", () => {
  keepTyped("register", { username: "sunita", region: 7 });
  keepTyped("tab", { tab: "register" });
  expect(hasDrafts()).toBe(false);
  forgetDrafts();
  expect([...readTyped("register")]).toEqual([["username", "sunita"]]);
  expect([...readTyped("tab")]).toEqual([["tab", "register"]]);
  expect([...readTyped("login")]).toEqual([]);
  forgetTyped();
  expect([...readTyped("register"), ...readTyped("tab")]).toEqual([]);
});
