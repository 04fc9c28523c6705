import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "@/lib/language/i18n/languages";
import { suggestPlaces, warmPlaces } from "@/lib/language/places/find";
import { areaAround, citiesNear, citiesToOffer, distanceFrom } from "@/lib/language/places/near";
import { isStillMeant, readPlace, saysOnly } from "@/lib/language/places/read";
import { FURTHER_NAMES } from "@/lib/language/places/names/further";
import { placeName } from "@/lib/language/places/spelling";
import { placeById, placeTable } from "@/lib/language/places/table";
import { SAMPLE_LOCATIONS } from "@/lib/domains/profiles/options";
import { TOWNS } from "@/lib/language/places/names/towns";

const place = (id: string) => placeById(id)!;

const SCRIPTS_OF_STATES: Readonly<Record<string, readonly string[]>> = {
  bihar: ["Bengali"],
  punjab: ["Gurmukhi"],
  himachalpradesh: ["Gurmukhi"],
  westbengal: ["Bengali"],
  tripura: ["Bengali"],
  assam: ["Bengali"],
  andamanandnicobarislands: ["Bengali"],
  gujarat: ["Gujarati"],
  dadraandnagarhavelianddamananddiu: ["Gujarati"],
  telangana: ["Telugu"],
  andhrapradesh: ["Telugu"],
  karnataka: ["Kannada"],
  kerala: ["Malayalam"],
  lakshadweep: ["Malayalam"],
  tamilnadu: ["Tamil"],
  puducherry: ["Tamil", "Telugu"],
};
const SCRIPTS = ["Devanagari", ...new Set(Object.values(SCRIPTS_OF_STATES).flat())];

describe("the table", () => {
  test("has India's cities and PIN codes", () => {
    const places = [...placeTable().byId.values()];
    expect(placeTable().cities.size).toBeGreaterThan(2_000);
    expect(places.filter(({ kind }) => kind === "pin").length).toBeGreaterThan(18_000);
  });

  test("has every town that search has names for, in the right state", () => {
    const slugs = TOWNS.map(({ names, within }) => ({
      slug: names.slice(0, names.indexOf(",")).replaceAll(" ", ""),
      state: within.split(" ")[0],
    }));
    const states = new Set([...placeTable().cities.values()].map(({ state }) => state));
    expect(slugs.length).toBeGreaterThan(90);
    for (const { slug, state = "" } of slugs.filter(({ state = "" }) => states.has(state))) {
      const city = placeTable().cities.get(slug);
      expect(city?.state === "chandigarh" ? "haryana" : city?.state, slug).toBe(state);
    }
  });

  test("lies in India", () => {
    const places = [...placeTable().byId.values()];
    expect(places.filter(({ lat, lng }) => !(lat > 6 && lat < 38 && lng > 68 && lng < 98))).toEqual([]);
  });

  test.each([
    ["udaipur", "313001", "उदयपुर"],
    ["kottayam", "686001", "कोट्टायम"],
  ])("has the well-known %s, not its namesake in the same state", (id, pin, name) => {
    expect(place(pin).city.slug).toBe(id);
    expect(placeName(place(id), "hi")).toBe(name);
  });

  test.each([
    ["400092", "mumbai"],
    ["411057", "pune"],
    ["110017", "delhi"],
    ["560066", "bangalore"],
    ["600045", "chennai"],
    ["700091", "kolkata"],
    ["711101", "howrah"],
    ["201301", "noida"],
    ["400703", "navimumbai"],
    ["800001", "patna"],
    ["413102", "baramati"],
  ])("the PIN code %s is in %s", (pin, city) => {
    expect(place(pin).city.slug).toBe(city);
  });
});

