import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";

type Props = { icon: ReactNode; title: ReactNode; text?: ReactNode; action: ReactNode };

/** A whole screen with one message and a way to continue. */
export function MessageScreen({ icon, title, text, action }: Props) {
  return (
    <div className="page page-fade">
      <Card className="mx-auto mt-2 max-w-xl md:mt-10">
        <EmptyState level={1} icon={icon} title={title} text={text} action={action} />
      </Card>
    </div>
  );
}
