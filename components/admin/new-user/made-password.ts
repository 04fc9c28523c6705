// Without letters and digits that look or sound alike when they are read out.
const LETTERS = "abcdefghjkmnpqrstuvwxyz";
const DIGITS = "23456789";
const GROUPS = 4;

/** A password for somebody else, to be read out on the phone: about 69 bits. @example "tkav4-wmpe7-hqzb2-fnyr8" */
export const makePassword = (): string =>
  Array.from({ length: GROUPS }, () => pick(LETTERS, 4) + pick(DIGITS, 1)).join("-");

/** Signs of a list, each as likely as any other. */
function pick(from: string, count: number): string {
  const fair = 256 - (256 % from.length);
  let picked = "";
  while (picked.length < count) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < fair) picked += from[byte % from.length];
  }
  return picked;
}
