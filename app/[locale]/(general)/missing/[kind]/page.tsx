import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { AppLink } from "@/components/shared/app-link";
import { MessageScreen } from "@/components/shared/screens/message-screen";
import { isMissingKind, MISSING_KINDS } from "@/components/shared/screens/missing-kinds";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";

type Props = { params: Promise<{ kind: string }> };

/** The middleware rewrites the address of a missing record to this page, with status 404. Its title: not-found.tsx. */
export default async function MissingPage({ params }: Props) {
  const { kind } = await params;
  if (!isMissingKind(kind)) notFound();
  const t = await getTranslations("notFound.missing");
  const { icon, back } = MISSING_KINDS[kind];
  return (
    <MessageScreen
      icon={<Icon name={icon} strokeWidth={1.5} />}
      title={t(`${kind}.title`)}
      text={t(`${kind}.text`)}
      action={
        <AppLink href={back} className={buttonVariants()}>
          {t(`${kind}.action`)}
        </AppLink>
      }
    />
  );
}
