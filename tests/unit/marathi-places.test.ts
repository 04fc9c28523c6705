import { expect, test } from "vitest";
import { suggestPlaces } from "@/lib/language/places/find";
import { MARATHI } from "@/lib/language/places/marathi";
import { cityName, placeName, stateName } from "@/lib/language/places/spelling";
import { placeById } from "@/lib/language/places/table";
import { REGIONS } from "@/lib/language/places/names/regions";
import { TOWNS } from "@/lib/language/places/names/towns";

const nameOf = (id: string, language: "hi" | "mr") => placeName(placeById(id)!, language);

test.each([
  ["indore", "इंदौर", "इंदूर"],
  ["bhopal", "भोपाल", "भोपाळ"],
  ["jabalpur", "जबलपुर", "जबलपूर"],
  ["gwalior", "ग्वालियर", "ग्वाल्हेर"],
  ["surat", "सूरत", "सुरत"],
  ["gurgaon", "गुड़गांव", "गुरुग्राम"],
  ["nagpur", "नागपुर", "नागपूर"],
  ["navimumbai", "नवी मुंबई", "नवी मुंबई"],
  ["ahilyanagar", "अहिल्यानगर", "अहिल्यानगर"],
])("%s is %s in Hindi and %s in Marathi", (id, hindi, marathi) => {
  expect([nameOf(id, "hi"), nameOf(id, "mr")]).toEqual([hindi, marathi]);
});

test("localities and states too", () => {
  const wakad = suggestPlaces("Wakad, Pune")[0]!;
  expect(placeName(wakad, "mr")).toBe("वाकड, पुणे");
  expect(stateName(placeById("kochi")!, "mr")).toBe("केरळ");
  expect(cityName(placeById("kochi")!, "ml")).toBe("കൊച്ചി");
});

test("each name in Marathi is one that search and the reading of places know, and differs from the first", () => {
  const spellings = new Map(
    [...TOWNS, ...REGIONS].map(({ names }) => [
      names.split(",")[0]!.replaceAll(" ", ""),
      names.split(",").map((name) => name.trim()),
    ]),
  );
  for (const [slug, name] of Object.entries(MARATHI)) {
    expect(spellings.get(slug), slug).toContain(name);
    expect(spellings.get(slug)!.find((one) => /\p{Script=Devanagari}/u.test(one))).not.toBe(name);
  }
});
