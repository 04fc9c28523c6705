import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import type { AuditEntry } from "@/lib/domains/admin/types";
import { href } from "@/lib/access/routes";

const link = "text-primary font-semibold underline decoration-2 underline-offset-4 wrap-anywhere";

/** An entry as a sentence, "demo.admin deactivated rekha.kumari", in which each name is a link. */
export function EntrySentence({ entry: { action, actor, target } }: { entry: AuditEntry }) {
  const t = useTranslations("adminAudit");
  const name = target.label ?? t("gone");
  const address = addressOf({ action, target });
  return t.rich(`sentences.${action}`, {
    admin: actor.username,
    target: name,
    // The target of an export is its kind.
    kind: name,
    by: (chunks: ReactNode) => (
      <AppLink href={href.adminUser(actor.id)} dir="auto" className={link}>
        {chunks}
      </AppLink>
    ),
    on: (chunks: ReactNode) =>
      address ? (
        <AppLink href={address} dir="auto" className={link}>
          {chunks}
        </AppLink>
      ) : (
        <b dir="auto" className="font-semibold wrap-anywhere">
          {chunks}
        </b>
      ),
  });
}

/** The page of an entry's target; null for a removed one. */
function addressOf({ action, target }: Pick<AuditEntry, "action" | "target">): string | null {
  if (target.label === null || action === "job.remove" || target.type === "export") return null;
  if (target.type === "grievance" || target.type === "case") return href.adminCase(target.id);
  return target.type === "user" ? href.adminUser(target.id) : href.adminJob(target.id);
}
