/**
 * The push services of the browsers' makers: exact names, or with a dot in front all names below. We send to no other
 * address: anyone signed in could otherwise make this server call addresses of their choice.
 */
const HOSTS = [
  // Chrome, Edge on Android, Opera, Samsung Internet.
  "fcm.googleapis.com",
  // Firefox.
  ".push.services.mozilla.com",
  // Safari.
  ".push.apple.com",
  // Edge on Windows.
  ".notify.windows.com",
];

/** Characters of the longest endpoint that is stored; those of Windows have about 700. */
export const ENDPOINT_MAX = 1_500;

/**
 * Whether a browser's subscription may have this address.
 * @param own the origin of a push service that the operator has set, if any.
 */
export function isEndpoint(text: string, own: string | null = null): boolean {
  if (text.length > ENDPOINT_MAX || !URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password, origin, hash } = new URL(text);
  if (username || password || hash) return false;
  if (own !== null && origin === own) return true;
  return (
    protocol === "https:" &&
    port === "" &&
    HOSTS.some((host) => (host.startsWith(".") ? hostname.endsWith(host) : hostname === host))
  );
}
