import type { ReactNode } from "react";
import { getCurrentActor } from "@/lib/auth/session";
import { UserShell } from "../user-shell";

/** Draws the job seekers' shell. It decides nothing: the pages authenticate the caller. */
export default async function WorkerLayout({ children }: { children: ReactNode }) {
  const actor = await getCurrentActor();
  return actor ? <UserShell user={actor}>{children}</UserShell> : children;
}
