import type { ReactNode } from "react";
import { OutboxWatch } from "@/components/form/outbox/outbox-watch";
import { KeepReading } from "@/components/shared/reading/keep-reading";
import { getCurrentActor } from "@/lib/access/auth/session";
import { UserShell } from "../user-shell";

/** Draws the job seekers' shell. It decides nothing: the pages authenticate the caller. */
export default async function WorkerLayout({ children }: { children: ReactNode }) {
  const actor = await getCurrentActor();
  if (!actor) return children;
  return (
    <UserShell user={actor}>
      <OutboxWatch userId={actor.id} />
      <KeepReading userId={actor.id} />
      {children}
    </UserShell>
  );
}