describe("what somebody types", () => {
  test.each([
    ["pun", "pune"],
    ["पुणे", "pune"],
    ["புனே", "pune"],
    ["পাটনা", "patna"],
    ["gurugram", "gurgaon"],
    ["koregaon p", "411001-koregaon-park"],
    ["koregaonpark", "411001-koregaon-park"],
    ["कोरेगांव पार्क", "411001-koregaon-park"],
    ["saket", "110017-saket"],
    ["साकेत", "110017-saket"],
    ["baner pune", "411045-baner"],
    ["560066", "560066-whitefield"],
    ["५६००६६", "560066-whitefield"],
    ["सतारा", "satara"],
    ["सातारा", "satara"],
    ["बारामती", "baramati"],
    ["छपरा", "chapra"],
    ["पुने", "pune"],
    ["கும்பகோணம்", "612001-kumbakonam"],
    ["பொன்னேரி", "ponneri"],
    ["দানাপুর", "801503-danapur"],
    ["কঙ্কড়বাগ", "800020-kankarbagh"],
    ["मोतिहारी", "motihari"],
    ["nagpoor", "nagpur"],
    ["barmati", "baramati"],
  ])("%s suggests %s first", (typed, id) => {
    expect(suggestPlaces(typed)[0]?.id).toBe(id);
  });

  test("half a PIN code suggests those that begin so", () => {
    const found = suggestPlaces("41104");
    expect(found.length).toBe(8);
    expect(found.every(({ pin }) => pin?.startsWith("41104"))).toBe(true);
  });

  test("only cities where a city is asked for", () => {
    expect(suggestPlaces("pun", { cityOnly: true }).every(({ kind }) => kind === "city")).toBe(true);
  });

  test.each(["", "a", "xyzzy", "99", "1234567", "%", "🙂"])("%j suggests nothing", (typed) => {
    expect(suggestPlaces(typed)).toEqual([]);
  });
});

describe("seats of districts", () => {
  const lines = readFileSync("scripts/places/seats.ts", "utf8")
    .split("const SEATS = `")[1]!
    .split("`")[0]!
    .trim()
    .split("\n");
  const seats = lines.flatMap((line) => {
    const [state = "", list = ""] = line.split(": ");
    return list.split(", ").flatMap((entry) =>
      entry
        .slice(7)
        .replace(/@.*/, "")
        .split("/")
        .map((name) => ({ state, name })),
    );
  });

  test("are found as cities by each of their names, however near another city is", () => {
    expect(seats.length).toBeGreaterThan(120);
    const lost = seats.filter(
      ({ state, name }) => !suggestPlaces(name).some(({ kind, city }) => kind === "city" && city.state === state),
    );
    expect(lost).toEqual([]);
  });

  test.each([
    ["845401-motihari", "motihari"],
    ["844101-hajipur", "hajipur"],
    ["586101-bijapur", "vijayapura"],
    ["583201-hospet", "hosapete"],
    ["362730-silvassa", "silvassa"],
    ["483501-katni", "murwara"],
  ])("an id from before, %s, is still known, as %s", (id, now) => {
    expect(placeById(id)?.id).toBe(now);
  });

  test("towns of one name in one state have ids of their own", () => {
    expect(place("jalalabad-uttarpradesh").lat).toBeGreaterThan(29);
    expect(place("jalalabad-uttarpradesh-2").lat).toBeLessThan(28);
    expect(place("242221").city.slug).toBe("jalalabad-uttarpradesh-2");
  });

  test("are known by the names that people use, whatever the source calls them", () => {
    expect(place("murwara").name).toBe("Katni");
    expect(suggestPlaces("Murwara")[0]?.id).toBe("murwara");
    expect(readPlace("Kurukshetra, Haryana")?.id).toBe("thanesar");
  });
});

