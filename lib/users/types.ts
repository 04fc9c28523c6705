import type { Language } from "@/lib/i18n/languages";
import type { Region, Role } from "./options";

/** A user as the HTTP interface gives it to itself and to admins. Times are ISO 8601. */
export type User = {
  id: string;
  username: string;
  role: Role;
  preferredLanguage: Language;
  region: Region | null;
  createdAt: string;
  lastActive: string | null;
  isVerified: boolean;
};
