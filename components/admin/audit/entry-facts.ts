import { useTranslations } from "next-intl";
import type { AuditEntry } from "@/lib/domains/admin/types";
import { formatCount } from "@/lib/language/format";
import { CASE_DECISIONS } from "@/lib/domains/trust/decision-options";
import { JOB_STATUSES } from "@/lib/domains/jobs/options";
import { CHECKED_BY } from "@/lib/domains/users/mark-options";
import { DEACTIVATION_REASONS } from "@/lib/domains/users/options";
import { ROLES } from "@/lib/core/roles";

/** The further facts of an entry, in words; null if the sentence has said everything. */
export function useEntryFacts(): (entry: AuditEntry) => string | null {
  const t = useTranslations("adminAudit.facts");
  const tRole = useTranslations("options.role");
  const tReason = useTranslations("options.deactivationReason");
  const tDecision = useTranslations("cases.decision");
  const tChecked = useTranslations("adminAccount.verify.what");
  const tStatus = useTranslations("options.jobStatus");
  return ({ action, details }) => {
    switch (action) {
      case "user.create": {
        const role = ROLES.find((known) => known === details?.role);
        return role ? tRole(role) : null;
      }
      case "user.deactivate": {
        const count = Number(details?.closedJobs ?? 0);
        const reason = DEACTIVATION_REASONS.find((known) => known === details?.reason);
        const facts = [
          ...(reason ? [tReason(reason)] : []),
          ...(count > 0 ? [t("closedJobs", { count, shown: formatCount(count) })] : []),
        ];
        return facts.length > 0 ? facts.join(" · ") : null;
      }
      case "job.create": {
        const status = JOB_STATUSES.find((known) => known === details?.status);
        return status ? tStatus(status) : null;
      }
      case "export": {
        if (details?.filtered) return t("filtered");
        const rows = Number(details?.rows ?? 0);
        return t("rows", { count: rows, rows: formatCount(rows) });
      }
      case "user.recovery_code": {
        if (details?.way === "facts") return t("byFacts");
        return details?.way === "phone" ? t("toNumber") : null;
      }
      case "user.verify": {
        const what = CHECKED_BY.find((known) => known === details?.checkedBy);
        return what ? tChecked(what) : null;
      }
      case "case.decide":
      case "case.propose": {
        const decision = CASE_DECISIONS.find((known) => known === details?.decision);
        return decision ? tDecision(decision) : null;
      }
      case "case.take":
      case "user.unverify":
      case "user.confirm_phone":
      case "user.unconfirm_phone":
      case "user.reactivate":
      case "user.reset_password":
      case "user.reset_second_factor":
      case "user.view_contact":
      case "user.view_history":
      case "user.view_photo":
      case "user.view_selfie":
      case "user.view_voice_note":
      case "job.remove":
      case "job.change":
      case "job.close":
      case "job.reopen":
      case "job.hold":
      case "job.release":
      case "job.pass":
      case "grievance.answer":
        return null;
    }
  };
}
