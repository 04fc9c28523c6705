import { createServer, Server } from "node:net";
import { hostname } from "node:os";
import { afterEach, expect, test, vi } from "vitest";
import { freePort, readSettings, requireFreePort, requireSessionSecret } from "@/scripts/before-install/settings.mjs";

const NAMES = [
  "PORT",
  "HOSTNAME",
  "DATABASE_URL",
  "DIRECT_DATABASE_URL",
  "DEMO_DATA",
  "SESSION_SECRET",
  "KAAMSETU_DATA_DIR",
];

function setEnv(settings: Record<string, string>) {
  for (const name of NAMES) vi.stubEnv(name, settings[name] ?? "");
}
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const URL_OF_ONES_OWN = "postgresql://u:p@db:5432/x";

test("migrations may have a URL of their own, bypassing a pooler", () => {
  const DIRECT_DATABASE_URL = "postgresql://owner:p@db:5432/x";
  setEnv({ DATABASE_URL: URL_OF_ONES_OWN, DIRECT_DATABASE_URL });
  expect(readSettings()).toMatchObject({ databaseUrl: URL_OF_ONES_OWN, directDatabaseUrl: DIRECT_DATABASE_URL });
  setEnv({ DIRECT_DATABASE_URL });
  expect(readSettings).toThrow("DIRECT_DATABASE_URL is set, but DATABASE_URL is not: set that as well, or neither.");
  setEnv({ DATABASE_URL: URL_OF_ONES_OWN, DIRECT_DATABASE_URL: "db" });
  expect(readSettings).toThrow("DIRECT_DATABASE_URL is no address of a PostgreSQL");
});

test("the default is the embedded database with demo data, for this computer only", () => {
  setEnv({});
  expect(readSettings()).toMatchObject({
    port: 3000,
    hostname: "localhost",
    databaseUrl: undefined,
    dataDir: expect.stringMatching(/\/\.data$/) as string,
    demoData: true,
  });
});

test("a database of one's own has no demo data unless requested, and is public", () => {
  setEnv({ DATABASE_URL: URL_OF_ONES_OWN });
  expect(readSettings()).toMatchObject({ hostname: "0.0.0.0", demoData: false });
  setEnv({ DATABASE_URL: URL_OF_ONES_OWN, DEMO_DATA: "1" });
  expect(readSettings().demoData).toBe(true);
});

test.each([
  [hostname(), "localhost"],
  ["127.0.0.1", "localhost"],
  ["::1", "localhost"],
  ["0.0.0.0", "0.0.0.0"],
])("HOSTNAME=%s means %s", (HOSTNAME, expected) => {
  setEnv({ HOSTNAME });
  expect(readSettings().hostname).toBe(expected);
});

test.each(["abc", "0", "65536", "80.5"])("PORT=%s is refused", (PORT) => {
  setEnv({ PORT });
  expect(readSettings).toThrow(`PORT is "${PORT}": set it to a number from 1 to 65535.`);
});

test("the URL of another kind of database is refused", () => {
  setEnv({ DATABASE_URL: "mysql://u@db/x" });
  expect(readSettings).toThrow(
    "DATABASE_URL is no address of a PostgreSQL: it looks like postgresql://user:password@host:5432/name",
  );
});

test("a public server needs a secret that is long enough", () => {
  setEnv({});
  expect(() => requireSessionSecret({ databaseUrl: URL_OF_ONES_OWN })).toThrow(
    "SESSION_SECRET is missing: with DATABASE_URL set, set it to 32 or more random characters, for instance from: openssl rand -base64 32",
  );
  expect(() => requireSessionSecret({ databaseUrl: undefined })).not.toThrow();
  setEnv({ SESSION_SECRET: "short" });
  expect(() => requireSessionSecret({ databaseUrl: undefined })).toThrow(
    "SESSION_SECRET is too short: set it to 32 or more random characters.",
  );
});

test("a port in use is refused, and another one suggested", async () => {
  const port = await freePort();
  await requireFreePort({ port, hostname: "localhost" });
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, "127.0.0.1", resolve));
  await expect(requireFreePort({ port, hostname: "localhost" })).rejects.toThrow(
    `Port ${port} is in use by another program: stop that one, or choose another port: PORT=${port + 1} npm start`,
  );
  await new Promise((resolve) => other.close(resolve));
});

test("a port this user may not use is refused", async () => {
  vi.spyOn(Server.prototype, "listen").mockImplementation(function (this: Server) {
    this.emit("error", Object.assign(new Error("denied"), { code: "EACCES" }));
    return this;
  });
  await expect(requireFreePort({ port: 80, hostname: "localhost" })).rejects.toThrow(
    "Port 80 is not allowed for this user: choose one above 1023, for instance PORT=3000.",
  );
});

test("an address of another computer is refused", async () => {
  // From the block that RFC 5737 reserves for examples.
  await expect(requireFreePort({ port: await freePort(), hostname: "192.0.2.1" })).rejects.toThrow(
    "The server cannot listen on 192.0.2.1 (EADDRNOTAVAIL): set HOSTNAME to an address of this computer.",
  );
});
