import type { ReactNode } from "react";

type CardHeadProps = { tile: ReactNode; level: "h2" | "h3"; id: string; title: string; children: ReactNode };

/** The head of a card: a tile beside the heading, and lines below that. @param id of the heading, which names the card. */
export const CardHead = ({ tile, level: Heading, id, title, children }: CardHeadProps) => (
  <div className="flex items-start gap-3">
    {tile}
    <div className="min-w-0 flex-1">
      <Heading id={id} dir="auto" className="text-lg wrap-anywhere">
        {title}
      </Heading>
      {children}
    </div>
  </div>
);
