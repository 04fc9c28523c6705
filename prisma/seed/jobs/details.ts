/** Phrases that many jobs share: surroundings, rooms, leave, notice. */
import type { Setting } from "../employers";

export const ENVIRONMENTS: Record<Setting, readonly string[]> = {
  home: ["Private family home", "Flat in an apartment block with a lift", "Independent house with a small garden"],
  society: ["Gated community", "Housing co-operative with a residents' office"],
  clinic: ["Small day-care clinic", "Clinic with a quiet courtyard"],
  events: ["Banquet halls and gardens across the city", "Outdoor and indoor event venues"],
  site: ["Building site with safety officer", "Low-rise construction site"],
  garage: ["Covered vehicle workshop with canteen", "Vehicle workshop with good ventilation"],
  joinery: ["Furniture workshop with dust extraction", "Interior sites and our own shed"],
  stay: ["Homestay by the backwater"],
  office: ["Office with pantry and rest room", "Three-floor office building"],
};

export const ROOMS: Record<Setting, readonly string[]> = {
  home: [
    "Own room with fan, bath and a lock on the door; meals with the family",
    "Separate staff quarter with kitchenette and attached bath",
    "Own furnished room, Wi-Fi and hot water",
  ],
  society: ["Staff room for two beside the residents' office, with kitchen"],
  clinic: ["Bed in the staff hostel, two to a room, five minutes on foot"],
  events: ["Shared crew flat near the office, four beds"],
  site: [
    "Shared room on site with clean water, toilets and a cooking stove",
    "Rented room near the site, two to a room",
  ],
  garage: ["Shared room behind the workshop, two beds, hot water"],
  joinery: ["Shared room above the workshop, two beds, hot water"],
  stay: ["Own small room with attached bath behind the garden"],
  office: ["Paid room near the office, shared by two"],
};

/** Phrases for the form's free-text fields, in the job's language; other languages use the English ones. */
export const PHRASES = {
  en: {
    probation: ["1 month", "15 days, paid in full", "2 months", "3 months", "None"],
    notice: ["15 days", "1 month", "1 week", "2 weeks on either side"],
    holidays: [
      "4 days off a month and national holidays",
      "Weekly day off, 12 paid leaves a year, festival days by agreement",
      "Weekly day off, national holidays and 2 festival days of your choice",
      "Weekly day off by roster, 15 paid leaves a year",
    ],
  },
  hi: {
    probation: ["1 महीना", "15 दिन, पूरे वेतन के साथ", "2 महीने"],
    notice: ["15 दिन", "1 महीना"],
    holidays: [
      "महीने में 4 छुट्टियाँ और राष्ट्रीय अवकाश",
      "हफ़्ते में एक दिन छुट्टी, साल में 12 सवेतन अवकाश",
      "साप्ताहिक अवकाश और त्योहारों की छुट्टी",
    ],
  },
} as const;

/** Most employers add nothing: the facts that they choose have said it. */
export const NOTES = [
  null,
  "We answer every applicant within three days.",
  null,
  "Salary is paid into your bank account by the 5th.",
  null,
  "Bring an identity proof to the meeting; we never keep originals.",
] as const;
