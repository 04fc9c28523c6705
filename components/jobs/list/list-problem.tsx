"use client";

import { useReload } from "@/components/shared/use-reload";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";

/** Replaces a list that could not be loaded. */
export function ListProblem({ title, retry }: { title: string; retry: string }) {
  const reload = useReload();
  return (
    <EmptyState
      role="alert"
      className="py-3"
      icon={<Icon name="circle-alert" strokeWidth={1.5} />}
      title={title}
      action={<Button onClick={reload}>{retry}</Button>}
    />
  );
}
