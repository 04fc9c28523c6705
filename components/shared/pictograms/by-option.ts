import type { PictogramName } from "./drawings";

/** Benefits, shifts, urgency levels and years of experience as stored and sent. */
const BY_OPTION: Readonly<Record<string, PictogramName>> = {
  "Day Shift (7 AM - 7 PM)": "shift-day",
  "Night Shift (7 PM - 7 AM)": "shift-night",
  "Standard Hours (9 AM - 6 PM)": "shift-standard",
  "On-Call Availability": "shift-on-call",
  "24/7 Live-in": "shift-live-in",
  // Both a shift and a trades benefit.
  "Flexible Hours": "shift-flexible",

  "No experience yet": "training",
  "1-2 years": "stars-1",
  "2-5 years": "stars-2",
  "5-10 years": "stars-3",
  "10+ years": "stars-4",

  immediate: "urgency-immediate",
  within_week: "urgency-within-week",
  within_month: "urgency-within-month",
  flexible: "urgency-flexible",

  "Accommodation Provided": "accommodation",
  Accommodation: "accommodation",
  "Meals Included": "meals",
  "Meals Provided": "meals",
  "Health Insurance": "health-insurance",
  "Performance Bonus": "bonus",
  "Paid Time Off": "paid-time-off",
  "Vehicle Access": "vehicle",
  "Vehicle Provided": "vehicle",
  "Uniform Provided": "uniform",
  "Training & Development": "training",
  "Festival Bonus": "festival-bonus",
  "Overtime Compensation": "overtime",
  "Overtime Pay": "overtime",
  "Family Healthcare": "family-healthcare",
  "Educational Support": "education",
  "Fuel Allowance": "fuel",
  "Transportation Allowance": "transport",
  "Mobile Allowance": "mobile",
};

/** The pictogram of a benefit, shift, urgency level or experience; a tick if there is no drawing. */
export const optionPictogram = (option: string): PictogramName =>
  Object.hasOwn(BY_OPTION, option) ? (BY_OPTION[option] ?? "check") : "check";
