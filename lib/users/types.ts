import { z } from "zod";
import { LANGUAGES } from "@/lib/i18n/languages";
import { REGIONS, ROLES } from "./options";

export const userSchema = z
  .strictObject({
    id: z.uuid(),
    username: z.string(),
    role: z.enum(ROLES),
    preferredLanguage: z.enum(LANGUAGES),
    region: z.enum(REGIONS).nullable(),
    createdAt: z.iso.datetime(),
    lastActive: z.iso.datetime().nullable(),
    isVerified: z.boolean(),
  })
  .meta({ id: "User", description: "A user as the API returns it to that user and to admins" });
export type User = z.infer<typeof userSchema>;

export const onboardingStatusSchema = z
  .strictObject({ onboardingStatus: z.enum(["pending", "completed"]) })
  .meta({ id: "OnboardingStatus", description: "Whether the employer's onboarding is completed" });
export type OnboardingStatus = z.infer<typeof onboardingStatusSchema>;

export const usernameSuggestionsSchema = z
  .strictObject({ usernames: z.array(z.string()) })
  .meta({ id: "UsernameSuggestions", description: "Usernames that are free" });
export type UsernameSuggestions = z.infer<typeof usernameSuggestionsSchema>;
