import { smallMask, type SmallMask } from "@/components/shared/pictograms/mask";
import type { JobCardView } from "@/lib/domains/jobs/types";

type CardMiddleProps = { job: Pick<JobCardView, "pay" | "place" | "facts">; noPay?: string };

/** Pay, place and facts of a card: all that is the same whether or not it can be pressed. */
export const CardMiddle = ({ job: { pay, place, facts }, noPay }: CardMiddleProps) => (
  <>
    {/* Flex, so that "/ month" wraps as a whole. */}
    <p className="job-card-pay">{pay ? <PayWords {...pay} /> : <b>{noPay}</b>}</p>
    <p dir="auto" className={`${smallMask("place")} job-card-place`}>
      {place}
    </p>
    <ul className="job-card-facts">
      {facts.map(({ picture, text, lang }) => (
        <li key={picture} dir="auto" lang={lang} className={smallMask(picture as SmallMask)}>
          {text}
        </li>
      ))}
    </ul>
  </>
);

/** The pay's sentence, the amount large. */
export const PayWords = ({ before, amount, after }: NonNullable<JobCardView["pay"]>) => (
  <>
    {before}
    <span className="text-pay">{amount}</span>
    {after}
  </>
);
