import { withConnection } from "@/scripts/lib/connection";

/** Runs SQL in this file's database as its owner, since the application may not change tables. */
export const asOwner = <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  withConnection(process.env.TEST_OWNER_URL!, async (client) => (await client.query<Row>(sql, values)).rows);
