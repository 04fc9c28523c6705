/** The marks by which workers know an employer, in words on card and page. Labels live in messages/*.json under `employerCard.mark`. */
export const EMPLOYER_MARKS = ["checked", "number", "new", "unchecked"] as const;
export type EmployerMark = (typeof EMPLOYER_MARKS)[number];

/** The proofs that a person of the office may see of an employer: `employerCard.seen` in the texts. */
export const CHECKED_BY = ["identity", "address"] as const;
