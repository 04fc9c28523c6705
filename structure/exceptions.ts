/** An import that a rule would refuse but that is right all the same. `from` and `to` are patterns of paths. */
export type Exception = { from: RegExp; to: RegExp; reason: string };

/** Few, and each must still be needed: one that no import uses is refused. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    from: /^app\/api\/health\/ready\/route\.ts$/,
    to: /^lib\/db\/probe\.ts$/,
    reason: "The health check has to find out whether the database answers.",
  },
  {
    from: /^lib\/(auth|http|screens)\//,
    to: /^lib\/users\/(options|policy)\.ts$/,
    reason: "Every session knows its role and audience.",
  },
  {
    from: /^lib\/auth\/options\.ts$/,
    to: /^lib\/users\/(schema|service)\.ts$/,
    reason: "next-auth uses the same check of name and password as POST /api/login.",
  },
  {
    from: /^lib\/http\/(route|idempotency)\.ts$/,
    to: /^lib\/(auth|limits|security-log)\//,
    reason: "A route authenticates the caller, counts the call and records a refusal.",
  },
  {
    from: /^lib\/http\/multipart\.ts$/,
    to: /^lib\/uploads\/limits\.ts$/,
    reason: "A picture that is too large is refused while it arrives.",
  },
  {
    from: /^scripts\/pictures\//,
    to: /^components\/shared\/pictograms\//,
    reason: "The categories' pictures are made from the same drawings as the pictograms.",
  },
];
