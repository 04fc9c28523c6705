import { FileX2, Lock, SearchX, UserX, type LucideIcon } from "lucide-react";
import { href } from "@/lib/access/routes";
import type { Subject } from "@/lib/access/screens/screens";

/** The kinds of records an address may name, with the icon and the way back for a missing one. */
export const MISSING_KINDS: Record<Subject["kind"], { icon: LucideIcon; back: string }> = {
  job: { icon: SearchX, back: href.home() },
  no_job: { icon: SearchX, back: href.home() },
  own_job: { icon: SearchX, back: href.employerDashboard() },
  application: { icon: FileX2, back: href.applied() },
  user: { icon: UserX, back: href.adminDashboard() },
  security_log: { icon: Lock, back: href.adminAudit() },
};

export const isMissingKind = (kind: string): kind is Subject["kind"] => Object.hasOwn(MISSING_KINDS, kind);
