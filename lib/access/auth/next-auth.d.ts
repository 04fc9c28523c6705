import type { Language } from "@/lib/language/i18n/languages";
import type { Role } from "@/lib/core/roles";
import type { SessionUser } from "./api";

declare module "next-auth" {
  /** Returned by a provider after it has recognised an account. */
  interface User {
    id: string;
    role: Role;
    preferredLanguage: Language;
    sessionVersion: number;
  }

  /** The body of GET /api/auth/session. */
  interface Session {
    user: SessionUser;
    expires: string;
  }
}
