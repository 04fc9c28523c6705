import { z } from "zod";
import { withTicks } from "@/lib/platform/http/posted-fields";
import { msg, optional, rawMax } from "@/lib/platform/http/validation";
import { LANGUAGES } from "@/lib/language/i18n/languages";
import { personName, phone, requiredName } from "./account-schema";
import { consentBoxes, consentInput, isAdult } from "./consent-schema";
import { REGIONS } from "./options";
import { REGISTER_ROLES, ROLES } from "@/lib/core/roles";
import { cleanUsername, isReserved, USERNAME_LENGTH, usernameFault } from "./name-policy";
import { PASSWORD_LENGTH } from "@/lib/access/auth/password-length";

/** The username of a new account; an admin may also give reserved ones. */
export const username = z
  .string({ error: msg("usernameRequired") })
  .max(rawMax(USERNAME_LENGTH.max), msg("usernameLength"))
  .transform(cleanUsername)
  .pipe(
    z
      .string()
      .min(1, { error: msg("usernameRequired"), abort: true })
      .min(USERNAME_LENGTH.min, { error: msg("usernameLength"), abort: true })
      .max(USERNAME_LENGTH.max, { error: msg("usernameLength"), abort: true })
      .superRefine((value, context) => {
        const fault = usernameFault(value);
        if (fault) context.addIssue({ code: "custom", message: msg(fault) });
      }),
  );

/** A new password: 6 to 128 characters. Only the server knows which are too easy (lib/access/auth/password-rules.ts). */
export const newPassword = z
  .string({ error: msg("passwordRequired") })
  .min(1, { error: msg("passwordRequired"), abort: true })
  .min(PASSWORD_LENGTH.min, msg("passwordTooShort"))
  .max(PASSWORD_LENGTH.max, msg("tooLong", { max: PASSWORD_LENGTH.max }));

/** The name of an account. No length rules: an impossible name must fail like any other wrong name. */
export const givenUsername = z
  .string({ error: msg("usernameRequired") })
  .max(200)
  // PostgreSQL rejects NUL in text. No username contains one, so the name is unknown with or without it.
  .transform((value) => cleanUsername(value.replaceAll("\u0000", "")))
  .pipe(z.string().min(1, msg("usernameRequired")));

/** The password of an account. No rules of a new one: an impossible password must fail like any other wrong one. */
export const givenPassword = z
  .string({ error: msg("passwordRequired") })
  .min(1, msg("passwordRequired"))
  .max(1_000);

/** POST /api/login. */
export const loginInput = z.object({
  username: givenUsername,
  password: givenPassword,
  role: z.enum(ROLES).optional(),
  otp: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe("An admin's second factor: six digits of the device, or a recovery code"),
});
export type LoginValues = z.input<typeof loginInput>;
export type LoginInput = z.output<typeof loginInput>;

const ownUsername = username.refine((value) => !isReserved(value), msg("usernameReserved"));

/**
 * POST /api/register. Someone registered without `isAdult`, `consent` or a name is asked later: before anything else, and before
 * the first application.
 */
export const registerInput = z
  .object({
    name: optional(personName).describe("To be called by"),
    username: ownUsername.optional().describe("Made of the name if it is left out"),
    password: newPassword,
    confirmPassword: z.string({ error: msg("confirmRequired") }).min(1, msg("confirmRequired")),
    role: z.enum(REGISTER_ROLES).default("worker"),
    preferredLanguage: z.enum(LANGUAGES).default("en"),
    region: z
      .union([z.enum(REGIONS), z.literal("")])
      .nullish()
      .transform((value) => value || null),
    phone: phone.nullish(),
    isAdult: isAdult.optional(),
    consent: consentInput.optional(),
  })
  .refine(({ name, username }) => username !== undefined || name, {
    path: ["username"],
    error: msg("usernameRequired"),
    when: ({ value }) => typeof value === "object" && value !== null,
  })
  .refine((values) => values.password === values.confirmPassword, {
    path: ["confirmPassword"],
    error: msg("passwordsDoNotMatch"),
    // Runs even if other fields are invalid, so all errors are shown at once.
    when: ({ value }) =>
      typeof value === "object" && value !== null && "password" in value && "confirmPassword" in value,
  });
export type RegisterValues = z.input<typeof registerInput>;

/** The registration form, in which a name must be given and the boxes of consent ticked; an empty username is made of the name. */
export const registerForm = registerInput.safeExtend({
  ...consentBoxes,
  name: requiredName,
  username: z
    .string()
    .optional()
    .transform((value) => value || undefined)
    .pipe(ownUsername.optional()),
});
export type RegisterFormValues = z.input<typeof registerForm>;
export type RegisterFormOutput = z.output<typeof registerForm>;
export type RegisterInput = z.output<typeof registerInput>;

/**
 * The registration form as the browser posts it by itself. The password can be read then, and need not be typed twice; without
 * a username the server makes one; the text that was agreed to comes in two fields of its own.
 */
export const postedRegistration = z.preprocess(
  ({ consentVersion, consentLanguage, ...fields }: Record<string, unknown>) => ({
    ...fields,
    confirmPassword: fields.confirmPassword || fields.password,
    consent: { version: consentVersion, language: consentLanguage },
  }),
  withTicks(["isAdult", "agreed"], registerForm),
);

/** GET /api/username-suggestions. */
export const usernameSuggestionsQuery = z.object({
  username: z.string().max(200).optional().describe("One that is taken or refused"),
  name: z.string().max(200).optional().describe("A person's name, to make a username of"),
});

/** PATCH /api/user. */
export const preferencesInput = z.object({
  preferredLanguage: z.enum(LANGUAGES).optional(),
  region: z.enum(REGIONS).nullable().optional(),
});
export type PreferencesInput = z.output<typeof preferencesInput>;

/** POST /api/user/password. */
export const passwordChangeInput = z
  .object({
    currentPassword: givenPassword,
    newPassword,
  })
  .refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
    path: ["newPassword"],
    error: msg("passwordUnchanged"),
  });
export type PasswordChangeInput = z.output<typeof passwordChangeInput>;

/** The `[id]` segment of a session's route. */
export const sessionParams = z.object({ id: z.uuid() });

/** POST /api/client/onboarding. There is only one plan, and it is free (specification, section 7). */
export const onboardingInput = z.object({
  userType: z.enum(["personal", "business"]),
  subscriptionPlan: z.enum(["service_requests"]),
  // Rupees; the column is an int4.
  subscriptionAmount: z.number().int().min(0).max(1_000_000),
});
export type OnboardingInput = z.output<typeof onboardingInput>;
