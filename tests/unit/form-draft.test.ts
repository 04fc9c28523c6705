import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetTyped, keepTyped, readTyped } from "@/components/auth/typed-fields";
import { PROFILE_DRAFT, toProfileFields, type ProfileFields } from "@/components/profile/profile-fields";
import {
  clearEntry,
  fieldsLike,
  keepEntry,
  listEntries,
  readEntry,
  type DraftKind,
} from "@/components/form/draft/draft-entries";
import { keepPhoto, readPhoto } from "@/components/form/draft/draft-photo";
import {
  clearDraft,
  draftKey,
  forgetOthersDrafts,
  hasDrafts,
  readDraft,
  readText,
  writeText,
} from "@/components/form/draft/draft-storage";

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
  gender: null,
  experience: null,
  preferredShift: null,
  placesOfWork: [],
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

beforeEach(() => vi.stubGlobal("window", { sessionStorage: storageOf(), localStorage: storageOf() }));
afterEach(() => vi.unstubAllGlobals());

test("a draft is restored as it was stored, and deleted with its photo once sent", () => {
  expect(hasDrafts()).toBe(false);
  writeText(KEY, JSON.stringify({ name: "Meena" }));
  writeText(`${KEY}.photo`, "data:,");
  writeText(draftKey("meena", "apply.1"), "{}");
  expect(readDraft(KEY)).toEqual({ name: "Meena" });
  clearDraft(KEY);
  expect([readText(KEY), readText(`${KEY}.photo`)]).toEqual([null, null]);
  expect(hasDrafts()).toBe(true);
});

test("a new user deletes other users' drafts and nothing else", () => {
  window.sessionStorage.setItem("welcome", "x");
  writeText(KEY, "{}");
  writeText(draftKey("ravi", "profile"), "{}");
  forgetOthersDrafts("ravi");
  expect([readText(KEY), readText(draftKey("ravi", "profile"))]).toEqual([null, "{}"]);
  expect(window.sessionStorage.getItem("welcome")).toBe("x");
});

test("a browser that blocks storage has no drafts and no errors", () => {
  vi.stubGlobal("window", { sessionStorage: storageOf(true) });
  expect(writeText(KEY, "{}")).toBe(false);
  vi.stubGlobal("window", {});
  expect(readDraft(KEY)).toBeNull();
  expect(hasDrafts()).toBe(false);
});

test("anything that is not a valid draft counts as none", () => {
  for (const text of ["", "no json", "3", '{"name":1}', "[]"]) {
    writeText(KEY, text);
    expect(readEntry(PROFILE_DRAFT, KEY, "", FIELDS)).toBeNull();
  }
});

test("a profile's draft holds the changes, but not the photo, and recognises an unchanged form", () => {
  const keep = (fields: ProfileFields) => keepEntry(PROFILE_DRAFT, KEY, { id: "", key: "" }, fields, FIELDS);
  const kept = () => readEntry(PROFILE_DRAFT, KEY, "", FIELDS)?.fields;
  keep({ ...FIELDS, bio: "मैं", photo: new File([], "me.jpg") });
  expect(kept()).toEqual({ bio: "मैं" });
  keep({ ...FIELDS, skills: [] });
  expect(kept()).toEqual({ skills: [] });
  keep(structuredClone(FIELDS));
  expect(hasDrafts()).toBe(false);
});

