import {
  BadgeCheck,
  BadgeX,
  CirclePlus,
  Download,
  KeyRound,
  Trash2,
  UserPlus,
  UserX,
  type LucideIcon,
} from "lucide-react";
import type { AuditAction } from "@/lib/admin/options";

/** A sign for each action, so that the eye finds it in a long list. */
export const ACTION_ICONS: Record<AuditAction, LucideIcon> = {
  "user.create": UserPlus,
  "user.verify": BadgeCheck,
  "user.unverify": BadgeX,
  "user.deactivate": UserX,
  "user.reset_password": KeyRound,
  "job.create": CirclePlus,
  "job.remove": Trash2,
  export: Download,
};
