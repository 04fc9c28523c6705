import type { Translator } from "@/components/jobs/heading/compose-heading";
import { reasonsInWords } from "@/components/jobs/suits/reason-words";
import type { SuitsReason } from "@/lib/domains/jobs/suits-types";
import type { Job } from "@/lib/domains/jobs/types";

/** Why the job suits the reader: all reasons, of which a card has room for some. */
export function JobSuits({ job, suits, t }: { job: Job; suits: readonly SuitsReason[]; t: Translator }) {
  const { score, reasons } = reasonsInWords({ job, reasons: [...suits] }, t);
  return (
    <section aria-labelledby="suits" className="bg-primary-soft rounded-lg px-4 py-3">
      <h2 id="suits" className="text-base">
        {score}
      </h2>
      <ul className="list-disc ps-5">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </section>
  );
}
