import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import type { DraftKind } from "@/components/form/draft/draft-entries";
import { companyProfileInput } from "@/lib/domains/profiles/schema";
import type { EmployerProfile } from "@/lib/domains/profiles/types";

const TEXTS = ["companyName", "companyDescription", "location", "name", "contact"] as const;

/** The form's state: as typed, with an empty string for no answer. */
export type CompanyFields = Record<(typeof TEXTS)[number], string> & {
  companyLogo: File | null;
  removeCompanyLogo: boolean;
};

/** The form's initial state. */
export const toCompanyFields = (profile: EmployerProfile): CompanyFields => ({
  companyLogo: null,
  removeCompanyLogo: false,
  companyName: profile.companyName ?? "",
  companyDescription: profile.companyDescription ?? "",
  location: profile.location ?? "",
  name: profile.name ?? "",
  contact: profile.contact ?? "",
});

/** The whole form as sent. */
export function toCompanyForm(fields: CompanyFields): FormData {
  const form = new FormData();
  for (const name of TEXTS) form.set(name, fields[name]);
  if (fields.companyLogo) form.set("companyLogo", fields.companyLogo);
  else if (fields.removeCompanyLogo) form.set("removeCompanyLogo", "true");
  return form;
}

/** Validates the form with the API's schema; the picture is checked when it is chosen. */
export const companyResolver = zodResolver(
  z.preprocess((fields: CompanyFields) => fields, companyProfileInput),
  undefined,
  { raw: true },
);

/** How the unsaved company profile is stored. */
export const COMPANY_DRAFT: DraftKind<CompanyFields> = {
  picture: "companyLogo",
  schema: z.object({
    removeCompanyLogo: z.boolean(),
    companyName: z.string(),
    companyDescription: z.string(),
    location: z.string(),
    name: z.string(),
    contact: z.string(),
  }),
};
