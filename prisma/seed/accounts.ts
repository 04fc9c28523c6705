/** The accounts that the terminal prints after the demo data was written. Demo data only, never made in production. */
export const DEMO_ACCOUNTS = {
  worker: { username: "sunita.devi", password: "kaam-setu-demo-1" },
  employer: { username: "sharma.household", password: "kaam-setu-demo-2" },
  admin: { username: "demo.admin", password: "kaam-setu-demo-3" },
} as const;

/** All accounts of a kind share the password of the kind's first account. */
export type AccountKind = keyof typeof DEMO_ACCOUNTS;
