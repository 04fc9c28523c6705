import { setTimeout as sleep } from "node:timers/promises";
import { siblingUrl, withConnection } from "@/scripts/lib/connection";
import type { FaultServer } from "./fault-server";

/** A failure of the database that undoes itself. */
export type Fault = {
  name: string;
  /** Whether readiness must notice it. */
  isReadyLost: boolean;
  run: (server: FaultServer) => Promise<void>;
};

type Query = (sql: string) => Promise<{ rows: Record<string, unknown>[] }>;

const asSuperuser = <T>(server: FaultServer, work: (query: Query) => Promise<T>) =>
  withConnection(siblingUrl(server.urls.superuser, "postgres"), (client) => work((sql) => client.query(sql)));

const END_SESSIONS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'kaamsetu_app'";

const lock = (table: string): Fault => ({
  name: `the table ${table} locked for 10 seconds`,
  isReadyLost: table === "rate_limits",
  run: ({ urls }) =>
    withConnection(urls.superuser, async (client) => {
      await client.query(`BEGIN; LOCK TABLE ${table}`);
      await sleep(10_000);
      await client.query("ROLLBACK");
    }),
});

export const DATABASE_FAULTS: Fault[] = [
  {
    name: "frozen for 30 seconds",
    isReadyLost: true,
    run: async (server) => {
      server.signalAll("SIGSTOP");
      try {
        await sleep(30_000);
      } finally {
        server.signalAll("SIGCONT");
      }
    },
  },
  {
    name: "one of its processes killed, which makes it end all sessions and recover",
    isReadyLost: false,
    run: async (server) => {
      const { rows } = await asSuperuser(server, (query) =>
        query("SELECT pid FROM pg_stat_activity WHERE usename = 'kaamsetu_app' LIMIT 1"),
      );
      process.kill(Number(rows[0]!.pid), "SIGKILL");
      await sleep(1_000);
    },
  },
  {
    name: "gone twice, and back",
    isReadyLost: true,
    run: async (server) => {
      for (let time = 0; time < 2; time += 1) {
        const [main] = server.processes();
        process.kill(main!, "SIGKILL");
        await sleep(5_000);
      }
    },
  },
  {
    name: "no connection left for 8 seconds",
    isReadyLost: true,
    run: (server) =>
      asSuperuser(server, async (query) => {
        await query("ALTER DATABASE kaamsetu CONNECTION LIMIT 0");
        await query(END_SESSIONS);
        await sleep(8_000);
        await query("ALTER DATABASE kaamsetu CONNECTION LIMIT -1");
      }),
  },
  {
    name: "read-only for 8 seconds",
    isReadyLost: true,
    run: async (server) => {
      const set = (value: string) =>
        asSuperuser(server, async (query) => {
          await query(`ALTER DATABASE kaamsetu ${value}`);
          await query(END_SESSIONS);
        });
      await set("SET default_transaction_read_only = on");
      await sleep(8_000);
      await set("RESET default_transaction_read_only");
    },
  },
  ...["jobs", "users", "rate_limits"].map(lock),
];
