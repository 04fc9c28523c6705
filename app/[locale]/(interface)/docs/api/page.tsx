import type { Metadata } from "next";
import { InterfacePage } from "@/components/interface/interface-page";
import { getCurrentActor } from "@/lib/auth/session";
import { ownOrigin } from "@/lib/env";
import { groupsFor } from "@/lib/interface/served";
import words from "@/components/interface/words.json";

export const metadata: Metadata = { title: words.title, description: words.intro };

/** The HTTP interface, for people who write programs. */
export default async function Page() {
  return <InterfacePage groups={groupsFor(await getCurrentActor())} origin={ownOrigin()} />;
}
