/** An import that a rule would refuse and that is right all the same. `from` and `to` are patterns of paths. */
export type Exception = { from: RegExp; to: RegExp; reason: string };

/** Few, and each must still be needed: one that no import uses is refused. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    from: /^app\/api\/health\/ready\/route\.ts$/,
    to: /^lib\/db\/probe\.ts$/,
    reason: "Whether the database answers is what the health check is asked.",
  },
  {
    from: /^lib\/(auth|http|screens)\//,
    to: /^lib\/users\/(options|policy)\.ts$/,
    reason: "Every session knows its role and audience.",
  },
  {
    from: /^lib\/auth\/options\.ts$/,
    to: /^lib\/users\/(schema|service)\.ts$/,
    reason: "next-auth calls the very check of name and password that POST /api/login calls.",
  },
  {
    from: /^lib\/http\/(route|idempotency)\.ts$/,
    to: /^lib\/(auth|limits)\//,
    reason: "A route proves who asks and how often before it hands on.",
  },
  {
    from: /^scripts\/openapi\.ts$/,
    to: /^app\/api\/openapi\.json\/document\.ts$/,
    reason: "The document is checked without a server.",
  },
  {
    from: /^scripts\/pictures\//,
    to: /^components\/shared\/pictograms\//,
    reason: "The pictures of the categories are made of the same drawings as the pictograms.",
  },
];
