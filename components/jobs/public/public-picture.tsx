import type { ReactElement } from "react";
import type { Translator } from "@/lib/language/i18n/translator";
import { DRAWINGS } from "@/components/shared/pictograms/drawings";
import { STROKE_WIDTH } from "@/components/shared/pictograms/drawing";
import { categoryPictogram } from "@/components/shared/pictograms/tiles";
import type { PublicJob } from "@/lib/domains/jobs/types";
import { PRODUCT } from "@/lib/core/product";
import { publicWords } from "./public-words";

// As in globals.css; the library that draws it knows neither classes nor oklch().
const COLOURS = { paper: "#fefaf0", ink: "#1f2a24", green: "#105131", marigold: "#fbb331", muted: "#52605a" };

/** A job's public face as a wide picture, for programs that preview links. Drawn by lib/platform/previews. */
export function publicPicture(job: PublicJob, t: Translator): ReactElement {
  const { heading, pay, place, hours } = publicWords(job, t);
  return (
    <div style={{ ...COLUMN, width: "100%", height: "100%", backgroundColor: COLOURS.paper, color: COLOURS.ink }}>
      <div style={{ display: "flex", flex: 1, alignItems: "center", padding: "24px 64px", gap: 56 }}>
        <Tile name={categoryPictogram(job.category)} />
        <div style={{ ...COLUMN, flex: 1, gap: 16 }}>
          <div style={{ fontSize: heading.short.length > LONG ? 50 : 64, fontWeight: 700, lineHeight: 1.25 }}>
            {heading.short}
          </div>
          {pay && <div style={{ fontSize: 52, fontWeight: 700, lineHeight: 1.3, color: COLOURS.green }}>{pay}</div>}
          {[place, hours].map((line) =>
            line === null ? null : (
              <div key={line} style={{ fontSize: 38, lineHeight: 1.35, color: COLOURS.muted }}>
                {line}
              </div>
            ),
          )}
        </div>
      </div>
      <div style={{ display: "flex", alignItems: "center", height: 92, flexShrink: 0, padding: "0 64px", ...BAR }}>
        <div style={{ width: 28, height: 28, borderRadius: 14, marginRight: 18, backgroundColor: COLOURS.marigold }} />
        {PRODUCT}
      </div>
    </div>
  );
}

/** Characters of a heading that needs more than one line. */
const LONG = 22;
const COLUMN = { display: "flex", flexDirection: "column" } as const;
const BAR = { fontSize: 40, fontWeight: 700, color: COLOURS.paper, backgroundColor: COLOURS.green } as const;

function Tile({ name }: { name: ReturnType<typeof categoryPictogram> }) {
  const { tint, line, dot } = DRAWINGS[name] as { tint: string; line: string; dot?: string };
  return (
    <div style={{ display: "flex", padding: 32, borderRadius: 48, backgroundColor: "#e4eedd" }}>
      <svg viewBox="0 0 48 48" width={224} height={224}>
        <path fill="#a9cf9c" d={tint} />
        <path
          fill="none"
          stroke={COLOURS.green}
          strokeWidth={STROKE_WIDTH}
          strokeLinecap="round"
          strokeLinejoin="round"
          d={line}
        />
        {dot && <path fill={COLOURS.green} d={dot} />}
      </svg>
    </div>
  );
}
