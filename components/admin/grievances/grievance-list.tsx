import { useLocale, useTranslations } from "next-intl";
import { GrievanceItem } from "@/components/grievances/grievance-item";
import { AppLink } from "@/components/shared/app-link";
import { Card } from "@/components/ui/card";
import type { AdminGrievance } from "@/lib/domains/admin/types";
import { formatDate } from "@/lib/language/format";
import { LANGUAGE_NAMES } from "@/lib/language/i18n/languages";
import { href } from "@/lib/access/routes";
import { textLink } from "../table-parts";
import { AnswerForm } from "./answer-form";

/** Grievances for the office, with a form below each that waits for its answer. */
export function GrievanceList({ grievances }: { grievances: readonly AdminGrievance[] }) {
  const t = useTranslations("adminGrievances");
  const tRole = useTranslations("options.role");
  const language = useLocale();
  if (grievances.length === 0) return <p className="text-muted-foreground py-8 text-center">{t("none")}</p>;
  return (
    <ul className="grid grid-cols-1 gap-4">
      {grievances.map((grievance) => (
        <Card key={grievance.id} asChild>
          <li>
            <GrievanceItem grievance={grievance}>
              <p className="text-muted-foreground flex flex-wrap items-center gap-x-3">
                <AppLink href={href.adminUser(grievance.user.id)} dir="auto" className={textLink}>
                  {grievance.user.username}
                </AppLink>
                <span>{tRole(grievance.user.role)}</span>
                <span>{t("reads", { language: LANGUAGE_NAMES[grievance.user.preferredLanguage] })}</span>
                {grievance.state === "open" ? (
                  <span>{t("due", { date: formatDate(grievance.dueAt, language) })}</span>
                ) : null}
              </p>
              {grievance.state === "open" ? <AnswerForm id={grievance.id} number={grievance.number} /> : null}
            </GrievanceItem>
          </li>
        </Card>
      ))}
    </ul>
  );
}
