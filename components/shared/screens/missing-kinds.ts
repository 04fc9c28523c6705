import { FileX2, SearchX, UserX, type LucideIcon } from "lucide-react";
import { href } from "@/lib/routes";
import type { Subject } from "@/lib/screens/screens";

/** What can be missing at an address, how that is drawn, and where the way back leads. */
export const MISSING_KINDS: Record<Subject["kind"], { icon: LucideIcon; back: string }> = {
  job: { icon: SearchX, back: href.home() },
  no_job: { icon: SearchX, back: href.home() },
  own_job: { icon: SearchX, back: href.employerDashboard() },
  application: { icon: FileX2, back: href.applied() },
  user: { icon: UserX, back: href.adminDashboard() },
};

export const isMissingKind = (kind: string): kind is Subject["kind"] => Object.hasOwn(MISSING_KINDS, kind);
