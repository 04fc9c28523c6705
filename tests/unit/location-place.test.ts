import { describe, expect, test } from "vitest";
import {
  chosenPlace,
  isCityAsked,
  isCityMissing,
  isUnread,
  placeOf,
  readPlaceOf,
  storedPlace,
  withCity,
  withCityText,
  type Located,
} from "@/components/jobs/form/place/location-place";
import type { PlaceItem } from "@/lib/language/places/types";

const PUNE: PlaceItem = {
  id: "pune",
  kind: "city",
  name: "Pune",
  city: "Pune",
  cityId: "pune",
  state: "Maharashtra",
  pin: null,
};
const KOREGAON: PlaceItem = {
  ...PUNE,
  id: "411001-koregaon-park",
  kind: "locality",
  name: "Koregaon Park, Pune",
  pin: "411001",
};
const idAt = (located: Located) => placeOf(located)?.id;

describe("a place chosen from the suggestions", () => {
  const at = (location: string) => ({ location, place: chosenPlace(KOREGAON) });

  test.each(["Koregaon Park, Pune", "Koregaon Park, Pune – Lane 5", " Koregaon Park, Pune (near the park) "])(
    "stays with %j",
    (text) => {
      expect(idAt(at(text))).toBe(KOREGAON.id);
      expect(isUnread(at(text))).toBe(false);
    },
  );

  test.each(["Koregaon Park, Pun", "Koregaon Park, Punegaon", "Baner, Pune", "Lane 5, Koregaon Park, Pune"])(
    "is dropped with %j, which has to be read",
    (text) => {
      expect(idAt(at(text))).toBeUndefined();
      expect(isUnread(at(text))).toBe(true);
    },
  );

  test("keeps vowel signs and digits of any script together with the name before them", () => {
    const place = chosenPlace({ ...PUNE, name: "पुण" });
    expect(idAt({ location: "पुणे", place })).toBeUndefined();
    expect(idAt({ location: "पुण२", place })).toBeUndefined();
    expect(idAt({ location: "पुण २", place })).toBe("pune");
  });

  test("comes back with its text", () => {
    expect(idAt({ ...at("Koregaon"), location: "Koregaon Park, Pune" })).toBe(KOREGAON.id);
  });
});

describe("a text that the server has read", () => {
  test("is its place until it is another text", () => {
    const place = readPlaceOf({ location: "South Pune ", place: null }, PUNE);
    expect(idAt({ location: "South Pune", place })).toBe("pune");
    expect(isUnread({ location: "South Pune, Baner", place })).toBe(true);
  });

  test("asks for its city if nobody knows it, and sends that", () => {
    const unknown = { location: "Village Rampur", place: null };
    expect([isUnread(unknown), isCityAsked(unknown), isCityMissing(unknown)]).toEqual([true, false, false]);
    const asked = { ...unknown, place: readPlaceOf(unknown, null) };
    expect([isUnread(asked), isCityAsked(asked), isCityMissing(asked)]).toEqual([false, true, true]);
    const typed = { ...asked, place: withCityText(asked, "Pu") };
    expect(isCityMissing(typed)).toBe(true);
    const answered = { ...asked, place: withCity(typed, KOREGAON) };
    expect([isCityMissing(answered), idAt(answered)]).toEqual([false, "pune"]);
    expect(answered.place).toMatchObject({ cityText: "Pune" });
    expect(placeOf({ ...answered, place: withCityText(answered, "Pun") })).toBeNull();
  });

  test("keeps the city when it is changed and still unknown, and drops it when it is known", () => {
    const rampur = { location: "Rampur", place: withCity({ location: "Rampur", place: null }, PUNE) };
    const changed = { ...rampur, location: "Rampura" };
    expect([isUnread(changed), isCityAsked(changed), idAt(changed)]).toEqual([true, true, "pune"]);
    expect(idAt({ ...changed, place: readPlaceOf(changed, null) })).toBe("pune");
    const known = {
      location: "Koregaon Park",
      place: readPlaceOf({ ...changed, location: "Koregaon Park" }, KOREGAON),
    };
    expect([isCityAsked(known), idAt(known)]).toEqual([false, KOREGAON.id]);
  });

  test("is not asked about before it has two letters", () => {
    expect(isUnread({ location: " R ", place: null })).toBe(false);
    expect(isCityAsked({ location: "", place: readPlaceOf({ location: "Rampur", place: null }, null) })).toBe(false);
  });
});

describe("a stored job's location", () => {
  const { state, id, name, city, cityId, pin } = PUNE;
  const stored = { state, id, name, city, cityId, pin, more: null };

  test("has its place, whatever its text, until the text is changed", () => {
    const place = storedPlace({ location: "Village Rampur", place: stored });
    expect(idAt({ location: "Village Rampur", place })).toBe("pune");
    expect(isUnread({ location: "Village Rampura", place })).toBe(true);
  });

  test("without a place asks for the city at once", () => {
    expect(isCityMissing({ location: "Rampur", place: storedPlace({ location: "Rampur", place: null }) })).toBe(true);
  });
});
