import type { City } from "./cities";

/** The kind of workplace. A job is only given to an employer who has a suitable one. */
export type Setting = "home" | "society" | "clinic" | "events" | "site" | "garage" | "joinery" | "stay" | "office";

export type EmployerSeed = {
  username: string;
  role: "employer" | "client";
  name: string;
  location: City;
  companyName: string;
  companyDescription: string;
  settings: readonly Setting[];
  /** The cities in which this employer hires, most frequent first. */
  cities: readonly City[];
  /** Roughly how many of the jobs belong to this employer. */
  quota: number;
  /** Has never signed in: an admin posted the jobs after a call, and no application has been decided yet. */
  onboardingPending?: true;
  /** Nobody saw a proof, but the phone number is confirmed. */
  isNumberOnly?: true;
  /** How many workers were paid as promised and how many not, with those whose applications are no longer kept. */
  paid?: { kept: number; broken: number };
};

/** The first is the demo account; its jobs are written by hand in jobs/sharma-household.ts. */
export const EMPLOYERS = [
  {
    username: "sharma.household",
    role: "client",
    name: "Meenakshi Sharma",
    location: "South Delhi",
    companyName: "Sharma Household",
    companyDescription:
      "Three generations under one roof: grandparents, two working parents and two schoolchildren, with a small garden. " +
      "We pay on the 1st of every month and give four days off.",
    settings: [],
    cities: ["South Delhi"],
    quota: 0,
  },
  {
    username: "whitefield.neemgrove",
    role: "employer",
    name: "Ravikiran Shetty",
    location: "Bangalore (Whitefield)",
    companyName: "Neem Grove Villas Residents' Office",
    companyDescription:
      "Residents' office of a community of 84 villas. We hire for the common areas and pass on requests of our families, " +
      "who meet every applicant themselves.",
    settings: ["society", "home"],
    cities: ["Bangalore (Whitefield)"],
    quota: 32,
    paid: { kept: 9, broken: 1 },
  },
  {
    username: "seawind.bungalow",
    role: "client",
    name: "Freny Daruvala",
    location: "Mumbai (South)",
    companyName: "Seawind Bungalow",
    isNumberOnly: true,
    companyDescription:
      "An old family bungalow near the sea with a kitchen garden and two gentle dogs. Staff have their own quarters, " +
      "meals and a weekly day off.",
    settings: ["home"],
    cities: ["Mumbai (South)"],
    quota: 14,
    onboardingPending: true,
  },
  {
    username: "aarambh_clinic",
    role: "employer",
    name: "Dr. Madhura Kulkarni-Rane",
    location: "Pune (Koregaon Park)",
    companyName: "Aarambh Chhaya Clinic",
    companyDescription:
      "A 20-bed day-care clinic for children and the elderly. Fixed duty hours, a duty roster two weeks ahead, and " +
      "health cover from the first month.",
    settings: ["clinic", "office"],
    cities: ["Pune (Koregaon Park)"],
    quota: 24,
  },
  {
    username: "genda.events",
    role: "employer",
    name: "Srilatha Vemuri",
    location: "Hyderabad (Banjara Hills)",
    companyName: "Genda Phool Event Works",
    companyDescription:
      "We set up weddings, housewarmings and company days for 50 to 800 guests. Crew is paid weekly, with meals and a " +
      "drop home after late nights.",
    settings: ["events", "office"],
    cities: ["Hyderabad (Banjara Hills)"],
    quota: 32,
  },
  {
    username: "thunai.homecare",
    role: "employer",
    name: "Kavitha Ramanujam",
    location: "Chennai (Alwarpet)",
    companyName: "Thunai Home Care",
    companyDescription:
      "We look after people at home, from newborns to grandparents. Our team is trained by nurses, works in pairs on hard " +
      "cases and is never charged for a placement.",
    settings: ["home", "clinic"],
    cities: ["Chennai (Alwarpet)"],
    quota: 28,
  },
  {
    username: "eent_gaara",
    role: "employer",
    name: "Harpreet Singh Bhamra",
    location: "Noida (Greater Noida)",
    companyName: "Eent Gaara Construction",
    companyDescription:
      "Builders of independent houses and small schools since 2009. Helmets, shoes and drinking water on every site; wages " +
      "go straight to your bank account.",
    settings: ["site", "office"],
    cities: ["Noida (Greater Noida)", "Ghaziabad", "Lucknow"],
    quota: 38,
  },
  {
    username: "teenpahiya.motors",
    role: "employer",
    name: "Naresh Dagar",
    location: "Faridabad",
    companyName: "Teen Pahiya Motor Works",
    companyDescription:
      "A workshop with 14 bays and a fleet of 60 delivery vehicles, many of them electric. We train on the job and pay " +
      "for the certificate.",
    settings: ["garage", "office"],
    cities: ["Faridabad", "Gurgaon"],
    quota: 30,
  },
  {
    username: "jonaki.abasan",
    role: "employer",
    name: "Debjani Mukhopadhyay",
    location: "Kolkata (Salt Lake)",
    companyName: "Jonaki Abasan Housing Co-operative",
    companyDescription:
      "A co-operative of 120 flats around a pond. Our committee is elected by the residents and answers every applicant " +
      "within a week.",
    settings: ["society", "home"],
    cities: ["Kolkata (Salt Lake)"],
    quota: 32,
  },
  {
    username: "kathputli.interiors",
    role: "employer",
    name: "Jignesh Trivedi",
    location: "Ahmedabad",
    companyName: "Kathputli Interiors",
    companyDescription:
      "Furniture, kitchens and shop fittings made in our own shed and fitted by our own teams. Sunday off, tea at four, " +
      "overtime paid by the hour.",
    settings: ["joinery"],
    cities: ["Ahmedabad", "Jaipur"],
    quota: 34,
  },
  {
    username: "kayalkatte.homestay",
    role: "client",
    name: "Annamma Kurian",
    location: "Kochi",
    companyName: "Kayal Kaatte Homestay",
    companyDescription:
      "Six rooms beside the backwater, run by a mother and her daughter. Our guests come for the food and stay for the boat " +
      "rides.",
    settings: ["stay"],
    cities: ["Kochi"],
    quota: 14,
    onboardingPending: true,
  },
  {
    username: "saathi.gharseva",
    role: "employer",
    name: "Rukhsana Qureshi",
    location: "Gurgaon",
    companyName: "Saathi Ghar-Seva Desk",
    companyDescription:
      "We find staff for homes, offices and housing societies in ten cities. The employer pays our fee, the worker never " +
      "does; we call back every applicant.",
    settings: ["home", "society", "office", "site"],
    cities: [
      "Gurgaon",
      "Jaipur",
      "Nagpur",
      "Ludhiana",
      "Lucknow",
      "South Delhi",
      "Ghaziabad",
      "Noida (Greater Noida)",
      "Faridabad",
      "Patna",
    ],
    quota: 74,
  },
] as const satisfies readonly EmployerSeed[];
