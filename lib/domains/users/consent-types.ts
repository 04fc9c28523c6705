import { z } from "zod";
import { LANGUAGES } from "@/lib/language/i18n/languages";
import { href } from "@/lib/access/routes";
import { CONSENT_VERSIONS, type ConsentKind } from "@/lib/language/notices/consents";

const agreedTo = z.strictObject({
  version: z.string().describe("The one in force, to be sent as `consent.version`"),
  page: z.string().describe("The path of the page with its text"),
  calls: z.array(z.string()).describe("The calls that take this consent"),
});

const kinds = {
  notice: agreedTo.describe("About users' data"),
  terms: agreedTo.describe("The rules of applying for a job"),
  sharing: agreedTo.describe("What the employer will see of an applicant"),
} satisfies Record<ConsentKind, z.ZodType>;

/** The texts that calls with a consent refer to. */
export const noticesSchema = z
  .strictObject({
    languages: z.array(z.enum(LANGUAGES)).describe("In which each text exists, to be sent as `consent.language`"),
    ...kinds,
  })
  .meta({ id: "Notices", description: "The texts that users agree to, in the versions in force" });

/** The same for everyone. */
export const NOTICES: z.infer<typeof noticesSchema> = {
  languages: [...LANGUAGES],
  notice: {
    version: CONSENT_VERSIONS.notice,
    page: href.notice("privacy"),
    calls: ["POST /api/register", "POST /api/user/consent"],
  },
  terms: { version: CONSENT_VERSIONS.terms, page: href.notice("terms"), calls: ["POST /api/user/terms"] },
  sharing: {
    version: CONSENT_VERSIONS.sharing,
    page: href.apply("{id}"),
    calls: ["POST /api/service-requests/{id}/apply", "PUT /api/service-applications/{id}/consent"],
  },
};