describe("the cities that are offered", () => {
  test("are those of the language first, then the largest: Patna to a reader of Bengali", () => {
    const offered = citiesToOffer("westbengal", 12).map(({ id }) => id);
    expect(offered).toHaveLength(12);
    expect(offered.slice(0, 4).every((id) => place(id).city.state === "westbengal")).toBe(true);
    expect(offered).toContain("patna");
  });

  test.each([...new Set(TOWNS.map(({ within }) => within.split(" ")[0]!))])(
    "are at least twelve in %s, each once",
    (state) => {
      const offered = citiesToOffer(state, 16).map(({ id }) => id);
      expect(new Set(offered).size).toBe(offered.length);
      expect(offered.length).toBeGreaterThanOrEqual(12);
      for (const id of ["delhi", "mumbai", "patna"]) expect(offered).toContain(id);
    },
  );
});

describe("a typed location", () => {
  test.each(SAMPLE_LOCATIONS)("the sample %s is a place", (text) => {
    expect(readPlace(text)).not.toBeNull();
  });

  test.each([
    ["Pune (Koregaon Park)", "411001-koregaon-park"],
    ["कोरेगांव पार्क, पुणे", "411001-koregaon-park"],
    ["Flat 3, Baner, Pune 411045", "411045-baner"],
    ["Chennai (Alwarpet)", "600018-alwarpet"],
    ["South Delhi", "delhi"],
    ["New Delhi", "delhi"],
    ["Bengaluru", "bangalore"],
    ["हैदराबाद", "hyderabad"],
    ["Thane, Mumbai", "thane"],
    ["Navi Mumbai", "navimumbai"],
    ["Noida, Delhi NCR", "noida"],
    ["Noida (Greater Noida)", "greaternoida"],
    ["Patna, Bihar", "patna"],
    ["Mylapore", "600004-mylapore"],
    ["near Sunrise Vihar, Delhi", "delhi"],
    ["Somewhere 560066", "560066"],
    ["Mumbai (South)", "400001-south-mumbai"],
  ])("%s is %s", (text, id) => {
    expect(readPlace(text)?.id).toBe(id);
  });

  test.each(["Village Rampur", "MG Road", "my house", "12345", "999999", "", "Model Town"])(
    "%j is no known place",
    (text) => {
      expect(readPlace(text)).toBeNull();
    },
  );
});

/** Employers' texts, of which each names a city beyond doubt or none at all. */
describe("a neighbourhood's name", () => {
  test.each([
    ["Gandhi Nagar, Satara", "satara"],
    ["Gandhinagar, Satara", "satara"],
    ["Satara, Gandhi Nagar", "satara"],
    ["Shastri Nagar, Satara, Maharashtra", "satara"],
    ["Nehru Nagar, Baramati", "baramati"],
    ["Gandhi Nagar, Gujarat", "gandhinagar"],
    ["Gandhinagar", "gandhinagar"],
    ["Gandhi Chowk, Latur", "latur"],
    ["Near SBI, Main Road, Hubli", "hubli"],
    ["Kalyan Nagar, Bengaluru", "bangalore"],
    ["Civil Lines, Jhansi", "jhansi"],
    ["Bhopal Road, Indore", "indore"],
    ["Near Agra Road, Aligarh", "aligarh"],
    ["Rajpur Road, Dehradun", "dehradun"],
    ["Chowk, Lucknow", "226003-chowk"],
    ["Sector 62, Noida", "201309-sector-62"],
    ["MG Road Pune", "pune"],
    ["Patna Bihar", "patna"],
    ["Bazar, Patna", "patna"],
    ["Baramati, Pune", "baramati"],
    ["गांधी नगर, पुणे", "pune"],
    ["गांधी नगर, नागपुर", "nagpur"],
    ["আগ্রা রোড, পাটনা", "patna"],
  ])("with a city is in that city: %s", (text, id) => {
    const found = readPlace(text);
    expect([found?.id, found?.city.slug]).toContain(id);
  });

  test.each([
    "Ramnagar Chowk",
    "Gandhi Nagar",
    "Ram Nagar, near bus stand",
    "Sadar Bazar",
    "Model Colony",
    "Station Road",
    "Satara Road",
    "Pune Satara Road",
    "Chowk",
    "Laxmi Nagar",
    "Laxminagar",
    "Shivaji Nagar",
    "Anand Nagar",
    "Anand Vihar",
    "Kalyan Nagar",
    "Surat Nagar",
    "Lucknow Chowk",
    "New Market",
    "Delhi Public School",
    "Ramnagar",
    "Delhi, Mumbai",
    "Rampur, Satara",
    "गांधी नगर",
    "राम नगर चौक",
    "আগ্রা রোড",
    "அண்ணா நகர்",
  ])("alone is in no city for sure: %s", (text) => {
    expect(readPlace(text)).toBeNull();
  });
});

