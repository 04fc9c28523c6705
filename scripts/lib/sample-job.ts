/** A job as the create form sends it, for tests and the soak. */
export const SAMPLE_JOB = {
  title: "Cook for a family of four",
  category: "chef-cook",
  location: "South Delhi",
  salary: "20000-25000",
  employmentType: "LIVE_OUT_FULL_TIME",
  urgencyLevel: "flexible",
  shift: "Day Shift (7 AM - 7 PM)",
  workingDays: "Monday - Saturday",
  experienceLevel: "2-5 years",
};
