/**
 * The headers of every answer, whatever its content. next.config.ts reads them during the build, so they cannot depend
 * on settings.
 */

/** Browser features that none of our pages uses. */
const UNUSED_FEATURES = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "clipboard-read",
  "compute-pressure",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gamepad",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "keyboard-map",
  "local-fonts",
  "magnetometer",
  "midi",
  "otp-credentials",
  "payment",
  "picture-in-picture",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "sync-xhr",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/**
 * The content policy of everything that is not a page: JSON, pictures, assets. If opened as a document, it may load and
 * run nothing. The middleware gives pages their own policy (page-policy.ts).
 */
const CLOSED_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** The content policy of the service worker: its own parts, and calls of ours. */
export const WORKER_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": CLOSED_POLICY,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
  // For browsers that do not support frame-ancestors.
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": [
    "camera=(self)",
    // A copied link, or recovery codes.
    "clipboard-write=(self)",
    "geolocation=(self)",
    "microphone=(self)",
    ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
  ].join(", "),
};

/**
 * With the answer that ends a session: the browser forgets the pages and pictures it has cached. Not its cookies and
 * storage: the language and what belongs to other accounts of a shared phone stay.
 */
export const LOGGED_OUT: Readonly<Record<string, string>> = { "Clear-Site-Data": '"cache"' };
