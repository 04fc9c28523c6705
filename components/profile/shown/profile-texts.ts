import type { WorkerProfile } from "@/lib/domains/profiles/types";

/** A worker's own texts in the profile, except names, places and contact details. */
export const profileTexts = (profile: Pick<WorkerProfile, "availability" | "skills" | "bio">): (string | null)[] => [
  profile.availability,
  ...profile.skills,
  profile.bio,
];
