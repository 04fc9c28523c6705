import type { ComponentProps, ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { RefreshWhenOnline } from "@/components/shared/refresh-when-online";
import { buttonVariants } from "@/components/ui/button-variants";
import { EmptyState } from "@/components/ui/empty-state";

type LinkTo = { href: ComponentProps<typeof AppLink>["href"]; label: string };

type Props = {
  title: string;
  /** An explanation below the title, if there are cards. */
  text: string;
  /** The list's name. */
  label: string;
  cards: readonly { id: string; card: ReactNode }[];
  /** Above the cards, also if there are none. */
  above?: ReactNode;
  /** Puts the providers that the cards need around them. */
  within: (cards: ReactNode) => ReactNode;
  /** Replaces the cards if there are none. */
  empty: { title: string; text: string; action: LinkTo };
  /** Below the cards. */
  below?: ReactNode;
  /** The next page of cards; null: there is none. */
  more: LinkTo | null;
};

/** The page of a list of cards that grows slowly: heading, cards, and a link to the next page. */
export function CardsPage({ title, text, label, cards, above = null, within, empty, below = null, more }: Props) {
  return (
    <div className="page page-fade grid grid-cols-1 gap-5">
      <RefreshWhenOnline />
      <header className="grid gap-1">
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        {cards.length > 0 ? <p className="text-muted-foreground">{text}</p> : null}
      </header>
      {above}
      {cards.length === 0 ? (
        <EmptyState
          icon={<Pictogram name="check" />}
          title={empty.title}
          text={empty.text}
          action={
            <AppLink href={empty.action.href} className={buttonVariants()}>
              {empty.action.label}
            </AppLink>
          }
        />
      ) : (
        <>
          {within(
            <ul aria-label={label} className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
              {cards.map(({ id, card }) => (
                <li key={id}>{card}</li>
              ))}
            </ul>,
          )}
          {below}
        </>
      )}
      {more === null ? null : (
        <p className="flex justify-center">
          <AppLink href={more.href} className={buttonVariants({ variant: "outline" })}>
            {more.label}
          </AppLink>
        </p>
      )}
    </div>
  );
}
