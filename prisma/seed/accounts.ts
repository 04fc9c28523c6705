import { PUBLISHED_PASSWORDS } from "../../lib/domains/users/published-options";

const [worker, employer, admin] = PUBLISHED_PASSWORDS;

/** The accounts printed in the terminal after the demo data is written. Demo data only, never created in production. */
export const DEMO_ACCOUNTS = {
  worker: { username: "sunita.devi", password: worker },
  employer: { username: "sharma.household", password: employer },
  admin: { username: "demo.admin", password: admin },
} as const;

/** All accounts of a kind share the password of the first. */
export type AccountKind = keyof typeof DEMO_ACCOUNTS;
