import type { RequiredLanguage } from "../../lib/domains/jobs/options";
import type { SAMPLE_LOCATIONS } from "../../lib/domains/profiles/options";
import type { Language } from "../../lib/language/i18n/languages";
import type { Region } from "../../lib/domains/users/options";

type Zone = "north" | "west" | "south" | "east";

export type CityFacts = {
  zone: Zone;
  /** Null if the product does not have the region yet. */
  region: Region | null;
  /** Factor on pay; 1 in Pune and Chennai. */
  pay: number;
  /** Languages an employer there may require. */
  languages: readonly RequiredLanguage[];
  /** Languages, besides English, in which jobs are written there. */
  writes: readonly Language[];
};

type SampleCity = (typeof SAMPLE_LOCATIONS)[number];
type OtherCity = "Kolkata (Salt Lake)" | "Ahmedabad" | "Jaipur" | "Lucknow" | "Kochi" | "Ludhiana" | "Nagpur" | "Patna";
export type City = SampleCity | OtherCity;

const hindi = { languages: ["Hindi"], writes: ["hi"] } as const;

export const CITIES: Record<City, CityFacts> = {
  "South Delhi": { zone: "north", region: "delhi", pay: 1.15, languages: ["Hindi", "English"], writes: ["hi"] },
  Gurgaon: { zone: "north", region: "delhi", pay: 1.1, languages: ["Hindi", "English"], writes: ["hi"] },
  "Noida (Greater Noida)": { zone: "north", region: "delhi", pay: 1.03, ...hindi },
  Faridabad: { zone: "north", region: "delhi", pay: 0.98, ...hindi },
  Ghaziabad: { zone: "north", region: "delhi", pay: 0.96, ...hindi },
  Jaipur: { zone: "north", region: null, pay: 0.88, ...hindi },
  Lucknow: { zone: "north", region: null, pay: 0.87, ...hindi },
  Ludhiana: { zone: "north", region: null, pay: 0.9, languages: ["Hindi"], writes: ["pa", "hi"] },
  "Mumbai (South)": { zone: "west", region: "maharashtra", pay: 1.15, languages: ["Hindi", "Marathi"], writes: ["mr"] },
  "Pune (Koregaon Park)": {
    zone: "west",
    region: "maharashtra",
    pay: 1,
    languages: ["Marathi", "Hindi"],
    writes: ["mr"],
  },
  Nagpur: { zone: "west", region: "maharashtra", pay: 0.87, languages: ["Marathi", "Hindi"], writes: ["mr", "hi"] },
  Ahmedabad: { zone: "west", region: "gujarat", pay: 0.93, languages: ["Gujarati", "Hindi"], writes: ["gu"] },
  "Bangalore (Whitefield)": {
    zone: "south",
    region: "karnataka",
    pay: 1.1,
    languages: ["Kannada", "Hindi", "English"],
    writes: ["kn"],
  },
  "Hyderabad (Banjara Hills)": {
    zone: "south",
    region: null,
    pay: 1,
    languages: ["Telugu", "Hindi"],
    writes: ["te"],
  },
  "Chennai (Alwarpet)": {
    zone: "south",
    region: "tamil_nadu",
    pay: 1,
    languages: ["Tamil", "English"],
    writes: ["ta"],
  },
  Kochi: { zone: "south", region: null, pay: 1, languages: [], writes: ["ml"] },
  Patna: { zone: "east", region: null, pay: 0.85, ...hindi },
  "Kolkata (Salt Lake)": { zone: "east", region: null, pay: 0.9, languages: ["Bengali", "Hindi"], writes: ["bn"] },
};
