/** The browser's side of accounts. */
import { apiFetch } from "@/lib/http/api-fetch";
import type { Language } from "@/lib/i18n/languages";
import type { LoginValues, RegisterValues } from "./schema";
import type { User } from "./types";

/** Signs in on this browser. */
export const login = (values: LoginValues): Promise<User> => apiFetch("/api/login", { method: "POST", body: values });

/** Makes an account and signs in with it. */
export const register = (values: RegisterValues): Promise<User> =>
  apiFetch("/api/register", { method: "POST", body: values });

/** Signs out on this browser. */
export const logout = (): Promise<void> => apiFetch("/api/logout", { method: "POST" });

/** Keeps the language with the account, so that another phone of the same person starts in it. */
export const savePreferredLanguage = (preferredLanguage: Language): Promise<User> =>
  apiFetch("/api/user", { method: "PATCH", body: { preferredLanguage } });

/** Takes the one plan there is, which costs nothing. */
export const completeOnboarding = (): Promise<{ onboardingStatus: string }> =>
  apiFetch("/api/client/onboarding", {
    method: "POST",
    body: { userType: "personal", subscriptionPlan: "service_requests", subscriptionAmount: 0 },
  });
