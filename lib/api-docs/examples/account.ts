import type { authApi } from "@/lib/access/auth/api";
import type { WorkerPlaces } from "@/lib/language/places/types";
import type { profilesApi } from "@/lib/domains/profiles/api";
import type { WorkerProfile } from "@/lib/domains/profiles/types";
import { CONSENT_VERSIONS } from "@/lib/language/notices/consents";
import type { Account } from "@/lib/domains/users/account-types";
import type { usersApi } from "@/lib/domains/users/api";
import { NOTICES } from "@/lib/domains/users/consent-types";
import type { secondFactorApi } from "@/lib/domains/users/second-factor-api";
import type { User, UserSession } from "@/lib/domains/users/types";
import { EXAMPLE_NOW, IDS, type Examples } from "./example";

export const ASHA: User = {
  id: IDS.worker,
  username: "asha.k",
  role: "worker",
  preferredLanguage: "hi",
  region: "maharashtra",
  createdAt: "2026-11-02T05:10:00.000Z",
  lastActive: EXAMPLE_NOW,
  isVerified: false,
};

export const ACCOUNT: Account = {
  name: "Asha Kumari",
  phone: "+919876543210",
  whatsapp: true,
  preferredLanguage: "hi",
  email: null,
  isEmailConfirmed: false,
  isPhoneConfirmed: false,
  recoveryNumberMadeAt: null,
};

export const SESSION: UserSession = {
  id: IDS.session,
  device: "Chrome, Android",
  createdAt: "2026-11-20T04:00:00.000Z",
  lastUsedAt: EXAMPLE_NOW,
  expiresAt: "2026-12-23T09:00:00.000Z",
  isCurrent: true,
};

const PROFILE_CHANGE = {
  name: "Asha Kumari",
  location: "Koregaon Park, Pune",
  expectedSalary: "20000-25000",
  availability: "Immediately, full time",
  primaryLanguage: "Hindi",
  secondaryLanguages: ["Marathi"],
  skills: ["Cooking"],
};

export const WORKER_PROFILE: WorkerProfile = {
  ...PROFILE_CHANGE,
  contact: "+91 98765 43210",
  photo: null,
  preferredLocations: ["Pune"],
  bio: null,
  workHistory: [{ jobTitle: "Cook", company: "Mehta household", startDate: "2022-04-01", endDate: null }],
  gender: "female",
  experience: "2-5 years",
  preferredShift: null,
  placesOfWork: ["Pune"],
};

const PUNE: WorkerPlaces = {
  items: [{ id: "pune", kind: "city", name: "Pune", city: "Pune", cityId: "pune", state: "Maharashtra", pin: null }],
  isChosen: true,
};

const NOTICE = { version: CONSENT_VERSIONS.notice, language: "hi" } as const;
const PASSWORD = "chameli-ka-phool";
const COMPLETED = { onboardingStatus: "completed" } as const;

