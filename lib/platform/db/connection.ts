import "server-only";
import pg from "pg";
import { noteError } from "./room";

type Query = (...args: unknown[]) => unknown;

/**
 * A connection that closes once a query on it has timed out. Otherwise the statement that never ended would keep whatever
 * comes next waiting as long again: the ROLLBACK of its transaction, or the next request that the pool gives it to. Of the
 * server's errors it reports a full disk, wherever they are caught.
 */
export class Connection extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const watched: Query = (...args) => {
      // Looked up at each call, so that tests can see the statements.
      const result = Reflect.apply(pg.Client.prototype.query as Query, this, args);
      if (result instanceof Promise) result.catch((error: unknown) => this.closeIfTimedOut(error));
      return result;
    };
    this.query = watched as typeof this.query;
    this.connection.on("errorMessage", ({ code }: { code?: string }) => noteError(code));
  }

  private closeIfTimedOut(error: unknown): void {
    // Already closing is as good.
    if (error instanceof Error && error.message === "Query read timeout") void this.end().catch(() => undefined);
  }
}