test("a photo is stored with its draft, or asked for again if there was no room", async () => {
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

describe("several drafts of one form", () => {
  type Request = { title: string; category: string; logo: File | null };
  const KIND: DraftKind<Request> = { read: fieldsLike({ title: "", category: "" }) };
  const EMPTY: Request = { title: "", category: "", logo: null };
  const SLOT = draftKey("meena", "new-job");
  const keep = (id: string, fields: Partial<Request>, key = `key-${id}`) =>
    keepEntry(KIND, SLOT, { id, key }, { ...EMPTY, ...fields }, EMPTY);
  const titles = () => listEntries(KIND, SLOT, EMPTY).map(({ fields }) => fields.title);

  beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-22T10:00:00Z") }));
  afterEach(() => vi.useRealTimers());

  test("coexist, the latest change first, each with its own key", () => {
    keep("1", { title: "Cook" });
    vi.setSystemTime("2026-11-22T10:05:00Z");
    keep("2", { title: "Driver", logo: new File([], "logo.png") });
    keepEntry(KIND, draftKey("meena", "edit-job.7"), { id: "3", key: "4" }, { ...EMPTY, title: "Guard" }, EMPTY);
    keepEntry(KIND, draftKey("ravi", "new-job"), { id: "4", key: "k" }, { ...EMPTY, title: "Maid" }, EMPTY);
    expect(listEntries(KIND, SLOT, EMPTY)).toEqual([
      { id: "2", key: "key-2", changedAt: "2026-11-22T10:05:00.000Z", fields: { title: "Driver" } },
      { id: "1", key: "key-1", changedAt: "2026-11-22T10:00:00.000Z", fields: { title: "Cook" } },
    ]);
    clearEntry(SLOT, "2");
    expect(titles()).toEqual(["Cook"]);
  });

  test("keep their time when reopened, until they are changed", () => {
    keep("1", { title: "Cook" });
    keep("2", { title: "Driver" });
    vi.setSystemTime("2026-11-22T11:00:00Z");
    keep("1", { title: "Cook" });
    expect(listEntries(KIND, SLOT, EMPTY)[0]!.changedAt).toBe("2026-11-22T10:00:00.000Z");
    keep("1", { title: "Cook" }, "another key");
    expect(listEntries(KIND, SLOT, EMPTY)[0]).toMatchObject({ id: "1", key: "another key" });
  });

  test("do not undo changes saved to other fields in the meantime", () => {
    keep("1", { title: "Cook" });
    const saved = { ...EMPTY, category: "chef-cook" };
    expect(listEntries(KIND, SLOT, saved).map(({ fields }) => fields)).toEqual([{ title: "Cook" }]);
    expect(listEntries(KIND, SLOT, { ...saved, title: "Cook" })).toEqual([]);
  });

  test("without changes are not drafts, nor are unreadable ones", () => {
    keep("1", { title: "Cook" });
    keep("1", { logo: new File([], "logo.png") });
    writeText(`${SLOT}.2`, JSON.stringify({ key: "k", changedAt: "yesterday", fields: {} }));
    writeText(`${SLOT}.3`, "no json");
    expect(titles()).toEqual([]);
    keep("4", { title: "Cook" });
    expect(listEntries(KIND, SLOT, { ...EMPTY, title: "Cook" })).toEqual([]);
  });
});

describe("on logout", () => {
  const loadStorage = async () => {
    vi.resetModules();
    return import("@/components/form/draft/draft-storage");
  };

  test("the account's drafts are deleted, including text typed into an open form until the page is gone, others' stay", async () => {
    const tab = await loadStorage();
    tab.writeText(KEY, "{}");
    tab.writeText(draftKey("meena", "new-job.1"), "{}");
    tab.writeText(draftKey("ravi", "new-job.1"), "{}");
    tab.closeDrafts("meena");
    expect(tab.draftsUnder(draftKey("meena", "new-job"))).toEqual([]);
    expect(tab.readText(draftKey("ravi", "new-job.1"))).toBe("{}");
    expect(tab.writeText(KEY, "{}")).toBe(false);
    expect(tab.readText(KEY)).toBeNull();
  });

  test("visitors' text stays, until the next login", async () => {
    keepTyped("register", { username: "sunita", region: 7 });
    keepTyped("tab", { tab: "register" });
    expect(hasDrafts()).toBe(false);
    (await loadStorage()).closeDrafts("sunita");
    expect([...readTyped("register")]).toEqual([["username", "sunita"]]);
    expect([...readTyped("tab")]).toEqual([["tab", "register"]]);
    expect([...readTyped("login")]).toEqual([]);
    forgetTyped();
    expect([...readTyped("register"), ...readTyped("tab")]).toEqual([]);
  });
});
