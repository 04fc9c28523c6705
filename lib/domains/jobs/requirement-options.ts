/**
 * Requirements that employers choose instead of typing them, so that each is said in ten languages. One is stored in
 * `requirements` as its English sentence here, beside typed ones, and recognised by it; its words are under
 * `requirements.<key>` of each catalogue. Duties are chosen as tasks (fact-options.ts).
 */
import type { Category } from "@/lib/core/categories";

const YEARS = ["1 year of experience", "2 years of experience", "3 years of experience"] as const;
const FIVE_YEARS = "5 years of experience";
const TAUGHT = "No experience needed, we teach the work";
const PUNCTUAL = "Comes on time";
const HONEST = "Honest and trustworthy";
const POLITE = "Polite and patient";
const TIDY = "Clean and tidy work";
const PHONE = "Can use a smartphone";
const SOME_ENGLISH = "Speaks some English";
const READS = "Can read and write";
const NEARBY = "Lives nearby";
const TEAM = "Works well in a team";
const SAFETY = "Follows the safety rules";
const TOOLS = "Has own tools";
const ITI = "ITI certificate";
const HEIGHT = "Can work at height";
const NIGHT = "Can work at night";
const SUNDAYS = "Can work on Sundays and holidays";
const EARLY = "Can start early in the morning";
const LATE = "Can stay late in the evening";
const REGISTER = "Keeps a register or stock list";
const DRAWING = "Can read a drawing or plan";
const FIT = "Fit for heavy work";
const PETS = "Comfortable with dogs or cats";
const FIRST_AID = "First aid training";
const QUICK = "Comes quickly when called";
const GUESTS = "Good with guests and customers";
const LEADS = "Teaches and leads helpers";
const FRAGILE = "Careful with fragile things";
const CLEANING_MACHINES = "Can use cleaning machines";
const HYGIENE = "Follows the hygiene checklist";
const SIMPLE_MEALS = "Can cook simple meals";
const PRIVATE = "Keeps private matters private";
const PAPERS = "Keeps bills and papers in order";
const LICENCE = "Valid driving licence";
const ROADS = "Knows the roads";
const MAP = "Can follow a map on the phone";
const RECORD = "Safe driving record";
const TESTS = "Finds the fault and tests the repair";
const POWER = "Generators, UPS and inverters";
const COVERS = "Covers the furniture and floor";
const SMALL_WELDING = "Small welding jobs";

