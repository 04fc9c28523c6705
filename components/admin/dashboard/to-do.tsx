import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { Card } from "@/components/ui/card";
import { Icon, type IconName } from "@/components/ui/icon";
import { href } from "@/lib/access/routes";
import { MOST_TO_DO } from "@/lib/domains/admin/options";

export interface ToDoProps {
  complaints: number;
  heldJobs: number;
  newJobs: number;
}

/** The numbers of what waits for an admin, each with the way there. */
export function ToDo({ complaints, heldJobs, newJobs }: ToDoProps) {
  const t = useTranslations("adminDashboard.toDo");
  const entries = [
    { label: t("newJobs"), count: newJobs, to: href.newJobs(), icon: "list-checks" },
    { label: t("heldJobs"), count: heldJobs, to: href.adminJobs({ status: "held" }), icon: "lock" },
    { label: t("complaints"), count: complaints, to: href.adminCases(), icon: "message-square-warning" },
  ] satisfies { label: string; count: number; to: string; icon: IconName }[];
  return (
    <Card asChild>
      <section aria-labelledby="to-do">
        <h2 id="to-do" className="text-xl">
          {t("heading")}
        </h2>
        <ul className="grid gap-2 sm:grid-cols-3">
          {entries.map(({ label, count, to, icon }) => (
            <li key={to}>
              <AppLink
                href={to}
                className="border-border hover:bg-muted flex min-h-12 items-center gap-3 rounded-lg border px-4 py-2"
              >
                <Icon name={icon} className="size-5 shrink-0" />
                <span className="flex-1">{label}</span>
                <b className="tabular-nums">{count > MOST_TO_DO ? `${MOST_TO_DO}+` : count}</b>
              </AppLink>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