describe("a place that an older rule has stored", () => {
  test.each([
    ["gandhinagar", "Gandhi Nagar, Satara", false],
    ["226003-chowk", "Ramnagar Chowk", false],
    ["kalyan", "Kalyan Chowk", false],
    ["gandhinagar", "Gandhinagar, Satara", false],
    ["pune", "Village Rampur", true],
    ["411001-koregaon-park", "Koregaon Park, Pune – Lane 5", true],
    ["411001-koregaon-park", "कोरेगांव पार्क, पुणे", true],
    ["pune", "Pune", true],
  ])("%s for %j", (id, text, stays) => {
    expect(isStillMeant(place(id), text)).toBe(stays);
  });
});

describe("a typed location that says more than its place", () => {
  test.each([
    ["Pune (Koregaon Park)", "411001-koregaon-park", true],
    ["कोरेगांव पार्क, पुणे", "411001-koregaon-park", true],
    ["South Delhi", "delhi", true],
    ["Patna, Bihar 800001", "patna", false],
    ["Lane 5, Koregaon Park, Pune", "411001-koregaon-park", false],
  ])("%s", (text, id, only) => {
    expect(saysOnly(text, place(id))).toBe(only);
  });
});

describe("names", () => {
  test("are in the reader's script where somebody wrote them down", () => {
    expect(LANGUAGES.map((language) => placeName(place("pune"), language))).toEqual([
      "Pune",
      "पुणे",
      "পুনে",
      "పుణె",
      "புனே",
      "पुणे",
      "પુણે",
      "ಪುಣೆ",
      "പുണെ",
      "ਪੁਣੇ",
    ]);
    expect(placeName(place("600018-alwarpet"), "ta")).toBe("ஆழ்வார்பேட்டை, சென்னை");
  });

  test.each([
    ["nagpur", "नागपुर", "नागपूर"],
    ["kolhapur", "कोल्हापुर", "कोल्हापूर"],
    ["solapur", "सोलापुर", "सोलापूर"],
    ["jaipur", "जयपुर", "जयपूर"],
    ["kanpur", "कानपुर", "कानपूर"],
    ["satara", "सतारा", "सातारा"],
    ["jalgaon", "जलगांव", "जळगाव"],
    ["chhindwara", "छिंदवाड़ा", "छिंदवाडा"],
    ["rajnandgaon", "राजनांदगांव", "राजनांदगाव"],
    ["pen", "पेण", "पेण"],
    ["dharangaon", "धरणगांव", "धरणगाव"],
    ["trimbak", "त्र्यंबकेश्वर", "त्र्यंबकेश्वर"],
    ["411001-koregaon-park", "कोरेगांव पार्क, पुणे", "कोरेगाव पार्क, पुणे"],
  ])("of %s are spelt in Hindi as %s, in Marathi as %s", (id, hindi, marathi) => {
    expect([placeName(place(id), "hi"), placeName(place(id), "mr")]).toEqual([hindi, marathi]);
  });

  test("have no sign of Hindi alone in Marathi", () => {
    const names = [...placeTable().byId.values()].map((found) => placeName(found, "mr"));
    expect(names.filter((name) => /\u093c|[\u0958-\u095f]|गांव|गाँव/u.test(name))).toEqual([]);
  });

  test("of further towns are a known place's, each in Devanagari or in its state's script", () => {
    expect(FURTHER_NAMES.size).toBeGreaterThan(800);
    for (const [id, names] of FURTHER_NAMES) {
      const known = placeById(id);
      expect(known, id).toBeDefined();
      for (const name of names.split(", ")) {
        const script = SCRIPTS.find((one) => new RegExp(`^[\\p{Script=${one}}\u200c\u200d ]+$`, "u").test(name));
        expect(script, `${id}: ${name}`).toBeDefined();
        if (script !== "Devanagari") expect(SCRIPTS_OF_STATES[known?.city.state ?? ""], id).toContain(script);
      }
    }
  });

  test("are never guessed: a post office stays in Latin letters, its city does not", () => {
    expect(placeName(place("400104-motilal-nagar"), "hi")).toBe("Motilal Nagar, मुंबई");
    expect(placeName(place("411045"), "hi")).toBe("411045, पुणे");
  });
});

