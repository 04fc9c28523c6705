import { z } from "zod";
import { LANGUAGES } from "@/lib/language/i18n/languages";
import { FIRST_STEPS } from "@/lib/access/auth/first-steps";
import { REGIONS } from "./options";
import { ROLES } from "@/lib/core/roles";

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

export const signedInUserSchema = userSchema
  .extend({
    mustDo: z.array(z.enum(FIRST_STEPS)).describe("Steps to take first: until then all else is 403 `first_steps`"),
  })
  .meta({ id: "SignedInUser", description: "A user who has just signed in" });
export type SignedInUser = z.infer<typeof signedInUserSchema>;

export const userSessionSchema = z
  .strictObject({
    id: z.uuid(),
    device: z.string().nullable().describe("Browser and system by brand, such as `Chrome, Android`; null if unknown"),
    createdAt: z.iso.datetime().describe("When the user signed in"),
    lastUsedAt: z.iso.datetime().describe("Accurate to five minutes, for admins to one"),
    expiresAt: z.iso.datetime().describe("When it ends if it is not used again"),
    isCurrent: z.boolean().describe("Whether it is the session of this very call"),
  })
  .meta({ id: "UserSession", description: "A browser in which the user is signed in" });
export type UserSession = z.infer<typeof userSessionSchema>;

export const onboardingStatusSchema = z
  .strictObject({ onboardingStatus: z.enum(["pending", "completed"]) })
  .meta({ id: "OnboardingStatus", description: "Whether the employer's onboarding is completed" });
export type OnboardingStatus = z.infer<typeof onboardingStatusSchema>;

export const usernameSuggestionsSchema = z
  .strictObject({ usernames: z.array(z.string()) })
  .meta({ id: "UsernameSuggestions", description: "Usernames that are free" });

/** The keys of an account for what its browsers keep unsent. */
export const outboxKeysSchema = z.object({ keys: z.array(z.base64()) });
