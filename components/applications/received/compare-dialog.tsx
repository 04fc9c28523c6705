import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useOptionLabels } from "@/components/jobs/owner/option-labels";
import { useTypedHours } from "@/components/shared/hours/typed-hours";
import { typedSalary } from "@/components/shared/typed-salary";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogHeader, DialogTitle, DialogTrigger } from "@/components/ui/dialog";
import { cn } from "@/lib/core/utils";
import type { ReceivedApplication } from "@/lib/domains/applications/types";
import { useApplicantName } from "./use-applicant-name";
import { useAway } from "./use-away";
import { useFitWords } from "./use-fit-words";

const MOST = 3;

/** Two or three applicants side by side; on a phone each fact has its name above. */
export function CompareDialog({ items }: { items: readonly ReceivedApplication[] }) {
  const t = useTranslations("jobApplications.compare");
  const rows = useRows();
  if (items.length < 2 || items.length > MOST) return null;
  const line = cn("max-sm:grid", items.length === MOST ? "max-sm:grid-cols-3" : "max-sm:grid-cols-2");
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline">{t("button")}</Button>
      </DialogTrigger>
      <DialogContent closeLabel={t("close")} className="lg:max-w-4xl">
        <DialogHeader>
          <DialogTitle>{t("title")}</DialogTitle>
        </DialogHeader>
        <table className="w-full table-fixed text-start max-sm:block max-sm:text-sm">
          <thead className="max-sm:block">
            <tr className={line}>
              <td className="w-36 max-sm:hidden" />
              {items.map((one) => (
                <th key={one.id} scope="col" dir="auto" className="p-2 text-start wrap-anywhere">
                  <Name application={one} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {rows.map(({ label, value }) => (
              <tr key={label} className={cn("border-border border-t align-top", line)}>
                <th
                  scope="row"
                  className="text-muted-foreground py-2 pe-2 text-start font-normal max-sm:col-span-full max-sm:px-2 max-sm:pb-0"
                >
                  {label}
                </th>
                {items.map((one) => (
                  <td key={one.id} className="p-2 wrap-anywhere">
                    {value(one) ?? "–"}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </DialogContent>
    </Dialog>
  );
}

const Name = ({ application }: { application: ReceivedApplication }) => useApplicantName(application);

type Row = { label: string; value: (one: ReceivedApplication) => ReactNode };

function useRows(): Row[] {
  const t = useTranslations("jobApplications.card");
  const tFit = useTranslations("jobApplications.compare");
  const tNote = useTranslations("jobApplications.note");
  const { phrase } = useOptionLabels();
  const typedHours = useTypedHours();
  const fitWords = useFitWords();
  const away = useAway();
  return [
    { label: tFit("fit"), value: ({ fit }) => fitWords(fit) },
    { label: t("experience"), value: ({ experience }) => experience && phrase("experience", experience) },
    {
      label: t("location"),
      value: ({ worker_profile: profile, distance_km: km }) =>
        [profile?.location, away(km)].filter(Boolean).join(" · ") || null,
    },
    { label: t("expectedSalary"), value: ({ worker_profile: profile }) => typedSalary(profile?.expectedSalary) },
    { label: t("shift"), value: ({ shift }) => shift && typedHours(shift).text },
    { label: t("availability"), value: ({ worker_profile: profile }) => profile?.availability },
    { label: t("skills"), value: ({ worker_profile: profile }) => profile?.skills.join(", ") || null },
    {
      label: t("languages"),
      value: ({ worker_profile: profile }) =>
        [profile?.primaryLanguage, ...(profile?.secondaryLanguages ?? [])].filter(Boolean).join(", ") || null,
    },
    { label: tNote("label"), value: ({ private_note: note }) => note },
  ];
}
