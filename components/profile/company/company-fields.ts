import type { Resolver } from "react-hook-form";
import { toFieldErrors } from "@/lib/http/validation";
import { companyProfileInput } from "@/lib/profiles/schema";
import type { EmployerProfile } from "@/lib/profiles/types";

/** What the form holds: as typed, with an empty text where nothing was. */
export type CompanyFields = {
  companyLogo: File | null;
  removeCompanyLogo: boolean;
  companyName: string;
  companyDescription: string;
  location: string;
  name: string;
  contact: string;
};

export const COMPANY_TEXTS = ["companyName", "companyDescription", "location", "name", "contact"] as const;
export type CompanyTextName = (typeof COMPANY_TEXTS)[number];

/** The form as it opens. */
export const toCompanyFields = (profile: EmployerProfile): CompanyFields => ({
  companyLogo: null,
  removeCompanyLogo: false,
  companyName: profile.companyName ?? "",
  companyDescription: profile.companyDescription ?? "",
  location: profile.location ?? "",
  name: profile.name ?? "",
  contact: profile.contact ?? "",
});

/** The whole form as it is sent. */
export function toCompanyForm(fields: CompanyFields): FormData {
  const form = new FormData();
  for (const name of COMPANY_TEXTS) form.set(name, fields[name]);
  if (fields.companyLogo) form.set("companyLogo", fields.companyLogo);
  else if (fields.removeCompanyLogo) form.set("removeCompanyLogo", "true");
  return form;
}

/** Checks the form by the interface's schema; the picture is checked when it is chosen. */
export const companyResolver: Resolver<CompanyFields> = (fields) => {
  const result = companyProfileInput.safeParse(fields);
  if (result.success) return { values: fields, errors: {} };
  const faults = Object.entries(toFieldErrors(result.error.issues));
  return {
    values: {},
    errors: Object.fromEntries(faults.map(([name, [message]]) => [name, { type: "invalid", message }])),
  };
};
