import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { GroupPage } from "@/components/api-docs/group-page";
import { getCurrentActor } from "@/lib/access/auth/session";
import { groupsFor } from "@/lib/api-docs/served";
import words from "@/components/api-docs/words.json";

type Props = { params: Promise<{ group: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { group } = await params;
  return { title: `${words.title}: ${group}` };
}

/** The calls of one group. */
export default async function Page({ params }: Props) {
  const { group } = await params;
  const found = groupsFor(await getCurrentActor()).find(({ name }) => name === group);
  if (!found) notFound();
  return <GroupPage group={found} />;
}
