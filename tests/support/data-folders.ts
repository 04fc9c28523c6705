import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { withConnection } from "@/scripts/lib/connection";
import { bringUpToDate } from "@/scripts/lib/database";
import { type EmbeddedServer, startEmbedded } from "@/scripts/lib/embedded-postgres";

/**
 * Data folders for the commands that copy them, by name. "first" is made once, with 20 users and 5 pictures; each test begins
 * with it.
 */
export function dataFolders() {
  // When started by root, the server runs as another user, who needs access; /tmp gives it to everybody.
  const folder = mkdtempSync(path.join(tmpdir(), "kaamsetu-backup-"));
  chmodSync(folder, 0o755);
  const homes = new Set<string>();
  const state = {
    folder,
    /** Lines printed in this test. */
    said: [] as string[],
    /** The rows of the tables of "first". */
    contents: {} as Record<string, string>,
    dirOf: (name: string) => path.join(folder, name),
    uploadsOf: (name: string) => path.join(folder, name, "uploads"),

    /** Chooses the data folder that the commands work on. */
    use(name: string, env: Record<string, string> = {}) {
      const unset = { DATABASE_URL: "", DIRECT_DATABASE_URL: "", UPLOAD_DIR: "", UPLOAD_STORAGE: "" };
      const settings = { ...unset, KAAMSETU_DATA_DIR: state.dirOf(name), INIT_CWD: folder, ...env };
      for (const [key, value] of Object.entries(settings)) vi.stubEnv(key, value);
    },

    async start(name: string): Promise<EmbeddedServer> {
      const server = await startEmbedded({
        dataDir: state.dirOf(name),
        serverSettings: { fsync: "off" },
        say: (line) => state.said.push(line),
      });
      homes.add(server.home);
      return server;
    },

    addPicture(name: string, file: string) {
      mkdirSync(state.uploadsOf(name), { recursive: true });
      writeFileSync(path.join(state.uploadsOf(name), file), randomBytes(70_000));
    },

    /** The bytes of each picture. */
    picturesIn: (name: string) =>
      Object.fromEntries(
        readdirSync(state.uploadsOf(name)).map((file) => [
          file,
          readFileSync(path.join(state.uploadsOf(name), file)).toString("hex"),
        ]),
      ),
  };

  beforeAll(async () => {
    const server = await state.start("first");
    await bringUpToDate(server.urls);
    for (let number = 0; number < 20; number += 1) await addUser(server.urls.application, `before.${number}`);
    for (let number = 0; number < 5; number += 1) state.addPicture("first", `picture-${number}.webp`);
    state.contents = await contentsOf(server.urls.superuser);
    await server.stop();
  });
  beforeEach(() => {
    state.said = [];
    vi.spyOn(console, "log").mockImplementation((line: string) => void state.said.push(line));
    state.use("first");
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });
  afterAll(() => {
    for (const home of [folder, ...homes]) rmSync(home, { recursive: true, force: true });
  });
  return state;
}

export const query = <Row extends object>(url: string, sql: string, values: unknown[] = []) =>
  withConnection(url, async (client) => (await client.query<Row>(sql, values)).rows);

export const addUser = (url: string, username: string) =>
  query(
    url,
    "INSERT INTO users (id, username, name_skeleton, password_hash, role) VALUES (gen_random_uuid(), $1::text, $1::text, 'x', 'worker')",
    [username],
  );

/** Every table's rows, as one number each. */
export async function contentsOf(url: string): Promise<Record<string, string>> {
  const tables = await query<{ name: string }>(
    url,
    "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1",
  );
  const sums: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await query<{ sum: string }>(
      url,
      `SELECT count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) AS sum FROM "${name}" AS t`,
    );
    sums[name] = row!.sum;
  }
  return sums;
}
