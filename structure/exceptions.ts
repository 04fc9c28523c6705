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
    from: /^scripts\/pictures\//,
    to: /^components\/shared\/pictograms\//,
    reason: "The categories' pictures are made from the same drawings as the pictograms.",
  },
];
