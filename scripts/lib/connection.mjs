import pg from "pg";
import { UserError } from "./user-error.mjs";

/** Opens one connection to `url`, hands it to `work` and closes it. A UserError says so when nobody answers there. */
export async function withConnection(url, work) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new UserError(`The database ${withoutPassword(url)} does not answer (${reason(error)}): ${adviceFor(error)}`);
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A database URL that may be printed. */
export function withoutPassword(url) {
  if (!URL.canParse(url)) return "in DATABASE_URL";
  const parsed = new URL(url);
  return `${parsed.protocol}//${parsed.host}${parsed.pathname}`;
}

// A host with an IPv4 and an IPv6 address fails with one AggregateError whose own message is empty.
const reason = (error) => error.message || error.errors?.[0]?.message || error.code;

function adviceFor({ code }) {
  if (code === "28P01" || code === "28000") return "check the user and password in DATABASE_URL.";
  if (code === "3D000") return "create that database, or correct its name in DATABASE_URL.";
  return "start that server, or correct DATABASE_URL.";
}
