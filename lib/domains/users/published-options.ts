/** The passwords of the demo data's accounts: anyone can read them here. */
export const PUBLISHED_PASSWORDS = ["kaam-setu-demo-1", "kaam-setu-demo-2", "kaam-setu-demo-3"] as const;
