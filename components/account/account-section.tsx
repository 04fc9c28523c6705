import { useId, type ReactNode } from "react";
import { Card } from "@/components/ui/card";

/** One section of the account's page: a heading, a line about it, and its content. */
export function AccountSection({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card asChild>
      <section aria-labelledby={id}>
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
