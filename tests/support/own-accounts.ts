import { withConnection } from "@/scripts/lib/connection";

/** Makes the demo accounts anyone's own, as if they had passwords of their own: a server that others reach refuses them else. */
export const asOwnAccounts = (url: string) =>
  withConnection(url, (client) => client.query("UPDATE users SET is_demo = false"));
