/** A state's slug (lib/language/places/names/regions.ts) and what the sources call it: GeoNames' number, the post office's names. */
const STATES: Record<string, { geonames: string; post: string[] }> = {
  andamanandnicobarislands: { geonames: "01", post: ["ANDAMAN & NICOBAR ISLANDS"] },
  andhrapradesh: { geonames: "02", post: ["ANDHRA PRADESH"] },
  arunachalpradesh: { geonames: "30", post: ["ARUNACHAL PRADESH"] },
  assam: { geonames: "03", post: ["ASSAM"] },
  bihar: { geonames: "34", post: ["BIHAR"] },
  chandigarh: { geonames: "05", post: ["CHANDIGARH"] },
  chhattisgarh: { geonames: "37", post: ["CHATTISGARH"] },
  dadraandnagarhavelianddamananddiu: { geonames: "52", post: ["DADRA & NAGAR HAVELI", "DAMAN & DIU"] },
  delhi: { geonames: "07", post: ["DELHI"] },
  goa: { geonames: "33", post: ["GOA"] },
  gujarat: { geonames: "09", post: ["GUJARAT"] },
  haryana: { geonames: "10", post: ["HARYANA"] },
  himachalpradesh: { geonames: "11", post: ["HIMACHAL PRADESH"] },
  jammuandkashmir: { geonames: "12", post: ["JAMMU & KASHMIR"] },
  jharkhand: { geonames: "38", post: ["JHARKHAND"] },
  karnataka: { geonames: "19", post: ["KARNATAKA"] },
  kerala: { geonames: "13", post: ["KERALA"] },
  ladakh: { geonames: "41", post: [] },
  lakshadweep: { geonames: "14", post: ["LAKSHADWEEP"] },
  madhyapradesh: { geonames: "35", post: ["MADHYA PRADESH"] },
  maharashtra: { geonames: "16", post: ["MAHARASHTRA"] },
  manipur: { geonames: "17", post: ["MANIPUR"] },
  meghalaya: { geonames: "18", post: ["MEGHALAYA"] },
  mizoram: { geonames: "31", post: ["MIZORAM"] },
  nagaland: { geonames: "20", post: ["NAGALAND"] },
  odisha: { geonames: "21", post: ["ODISHA"] },
  puducherry: { geonames: "22", post: ["PONDICHERRY"] },
  punjab: { geonames: "23", post: ["PUNJAB"] },
  rajasthan: { geonames: "24", post: ["RAJASTHAN"] },
  sikkim: { geonames: "29", post: ["SIKKIM"] },
  tamilnadu: { geonames: "25", post: ["TAMIL NADU"] },
  telangana: { geonames: "40", post: ["TELANGANA"] },
  tripura: { geonames: "26", post: ["TRIPURA"] },
  uttarpradesh: { geonames: "36", post: ["UTTAR PRADESH"] },
  uttarakhand: { geonames: "39", post: ["UTTARAKHAND"] },
  westbengal: { geonames: "28", post: ["WEST BENGAL"] },
};
const entries = Object.entries(STATES);

/** The state's slug of GeoNames' number. */
export const stateOfTown = (geonames: string): string | undefined =>
  entries.find(([, state]) => state.geonames === geonames)?.[0];

/** The state's slug of the post office's name. */
export const stateOfOffice = (post: string): string | undefined =>
  entries.find(([, state]) => state.post.includes(post))?.[0];

/** Whether a slug is a state's. */
export const isState = (slug: string): boolean => slug in STATES;
