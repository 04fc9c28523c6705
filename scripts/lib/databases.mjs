import { randomUUID } from "node:crypto";
import { withConnection } from "./connection.mjs";

/** The URL of another database on the server of `url`. */
export function siblingUrl(url, name) {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/** Makes an empty database beside that of `url`, in place of one of this name that is there, and returns its URL. */
export async function recreateDatabase(url, name) {
  await withConnection(url, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name}`);
  });
  return siblingUrl(url, name);
}

/** Makes an empty database beside that of `url`, hands its URL to `work` and drops it. */
export async function withScratchDatabase(url, work) {
  const name = `kaamsetu_scratch_${randomUUID().replaceAll("-", "")}`;
  const scratchUrl = await recreateDatabase(url, name);
  try {
    return await work(scratchUrl);
  } finally {
    await withConnection(url, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
  }
}