const REQUIREMENTS_OF = {
  "personal-driver": [
    ...[LICENCE, "Transport or heavy vehicle licence", "Drives manual and automatic cars", ROADS, RECORD, MAP],
    ...["No phone while driving", EARLY, FIVE_YEARS, PUNCTUAL, POLITE, SOME_ENGLISH, PRIVATE, LATE],
  ],
  housekeeper: [
    ...[YEARS[0], YEARS[1], PUNCTUAL, HONEST, "Can use a washing machine", CLEANING_MACHINES, PETS, FRAGILE, NEARBY],
  ],
  "chef-cook": [
    ...["Cooks everyday Indian food", "Cooks fish, meat and eggs", "Cooks for 20 or more people"],
    ...["Makes sweets and snacks", "Can cook diet food", "Packs tiffins in the morning", "Keeps the kitchen clean"],
    ...["Food safety training", YEARS[1], YEARS[2], EARLY, LATE, REGISTER, LEADS, GUESTS],
  ],
  gardener: [
    ...["Knows plants and flowers", "Grows vegetables", "Trims trees and hedges", "Can use a grass cutter"],
    ...["Makes compost, no chemicals", "Repairs hoses and drip lines", FIT, TEAM, PUNCTUAL, TOOLS, EARLY, PETS],
    ...[YEARS[0], TAUGHT, HEIGHT],
  ],
  "security-guard": [
    ...["Guard training certificate", "Writes the visitor register", "Stays awake and alert at night"],
    ...["Notes vehicles and goods", "Experience as a supervisor", YEARS[0], YEARS[2], POLITE, GUESTS, PHONE, READS],
    ...[NIGHT, PETS, PUNCTUAL],
  ],
  "nanny-babysitter": [
    ...["Experience with newborns", "Experience with small children", "Feeds and bathes children"],
    ...["Helps with homework", "Plays and reads with children", FIRST_AID, POLITE, YEARS[1], TIDY, SIMPLE_MEALS],
    ...["Wakes up at night when needed", PUNCTUAL, PETS, TEAM, SOME_ENGLISH],
  ],
  "personal-assistant": [
    ...["Speaks Hindi and English", "Computer and typing", "Pays bills online", "Plans appointments and trips"],
    ...["Polite on the phone", "Accounts and bookkeeping", PRIVATE, PAPERS, GUESTS, PHONE, HONEST, POLITE, LATE],
    FIVE_YEARS,
  ],
  "elderly-care": [
    ...["Gives medicines on time", "Helps with bathing and dressing", "Helps with walking and getting up"],
    ...["Checks blood pressure and sugar", "Nursing or care certificate (GDA, ANM)", "Cooks soft and light food"],
    ...["Wakes up at night when needed", YEARS[0], YEARS[1], POLITE, HONEST, NEARBY, FIRST_AID, PAPERS, PUNCTUAL],
  ],
  "maintenance-handyman": [
    ...["Small electrical and plumbing jobs", "Small carpentry and painting jobs", "Checks pumps and machines daily"],
    ...[TESTS, TOOLS, ITI, HEIGHT, REGISTER, COVERS, PHONE, YEARS[0], HONEST, PUNCTUAL],
  ],
  driver: [
    ...[LICENCE, "Transport or heavy vehicle licence", RECORD, ROADS, MAP, PHONE, "Loads and ties goods carefully"],
    ...[PAPERS, YEARS[1], FIVE_YEARS, POLITE, SUNDAYS, NIGHT, TEAM, FIRST_AID, SOME_ENGLISH],
  ],
  electrician: [
    ...["Wireman licence", ITI, "Three-phase panels and motors", POWER, DRAWING, SAFETY, TESTS, HEIGHT, TIDY, TOOLS],
    ...[YEARS[1], YEARS[2], NIGHT, LATE, PUNCTUAL, QUICK, TEAM],
  ],
  plumber: [
    ...["PVC, CPVC and GI pipes", "Fits taps, sinks and toilets", "Drains and water filters", TESTS, DRAWING, HEIGHT],
    ...[QUICK, TOOLS, TIDY, SAFETY, TEAM, POLITE, HONEST, YEARS[1], YEARS[2], EARLY, TAUGHT],
  ],
  carpenter: [
    ...["Plywood and laminate work", "Shuttering work", "Can use saws and power tools", "Measures accurately"],
    ...[
      "Works with old and carved wood",
      DRAWING,
      TOOLS,
      TIDY,
      SAFETY,
      LEADS,
      TEAM,
      PUNCTUAL,
      HONEST,
      YEARS[1],
      YEARS[2],
    ],
    ...[FIVE_YEARS, LATE],
  ],
  mechanic: [
    ...["Petrol and diesel engines", "Electric vehicles and batteries", "Two-wheeler service", "AC and fridge repair"],
    ...["Workshop machines and motors", POWER, TESTS, SMALL_WELDING, ITI, LEADS, REGISTER, TIDY, QUICK, HONEST],
    ...[YEARS[1], YEARS[2], FIVE_YEARS],
  ],
  welder: [
    ...["Arc welding", "MIG or TIG welding", "Stainless steel and thin sheets", "Cutting and grinding"],
    ...[
      "Clean and strong joints",
      DRAWING,
      HEIGHT,
      SAFETY,
      ITI,
      TOOLS,
      TEAM,
      NIGHT,
      YEARS[1],
      YEARS[2],
      TAUGHT,
      TIDY,
      FIT,
    ],
    PUNCTUAL,
  ],
  painter: [
    ...["Putty, primer and two coats", "Colour matching", "Spray painting", "Outside walls and weather coat", COVERS],
    ...["Designs, letters and textures", "Old walls and lime wash", HEIGHT, SAFETY, TIDY, TEAM, YEARS[1], YEARS[2]],
    ...[TOOLS, NIGHT, PUNCTUAL, TAUGHT],
  ],
  mason: [
    ...["Straight walls and true corners", "Large tiles, marble and stone", "Slope and level", "Waterproofing"],
    ...["Old walls and lime wash", DRAWING, TOOLS, TIDY, SAFETY, TEAM, FIT, LEADS, YEARS[1], YEARS[2], PUNCTUAL],
    "Cutting and grinding",
  ],
  cleaner: [
    ...[EARLY, CLEANING_MACHINES, "Sorts wet and dry waste", "Uses cleaning chemicals safely", HYGIENE, SAFETY, TEAM],
    ...[PUNCTUAL, POLITE, HONEST, FIT, TAUGHT, LATE, FRAGILE],
  ],
} as const satisfies Record<Category, readonly string[]>;

/** A requirement that is chosen, as it is stored. */
export type Requirement = (typeof REQUIREMENTS_OF)[Category][number];

/** All of them, each once. */
export const REQUIREMENTS: readonly Requirement[] = [...new Set(Object.values(REQUIREMENTS_OF).flat())];

/** The requirements offered for a kind of work; those of a household until one is chosen. */
export const requirementsFor = (category: Category | ""): readonly Requirement[] =>
  REQUIREMENTS_OF[category || "housekeeper"];
