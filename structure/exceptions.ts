/** An import that a rule would refuse but that is right all the same. `from` and `to` are patterns of paths. */
export type Exception = { from: RegExp; to: RegExp; reason: string };

/** Few, and each must still be needed: one that no import uses is refused. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    from: /^app\/api\/health\/ready\/route\.ts$/,
    to: /^lib\/platform\/db\/probe\.ts$/,
    reason: "The health check has to find out whether the database answers.",
  },
  {
    from: /^lib\/(access|platform\/http)\//,
    to: /^lib\/domains\/users\/(options|policy)\.ts$/,
    reason: "Every session knows its role and audience.",
  },
  {
    from: /^lib\/access\/auth\/options\.ts$/,
    to: /^lib\/domains\/users\/(schema|service)\.ts$/,
    reason: "next-auth uses the same check of name and password as POST /api/login.",
  },
  {
    from: /^lib\/platform\/http\/multipart\.ts$/,
    to: /^lib\/platform\/uploads\/limits\.ts$/,
    reason: "A picture that is too large is refused while it arrives.",
  },
  {
    from: /^scripts\/pictures\//,
    to: /^components\/shared\/pictograms\//,
    reason: "The categories' pictures are made from the same drawings as the pictograms.",
  },
];
