/** Skills suggested for each kind of work; others can be typed. Stored as the phrase, shown as its label. */
import type { Category } from "@/lib/core/categories";
import { keysOf } from "@/lib/core/objects";

export const SUGGESTED_SKILLS = {
  "personal-driver": ["Automatic cars", "Manual cars", "City roads", "Highway driving", "Night driving"],
  housekeeper: ["House cleaning", "Washing dishes", "Laundry", "Ironing", "Shopping"],
  "chef-cook": [
    "North Indian food",
    "South Indian food",
    "Vegetarian food",
    "Meat and fish",
    "Rotis and parathas",
    "Sweets",
  ],
  gardener: ["Watering and weeding", "Lawn care", "Pruning", "Potted plants", "Vegetable beds"],
  "security-guard": ["Gate duty", "Night duty", "Visitor register", "Cameras", "Fire safety"],
  "nanny-babysitter": ["Newborn care", "Toddlers", "School children", "Cooking for children", "First aid"],
  "personal-assistant": ["Appointments", "Phone calls", "Letters and e-mail", "Bills and banking", "Computer"],
  "elderly-care": ["Medicine on time", "Bathing and dressing", "Massage", "Lifting and walking", "Bedside care"],
  "maintenance-handyman": [
    "Small repairs",
    "Locks and hinges",
    "Fans and lights",
    "Taps and drains",
    "Moving furniture",
  ],
  driver: ["Truck", "Tempo and pickup", "Taxi", "Auto rickshaw", "Bike delivery"],
  electrician: ["House wiring", "Switchboards", "Fans and lights", "Inverters", "AC fitting"],
  plumber: ["Taps and drains", "Bathroom fitting", "Water tanks", "Motors and pumps", "Leak repair"],
  carpenter: ["Doors and windows", "Furniture", "Kitchen cabinets", "Wood polish", "Shuttering"],
  mechanic: ["Car repair", "Bike repair", "Engine work", "Brakes and clutch", "Tyres"],
  welder: ["Gas welding", "Arc welding", "Gates and grills", "Steel roofs", "Cutting and grinding"],
  painter: ["Wall painting", "Putty and primer", "Texture finish", "Wood polish", "Spray painting"],
  mason: ["Brickwork", "Plastering", "Tiles and marble", "Concrete", "Roofing"],
  cleaner: ["Sweeping and mopping", "Bathrooms", "Glass and windows", "Offices", "Deep cleaning"],
} as const satisfies Record<Category, readonly string[]>;

/** The skill of being able to do a kind of work: its name, stored in English as the others are. */
export const WORK_SKILLS = {
  "personal-driver": "Personal Driver",
  housekeeper: "Housekeeper",
  "chef-cook": "Chef / Cook",
  gardener: "Gardener",
  "security-guard": "Security Guard",
  "nanny-babysitter": "Nanny / Babysitter",
  "personal-assistant": "Personal Assistant",
  "elderly-care": "Elderly Care",
  "maintenance-handyman": "Maintenance / Handyman",
  driver: "Driver",
  electrician: "Electrician",
  plumber: "Plumber",
  carpenter: "Carpenter",
  mechanic: "Mechanic",
  welder: "Welder",
  painter: "Painter",
  mason: "Mason",
  cleaner: "Cleaner",
} as const satisfies Record<Category, string>;

const workBySkill = new Map<string, Category>(keysOf(WORK_SKILLS).map((category) => [WORK_SKILLS[category], category]));

/** The kind of work that a skill is the name of; null for any other skill. */
export const workNamedBy = (skill: string): Category | null => workBySkill.get(skill) ?? null;
