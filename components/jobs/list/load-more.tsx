"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";

export interface LoadMoreProps {
  /** The list's own address, with its filters. */
  address: string;
  /** Path of the next page in the HTTP interface. */
  next: string;
  isPending: boolean;
  hasFailed: boolean;
  onLoad: () => void;
}

/** 'Load more' at the end of a list. A form, so that without script the same button leads to the page that begins there. */
export function LoadMore({ address, next, isPending, hasFailed, onLoad }: LoadMoreProps) {
  const t = useTranslations("jobs.list");
  const [action, query] = address.split("?");
  const fields = [...new URLSearchParams(query), ["cursor", cursorOf(next)] as const];
  return (
    <form
      action={action}
      method="get"
      className="mt-6 grid justify-items-center gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onLoad();
      }}
    >
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {hasFailed ? (
        <p role="alert" className="text-destructive text-center font-semibold">
          {t("error")}
        </p>
      ) : null}
      <Button
        type="submit"
        variant="secondary"
        className="w-full sm:w-auto sm:min-w-64"
        pending={isPending}
        pendingLabel={t("loadingMore")}
      >
        {hasFailed ? t("retry") : t("loadMore")}
      </Button>
    </form>
  );
}

const cursorOf = (path: string): string => new URLSearchParams(path.split("?")[1]).get("cursor") ?? "";
