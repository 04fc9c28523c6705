import { useId, type ReactNode } from "react";
import { Card } from "@/components/ui/card";

type Props = {
  title: string;
  intro: string;
  /** Its id, for links to it. */
  anchor?: string;
  children: ReactNode;
};

/** One section of the account's page: a heading, a line about it, and its content. */
export function AccountSection({ title, intro, anchor, children }: Props) {
  const id = useId();
  return (
    <Card asChild>
      <section id={anchor} aria-labelledby={id} className="scroll-mt-24">
        <div className="grid gap-1">
          <h2 id={id} className="text-lg font-bold">
            {title}
          </h2>
          <p className="text-muted-foreground max-w-prose">{intro}</p>
        </div>
        {children}
      </section>
    </Card>
  );
}
