/** Marathi shares its script with Hindi and says many places differently: इंदौर is इंदूर, भोपाल is भोपाळ. */

/** Names of towns and states in Marathi that differ from the first spelling in lib/language/search, by slug; each is among the spellings there. */
export const MARATHI: Readonly<Record<string, string>> = {
  // States
  tamilnadu: "तमिळनाडू",
  kerala: "केरळ",
  telangana: "तेलंगणा",
  chhattisgarh: "छत्तीसगड",
  assam: "आसाम",
  jammuandkashmir: "जम्मू आणि काश्मीर",
  nagaland: "नागालँड",
  mizoram: "मिझोरम",
  // Towns
  ghaziabad: "गाझियाबाद",
  bangalore: "बंगळुरू",
  jaipur: "जयपूर",
  lucknow: "लखनौ",
  kochi: "कोची",
  kanpur: "कानपूर",
  agra: "आग्रा",
  aligarh: "अलीगढ",
  gorakhpur: "गोरखपूर",
  saharanpur: "सहारनपूर",
  jhansi: "झाशी",
  muzaffarnagar: "मुझफ्फरनगर",
  firozabad: "फिरोझाबाद",
  panipat: "पानिपत",
  chandigarh: "चंदीगड",
  pathankot: "पठाणकोट",
  dehradun: "डेहराडून",
  jodhpur: "जोधपूर",
  udaipur: "उदयपूर",
  bharatpur: "भरतपूर",
  indore: "इंदूर",
  bhopal: "भोपाळ",
  jabalpur: "जबलपूर",
  gwalior: "ग्वाल्हेर",
  raipur: "रायपूर",
  bilaspur: "बिलासपूर",
  patna: "पाटणा",
  muzaffarpur: "मुझफ्फरपूर",
  bhagalpur: "भागलपूर",
  jamshedpur: "जमशेदपूर",
  sambalpur: "संबलपूर",
  howrah: "हावडा",
  siliguri: "सिलिगुडी",
  durgapur: "दुर्गापूर",
  imphal: "इंफाळ",
  surat: "सुरत",
  junagadh: "जुनागढ",
  mysore: "म्हैसूर",
  hubli: "हुबळी",
  dharwad: "धारवाड",
  belgaum: "बेळगाव",
  vijayawada: "विजयवाडा",
  tirupati: "तिरुपती",
  anantapur: "अनंतपूर",
  madurai: "मदुराई",
};

/** Signs of a spelling that is Hindi alone. */
const HINDI_SIGNS = /़|गांव|गाँव/;

/**
 * The spelling that a reader of Marathi uses, without the dots below letters and with गाव and पूर; undefined for none.
 * @param key a town's or state's slug, a locality's name. @param spellings all in Devanagari, the one on the signs there first.
 */
export function marathiName(key: string, spellings: readonly string[]): string | undefined {
  const [first = ""] = spellings;
  const known = MARATHI[key];
  if (known !== undefined) return known;
  const best =
    (HINDI_SIGNS.test(first) ? spellings.find((name) => !HINDI_SIGNS.test(name)) : undefined) ?? spellings[0];
  return best
    ?.replaceAll("\u093c", "")
    .replaceAll(/गा[ंँ]व/gu, "गाव")
    .replaceAll(/पुर(?=$| )/gu, "पूर");
}
