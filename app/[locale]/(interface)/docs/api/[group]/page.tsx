import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { GroupPage } from "@/components/interface/group-page";
import { getCurrentActor } from "@/lib/auth/session";
import { groupsFor } from "@/lib/interface/served";
import words from "@/components/interface/words.json";

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
