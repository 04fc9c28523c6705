import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { AppLink } from "@/components/shared/app-link";
import { MessageScreen } from "@/components/shared/screens/message-screen";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { getsMails } from "@/lib/domains/delivery/queries";
import { PRODUCT } from "@/lib/core/product";
import { formAction, href } from "@/lib/access/routes";

type Props = { params: Promise<{ token: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [getsThem, t] = await Promise.all([load((await params).token), getTranslations("unsubscribe")]);
  return { title: t(getsThem === null ? "wrong" : getsThem ? "title" : "done"), robots: { index: false } };
}

/** Used for the title and the page, read once. */
const load = cache(getsMails);

/**
 * Ends e-mails without a login, for someone who followed the link in one. The button is a form without script: opening
 * the page alone changes nothing, because mail programs open every link.
 */
export default async function UnsubscribePage({ params }: Props) {
  const { token } = await params;
  const [getsThem, t, tAccount] = await Promise.all([
    load(token),
    getTranslations("unsubscribe"),
    getTranslations("grievance"),
  ]);
  const toAccount = (
    <AppLink href={href.account()} className={buttonVariants({ variant: "outline" })}>
      {tAccount("toAccount")}
    </AppLink>
  );
  if (getsThem === null) {
    return (
      <MessageScreen icon={<Icon name="mail-question" />} title={t("wrong")} text={t("wrongText")} action={toAccount} />
    );
  }
  if (!getsThem) {
    return (
      <MessageScreen
        icon={<Icon name="mail-check" />}
        title={t("done")}
        text={t("doneText", { product: PRODUCT })}
        action={toAccount}
      />
    );
  }
  return (
    <MessageScreen
      icon={<Icon name="mail-x" />}
      title={t("title")}
      text={t("text")}
      action={
        <form method="post" action={formAction.unsubscribe(token)}>
          <Button type="submit">{t("turnOff")}</Button>
        </form>
      }
    />
  );
}
