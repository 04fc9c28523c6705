/**
 * A path of ours from an address's `next`, else "/". In characters valid in a header: "//evil.example" and
 * "/\\evil.example" would leave the site.
 */
export const ownPath = (next: string | null | undefined): string =>
  next && /^\/(?![/\\])[\x21-\x7e]*$/.test(next) ? next : "/";
