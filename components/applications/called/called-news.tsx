import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import type { ApplicationDetail } from "@/lib/applications/types";
import { href } from "@/lib/routes";
import { AddPhone } from "./add-phone";
import { CalledCard } from "./called-card";

type Props = {
  applications: readonly ApplicationDetail[];
  /** The worker's name. */
  name: string;
  hasPhone: boolean;
};

/** The latest of the applications whose worker is called, and a link to the others. */
export function CalledNews({ applications, name, hasPhone }: Props) {
  const t = useTranslations("called");
  const [latest] = applications;
  if (latest === undefined) return null;
  return (
    <>
      <CalledCard application={latest} name={name} isLinked />
      {hasPhone ? null : <AddPhone />}
      {applications.length > 1 ? (
        <AppLink href={href.applied()} className={buttonVariants({ variant: "link", className: "w-fit text-start" })}>
          {t("more", { count: applications.length - 1 })}
        </AppLink>
      ) : null}
    </>
  );
}
