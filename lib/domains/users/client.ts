/** Account calls made by the browser. */
import { apiClient } from "@/lib/platform/http/api-fetch";
import type { Language } from "@/lib/language/i18n/languages";
import type { AccountValues } from "./account-schema";
import type { Account } from "./account-types";
import type { usersApi } from "./api";
import type { ConsentInput, NoticeConsentInput } from "./consent-schema";
import type { LoginValues, PasswordChangeInput, RegisterValues } from "./schema";
import type { OnboardingStatus, SignedInUser, User } from "./types";

const { call, address } = apiClient<typeof usersApi>();

/** Signs in; the answer sets the session cookie. */
export const login = (values: LoginValues): Promise<SignedInUser> => call("POST /api/login", { body: values });

/** Creates an account and signs in to it. */
export const register = (values: RegisterValues): Promise<User> => call("POST /api/register", { body: values });

/** Signs out of this browser. */
export const logOut = (): Promise<void> => call("POST /api/logout");

/** Signs out one of the user's other browsers. */
export const endSession = (id: string): Promise<void> => call("DELETE /api/user/sessions/{id}", { params: { id } });

/** Signs out of all browsers, this one included. */
export const logOutEverywhere = (): Promise<void> => call("DELETE /api/user/sessions");

/** Changes the password; all other sessions end. */
export const changePassword = (values: PasswordChangeInput): Promise<void> =>
  call("POST /api/user/password", { body: values });

/** Changes the fields of the user's account that are sent. */
export const saveAccount = (values: AccountValues): Promise<Account> => call("PUT /api/user/account", { body: values });

/** Where `saveAccount` sends, for a number that is sent later. */
export const accountAddress = () => address("PUT /api/user/account", {});

type Typed = { name?: string; phone: string; whatsapp: boolean };

/** The account's fields that a form asked for by the way, without those left empty; null if all were. */
export function typedAccount({ name = "", phone, whatsapp }: Typed): AccountValues | null {
  const values = { ...(name.trim() ? { name } : {}), ...(phone.trim() ? { phone, whatsapp } : {}) };
  return Object.keys(values).length > 0 ? values : null;
}

/** Saves them. */
export async function saveTypedAccount(fields: Typed): Promise<void> {
  const values = typedAccount(fields);
  if (values) await saveAccount(values);
}

/** Says that the user is 18 or older and agrees to the notice. */
export const agreeToNotice = (values: NoticeConsentInput): Promise<void> =>
  call("POST /api/user/consent", { body: values });

/** Saves the language with the account, so the user's other devices start in it. */
export const savePreferredLanguage = (preferredLanguage: Language): Promise<User> =>
  call("PATCH /api/user", { body: { preferredLanguage } });

/** Completes onboarding with the only plan, which is free. */
export const completeOnboarding = (): Promise<OnboardingStatus> =>
  call("POST /api/client/onboarding", {
    body: { userType: "personal", subscriptionPlan: "service_requests", subscriptionAmount: 0 },
  });

/** Agrees to the terms of applying for a job. */
export const agreeToTerms = (consent: ConsentInput): Promise<void> => call("POST /api/user/terms", { body: consent });
