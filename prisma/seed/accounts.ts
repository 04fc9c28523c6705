/** The accounts printed in the terminal after the demo data is written. Demo data only, never created in production. */
export const DEMO_ACCOUNTS = {
  worker: { username: "sunita.devi", password: "kaam-setu-demo-1" },
  employer: { username: "sharma.household", password: "kaam-setu-demo-2" },
  admin: { username: "demo.admin", password: "kaam-setu-demo-3" },
} as const;

/** All accounts of a kind share the password of the first. */
export type AccountKind = keyof typeof DEMO_ACCOUNTS;
