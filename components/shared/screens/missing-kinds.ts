import type { IconName } from "@/components/ui/icon";
import { href } from "@/lib/access/routes";
import type { Subject } from "@/lib/access/screens/screens";

/** The kinds of records an address may name, with the icon and the way back for a missing one. */
export const MISSING_KINDS: Record<Subject["kind"], { icon: IconName; back: string }> = {
  job: { icon: "search-x", back: href.home() },
  no_job: { icon: "search-x", back: href.home() },
  own_job: { icon: "search-x", back: href.employerDashboard() },
  application: { icon: "file-x-2", back: href.applied() },
  user: { icon: "user-x", back: href.adminDashboard() },
  case: { icon: "search-x", back: href.adminCases() },
  security_log: { icon: "lock", back: href.adminAudit() },
};

export const isMissingKind = (kind: string): kind is Subject["kind"] => Object.hasOwn(MISSING_KINDS, kind);
