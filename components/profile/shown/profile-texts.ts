import type { WorkerProfile } from "@/lib/profiles/types";

/** What a worker typed about themselves, but for names, places and how to reach them. */
export const profileTexts = (profile: Pick<WorkerProfile, "availability" | "skills" | "bio">): (string | null)[] => [
  profile.availability,
  ...profile.skills,
  profile.bio,
];
