import type { Point } from "./sources";

/**
 * Seats of districts that are cities of their own however near another one is, by state: the PIN code of the head post
 * office, the name, and what else people write in Latin letters; where no source has the place, its latitude and longitude.
 */
const SEATS = `
andhrapradesh: 534201 Bhimavaram, 531024 Paderu, 531001 Anakapalle
arunachalpradesh: 790104 Tawang@27.586:91.859, 791118 Koloriang
assam: 784125 Mangaldoi/Mangaldai, 782105 Morigaon/Marigaon
bihar: 811201 Munger/Monghyr, 821115 Sasaram, 844101 Hajipur, 845401 Motihari, 811311 Lakhisarai, 804408 Jehanabad, 821101 Bhabua
chhattisgarh: 491001 Durg, 494001 Jagdalpur, 495668 Janjgir, 494449 Dantewada, 494661 Narayanpur
gujarat: 387001 Nadiad, 393145 Rajpipla, 394710 Ahwa, 389230 Lunawada, 361305 Khambhalia/Jam Khambhalia
haryana: 127306 Charkhi Dadri
himachalpradesh: 174001 Bilaspur, 177001 Hamirpur, 176215 Dharamsala/Dharamshala, 172107 Reckong Peo, 175101 Kullu/Kulu, 175132 Keylong
jammuandkashmir: 191111 Budgam@34.015:74.721, 193502 Bandipora@34.417:74.643, 191201 Ganderbal, 192231 Kulgam, 192303 Shopian, 184101 Kathua@32.369:75.525, 185131 Rajouri@33.378:74.306, 185101 Poonch@33.770:74.092, 182311 Reasi@33.081:74.836
ladakh: 194101 Leh@34.165:77.585, 194103 Kargil@34.557:76.126
jharkhand: 822101 Medininagar/Daltonganj, 833219 Seraikela
karnataka: 586101 Vijayapura/Bijapur, 562159 Ramanagara/Ramanagaram, 583201 Hosapete/Hospet
kerala: 673121 Kalpetta
madhyapradesh: 458441 Neemuch, 461001 Narmadapuram/Hoshangabad, 487001 Narsinghpur, 472442 Niwari
maharashtra: 416812 Oros, 442605 Gadchiroli, 413501 Osmanabad/Dharashiv
manipur: 795106 Senapati
meghalaya: 794102 Baghmara
mizoram: 796321 Champhai, 796901 Saiha/Siaha
nagaland: 797108 Phek, 797101 Peren
odisha: 756001 Balasore/Baleswar, 764045 Malkangiri, 764059 Nabarangapur/Nabarangpur, 766105 Nuapada, 762014 Boudh, 754211 Kendrapara, 752055 Khordha/Khurda, 761020 Chhatrapur, 761200 Paralakhemundi
punjab: 140407 Fatehgarh Sahib, 144601 Kapurthala
sikkim: 737126 Namchi
tamilnadu: 632401 Ranipet, 606202 Kallakurichi, 611001 Nagapattinam, 610001 Tiruvarur/Thiruvarur, 626001 Virudhunagar, 625531 Theni, 627811 Tenkasi, 643001 Udhagamandalam/Ooty
telangana: 509001 Mahbubnagar, 508213 Suryapet, 502001 Sangareddy, 503111 Kamareddy, 504302 Mancherial, 506169 Bhupalpally, 506343 Mulugu, 506101 Mahabubabad, 507101 Kothagudem, 509103 Wanaparthy, 509125 Gadwal, 509209 Nagarkurnool
tripura: 799120 Udaipur, 799277 Kailashahar, 799289 Ambassa, 799155 Belonia
uttarpradesh: 229001 Rae Bareli/Raebareli, 271801 Bahraich, 209801 Unnao, 277001 Ballia, 271001 Gonda, 247776 Shamli, 227409 Gauriganj, 272207 Naugarh, 221304 Gyanpur, 210205 Chitrakoot/Karwi
uttarakhand: 246401 Gopeshwar
westbengal: 742101 Baharampur/Berhampore, 741101 Krishnanagar, 712101 Chinsurah/Chuchura, 721101 Medinipur/Midnapore, 723101 Purulia, 731101 Suri, 736101 Cooch Behar
dadraandnagarhavelianddamananddiu: 396230 Silvassa, 396210 Daman
andamanandnicobarislands: 744204 Mayabunder
`;

/** Cities that the sources have under another name than people use, by slug: the name shown, and further ones. */
export const RENAMED: Readonly<Record<string, string>> = {
  buldana: "Buldhana",
  chamrajnagar: "Chamarajanagar/Chamarajanagara",
  chhotaudepur: "Chhota Udaipur/Chhota Udepur",
  chikballapur: "Chikkaballapura/Chikkaballapur",
  dohad: "Dahod",
  idukki: "Idukki/Painavu",
  jagatsinghapur: "Jagatsinghpur",
  jhunjhunun: "Jhunjhunu",
  keonjhargarh: "Kendujhar/Keonjhar",
  kheri: "Lakhimpur/Lakhimpur Kheri",
  kodarma: "Koderma",
  mahesana: "Mehsana",
  murwara: "Katni",
  "nawabganj-uttarpradesh": "Barabanki",
  parvatipuram: "Parvathipuram",
  pondicherry: "Pondicherry/Puducherry",
  ropar: "Rupnagar/Ropar",
  sirsilla: "Sircilla",
  sundergarh: "Sundargarh",
  tehri: "Tehri/New Tehri",
  thanesar: "Kurukshetra",
  tirupattur: "Tirupathur",
};

/** The seat of a district; `point` where no source has it. */
export type Seat = { state: string; pin: string; name: string; others: readonly string[]; point: Point | null };

export const seats: readonly Seat[] = SEATS.trim()
  .split("\n")
  .flatMap((line) => {
    const [state = "", list = ""] = line.split(": ");
    return list.split(", ").map((entry) => toSeat(state, entry));
  });

function toSeat(state: string, entry: string): Seat {
  const [names = "", at] = entry.slice(7).split("@");
  const [name = "", ...others] = names.split("/");
  const [lat, lng] = (at ?? "").split(":").map(Number);
  return { state, pin: entry.slice(0, 6), name, others, point: lat && lng ? { lat, lng } : null };
}