describe("distances", () => {
  const pune = areaAround([place("pune")])!;

  test("the same city, without kilometres if only the city is known", () => {
    expect(distanceFrom(pune, place("pune"))).toEqual({ ring: "city", km: null });
    expect(distanceFrom(pune, place("411045-baner"))).toEqual({ ring: "city", km: null });
  });

  test("between two localities, rounded to a kilometre", () => {
    const area = areaAround([place("411001-koregaon-park")])!;
    const { ring, km } = distanceFrom(area, place("411045-baner"));
    expect(ring).toBe("city");
    expect(km).toBeGreaterThanOrEqual(9);
    expect(km).toBeLessThanOrEqual(15);
  });

  test("a town within 60 km is near, in steps of five", () => {
    const mumbai = areaAround([place("mumbai")])!;
    const { ring, km } = distanceFrom(mumbai, place("kalyan"));
    expect(ring).toBe("near");
    expect(km! % 5).toBe(0);
    expect(km).toBeLessThanOrEqual(60);
  });

  test("another city, and a place nobody knows, are elsewhere", () => {
    expect(distanceFrom(pune, place("chennai"))).toEqual({ ring: "elsewhere", km: null });
    expect(distanceFrom(pune, undefined)).toEqual({ ring: "elsewhere", km: null });
  });

  test("no area has more than 24 cities around it, which a list looks up one by one", () => {
    for (const id of placeTable().cities.keys()) {
      expect(areaAround([place(id)])!.near.length, id).toBeLessThan(24);
    }
    // Busy machines need more than the usual five seconds for all cities.
  }, 30_000);

  test("no area without a place", () => {
    expect(areaAround([])).toBeNull();
  });

  test("the cities nearest to a point come in order of distance", () => {
    expect(citiesNear({ lat: 18.52, lng: 73.86 }, 3)[0]?.id).toBe("pune");
  });
});

describe("the place of an exact name comes first", () => {
  test.each([
    ["dum dum", "700028-dum-dum"],
    ["kashi", "varanasi"],
    ["দক্ষিণেশ্বর", "700076-dakshineswar"],
    ["koregaon", "411001-koregaon-park"],
  ])("%s", (typed, id) => expect(suggestPlaces(typed)[0]?.id).toBe(id));

  test("Dwarka is a town in Gujarat and a part of Delhi", () =>
    expect(
      suggestPlaces("dwarka")
        .map(({ id }) => id)
        .slice(0, 2),
    ).toEqual(["dwarka", "110075-dwarka"]));
});

test("the names of places are read ahead of the first search, and others have their turn meanwhile", async () => {
  const table = placeTable();
  delete table.names;
  let turns = 0;
  const count = () => {
    turns += 1;
    if (table.names === undefined) setImmediate(count);
  };
  setImmediate(count);
  await warmPlaces();
  expect(turns).toBeGreaterThan(20);
  const read = table.names;
  expect(suggestPlaces("Kothrud")[0]?.name).toBe("Kothrud");
  expect(table.names).toBe(read);
});
