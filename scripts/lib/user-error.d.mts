export class UserError extends Error {}
export function runCommand(main: () => Promise<number | void>): Promise<never>;
