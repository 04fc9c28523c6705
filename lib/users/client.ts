/** Account calls made by the browser. */
import { useMutation } from "@tanstack/react-query";
import { apiFetch } from "@/lib/http/api-fetch";
import type { Language } from "@/lib/i18n/languages";
import type { LoginValues, RegisterValues } from "./schema";
import type { User } from "./types";

/** Signs in; the answer sets the session cookie. */
export const login = (values: LoginValues): Promise<User> => apiFetch("/api/login", { method: "POST", body: values });

/** Creates an account and signs in to it. */
export const register = (values: RegisterValues): Promise<User> =>
  apiFetch("/api/register", { method: "POST", body: values });

/** Signs out of this browser. */
export const useLogout = () => useMutation({ mutationFn: () => apiFetch<void>("/api/logout", { method: "POST" }) });

/** Saves the language with the account, so the user's other devices start in it. */
export const savePreferredLanguage = (preferredLanguage: Language): Promise<User> =>
  apiFetch("/api/user", { method: "PATCH", body: { preferredLanguage } });

/** Completes onboarding with the only plan, which is free. */
export const completeOnboarding = (): Promise<{ onboardingStatus: string }> =>
  apiFetch("/api/client/onboarding", {
    method: "POST",
    body: { userType: "personal", subscriptionPlan: "service_requests", subscriptionAmount: 0 },
  });