export const userExamples: Examples<typeof usersApi> = {
  "GET /api/user": { answer: ASHA },
  "PATCH /api/user": { body: { preferredLanguage: "hi", region: "maharashtra" }, answer: ASHA },
  "POST /api/user/terms": { body: { version: CONSENT_VERSIONS.terms, language: "hi" } },
  "GET /api/user/outbox-keys": { answer: { keys: ["q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA="] } },
  "GET /api/notices": { answer: NOTICES },
  "GET /api/user/account": { answer: ACCOUNT },
  "PUT /api/user/account": {
    body: { name: "Asha Kumari", phone: "98765 43210", whatsapp: true },
    answer: ACCOUNT,
  },
  "POST /api/user/password": { body: { currentPassword: PASSWORD, newPassword: "gulab-ki-khushboo" } },
  "POST /api/user/consent": { body: { isAdult: true, consent: NOTICE } },
  "GET /api/user/sessions": { answer: [SESSION] },
  "POST /api/login": {
    body: { username: "asha.k", password: PASSWORD, role: "worker" },
    answer: { ...ASHA, mustDo: [] },
  },
  "POST /api/register": {
    body: {
      name: "Asha Kumari",
      username: "asha.k",
      password: PASSWORD,
      confirmPassword: PASSWORD,
      role: "worker",
      preferredLanguage: "hi",
      region: "maharashtra",
      phone: "98765 43210",
      isAdult: true,
      consent: NOTICE,
    },
    answer: ASHA,
  },
  "GET /api/username-suggestions": { answer: { usernames: ["asha.k1", "asha.k26"] } },
  "GET /api/client/onboarding-status": { answer: COMPLETED },
  "POST /api/client/onboarding": {
    body: { userType: "personal", subscriptionPlan: "service_requests", subscriptionAmount: 0 },
    answer: COMPLETED,
  },
  "GET /api/recovery": { answer: { email: true } },
  "POST /api/recovery": { body: { username: "asha.k", code: "4917 2083", newPassword: PASSWORD } },
  "POST /api/recovery/email": { body: { username: "asha.k" } },
  "GET /api/user/recovery-code": {
    answer: { code: { startsAt: "2026-11-24T09:00:00.000Z", expiresAt: "2026-11-26T09:00:00.000Z" } },
  },
  "POST /api/user/recovery-number": {
    body: { currentPassword: PASSWORD },
    answer: { recoveryNumber: "4539148803436467" },
  },
  "PUT /api/user/email": {
    body: { email: "asha@example.org", currentPassword: PASSWORD },
    answer: { ...ACCOUNT, email: "asha@example.org" },
  },
  "POST /api/user/email/confirmation": {
    body: { code: "4917 2083" },
    answer: { ...ACCOUNT, email: "asha@example.org", isEmailConfirmed: true },
  },
  "POST /api/user/phone/confirmation": { body: { code: "4917 2083" }, answer: { ...ACCOUNT, isPhoneConfirmed: true } },
};

const RECOVERY_CODES = { recoveryCodes: ["k7mp-3xqd", "w2nf-8rtb"] };

export const secondFactorExamples: Examples<typeof secondFactorApi> = {
  "POST /api/user/session/confirm": { body: { password: PASSWORD } },
  "POST /api/user/second-factor/device": {
    answer: {
      secret: "JBSWY3DPEHPK3PXP",
      uri: "otpauth://totp/KaamSetu:office?secret=JBSWY3DPEHPK3PXP&issuer=KaamSetu",
      qr: "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 41 41'></svg>",
    },
  },
  "PUT /api/user/second-factor/device": { body: { code: "492039" }, answer: RECOVERY_CODES },
  "POST /api/user/second-factor/recovery-codes": { answer: RECOVERY_CODES },
};

const CSRF = "6f1c9e0a4b";

export const authExamples: Examples<typeof authApi> = {
  "GET /api/auth/providers": {
    answer: {
      credentials: {
        id: "credentials",
        name: "KaamSetu",
        type: "credentials",
        signinUrl: "https://kaamsetu.example/api/auth/signin/credentials",
        callbackUrl: "https://kaamsetu.example/api/auth/callback/credentials",
      },
    },
  },
  "GET /api/auth/csrf": { answer: { csrfToken: CSRF } },
  "GET /api/auth/session": {
    answer: {
      user: { id: IDS.worker, username: "asha.k", role: "worker", language: "hi" },
      expires: "2026-12-23T09:00:00.000Z",
    },
  },
  "POST /api/auth/callback/credentials": {
    body: { username: "asha.k", password: PASSWORD, csrfToken: CSRF, json: "true" },
    answer: { url: "https://kaamsetu.example/" },
  },
  "POST /api/auth/signout": {
    body: { csrfToken: CSRF, json: "true" },
    answer: { url: "https://kaamsetu.example/" },
  },
};

export const profileExamples: Examples<typeof profilesApi> = {
  "GET /api/user/profile": { answer: WORKER_PROFILE },
  "PUT /api/user/profile": { body: PROFILE_CHANGE, answer: WORKER_PROFILE },
  "GET /api/user/places": { answer: PUNE },
  "PUT /api/user/places": { body: { places: ["pune"] }, answer: PUNE },
};
