/** Stands for employers who deleted their accounts, at what others still see of their jobs. Nobody can sign in to it. */
export const NOBODY = {
  id: "00000000-0000-7000-8000-000000000000",
  username: "kaamsetu.deleted",
  passwordHash: "",
  role: "employer",
  deactivatedAt: new Date(0),
} as const;

/** So many of the person's own events of security are shown; anyone who fails to log in can add to them. */
export const SHOWN_EVENTS = 200;
