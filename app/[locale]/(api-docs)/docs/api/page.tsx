import type { Metadata } from "next";
import { InterfacePage } from "@/components/api-docs/interface-page";
import { getCurrentActor } from "@/lib/access/auth/session";
import { ownOrigin } from "@/lib/platform/env";
import { groupsFor } from "@/lib/api-docs/served";
import words from "@/components/api-docs/words.json";

export const metadata: Metadata = { title: words.title, description: words.intro };

/** The HTTP interface, for people who write programs. */
export default async function Page() {
  return <InterfacePage groups={groupsFor(await getCurrentActor())} origin={ownOrigin()} />;
}
