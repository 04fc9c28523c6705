/** The operations about accounts and sessions. */
import { z } from "zod";
import { created, NOTHING, nothing, postedForm, type Api } from "@/lib/platform/http/operation";
import { LOGGED_OUT } from "@/lib/platform/http/security-headers";
import { recoveryApi } from "./recovery-api";
import { accountInput } from "./account-schema";
import { accountSchema } from "./account-types";
import { consentInput, noticeConsentInput, postedTerms } from "./consent-schema";
import { noticesSchema } from "./consent-types";
import {
  loginInput,
  onboardingInput,
  passwordChangeInput,
  postedRegistration,
  preferencesInput,
  registerInput,
  sessionParams,
  usernameSuggestionsQuery,
} from "./schema";
import {
  onboardingStatusSchema,
  outboxKeysSchema,
  signedInUserSchema,
  userSchema,
  userSessionSchema,
  usernameSuggestionsSchema,
} from "./types";

export const usersApi = {
  "GET /api/user": { access: "signed-in", answer: userSchema, summary: "The signed-in user" },
  "PATCH /api/user": {
    access: "signed-in",
    body: preferencesInput,
    answer: userSchema,
    summary: "Change one's own language or region; fields not sent stay unchanged",
  },
  "POST /api/user/terms": {
    access: "worker",
    body: consentInput,
    posted: postedForm(consentInput, { fields: postedTerms, kept: [] }),
    answer: NOTHING,
    summary: "Agree to the terms of applying for a job, in the version shown",
    errors: ["terms_changed"],
  },
  "GET /api/notices": {
    access: "any",
    answer: noticesSchema,
    summary: "The versions in force of the texts that users agree to, for the calls that send a consent",
  },
  "GET /api/user/account": {
    access: "signed-in",
    neverStored: true,
    answer: accountSchema,
    summary: "One's own account: name, phone number and language",
  },
  "PUT /api/user/account": {
    access: "signed-in",
    body: accountInput,
    answer: accountSchema,
    summary: "Change one's own account; fields not sent stay unchanged, an empty name or phone number is cleared",
  },
  "GET /api/user/outbox-keys": {
    access: "worker",
    neverStored: true,
    answer: outboxKeysSchema,
    summary: "The keys with which a browser seals what it keeps of the account while there is no network, newest first",
  },
  "POST /api/user/password": {
    access: "signed-in",
    body: passwordChangeInput,
    isFirstStep: true,
    answer: NOTHING,
    summary: "Change one's own password; all other sessions end",
    errors: ["wrong_password"],
  },
  "POST /api/user/consent": {
    access: "signed-in",
    body: noticeConsentInput,
    isFirstStep: true,
    answer: NOTHING,
    summary: "Say that one is 18 or older, and agree to the notice about one's data",
    errors: ["terms_changed"],
  },
  "GET /api/user/sessions": {
    access: "signed-in",
    answer: z.array(userSessionSchema),
    summary: "One's own sessions: the present one first, then those used last",
  },
  "DELETE /api/user/sessions": {
    access: "signed-in",
    answer: nothing(LOGGED_OUT),
    summary: "Log out everywhere: all of one's sessions end, the present one included",
  },
  "DELETE /api/user/sessions/{id}": {
    access: "signed-in",
    params: sessionParams,
    answer: NOTHING,
    summary: "Sign out one of one's own browsers",
  },
  "POST /api/login": {
    access: "any",
    hashesPassword: true,
    body: loginInput,
    posted: postedForm(loginInput, { kept: ["role", "username"] }),
    answer: signedInUserSchema,
    summary: "Sign in on this browser: the answer sets the session cookie",
    errors: [
      "wrong_credentials",
      "otp_required",
      "wrong_otp",
      "deactivated",
      "not_admin",
      "forbidden",
      "wrong_family_seeker",
      "wrong_family_employer",
    ],
  },
  "POST /api/register": {
    access: "any",
    hashesPassword: true,
    body: registerInput,
    posted: postedForm(registerInput, {
      fields: postedRegistration,
      kept: ["role", "name", "username", "phone", "preferredLanguage", "region", "isAdult", "agreed"],
    }),
    answer: created(userSchema),
    summary: "Create a worker's or employer's account and sign in: the answer sets the session cookie",
    errors: ["username_taken", "terms_changed"],
  },
  "GET /api/username-suggestions": {
    access: "any",
    query: usernameSuggestionsQuery,
    answer: usernameSuggestionsSchema,
    summary: "Two free usernames like one that is taken or refused, or made of a name",
  },
  "POST /api/logout": {
    access: "any",
    answer: nothing(LOGGED_OUT),
    summary: "Sign out on this browser; without a session it does nothing",
  },
  "GET /api/client/onboarding-status": {
    access: "employer",
    answer: onboardingStatusSchema,
    summary: "Whether one's onboarding is completed",
  },
  "POST /api/client/onboarding": {
    access: "employer",
    body: onboardingInput,
    answer: onboardingStatusSchema,
    summary: "Complete one's onboarding; repeating it changes nothing",
  },
  ...recoveryApi,
} satisfies Api;
