import type { ReactNode } from "react";
import { DraftRule } from "@/components/form/draft/draft-rule";
import type { HandHtml } from "@/components/shared/html/handed-html";
import type { Audience } from "@/lib/core/roles";
import { Shell } from "./shell";

type Props = {
  user: { id: string; username: string; audience: Audience };
  hand: HandHtml;
  children: ReactNode;
};

/** The shell of all signed-in users. Employers work in English, so they get no language switch. */
export const SignedInShell = ({ user: { id, username, audience }, hand, children }: Props) => (
  <>
    <DraftRule userId={id} />
    <Shell user={{ id, username, audience }} hasLanguages={audience !== "employer"} hand={hand}>
      {children}
    </Shell>
  </>
);
