import "server-only";
import { Prisma } from "./generated/client";
import { pool } from "./pool";

/**
 * The rows of one statement, by the driver alone: what every request reads costs half of what it does through Prisma. The
 * columns need types that the driver knows – dates with time, 32-bit numbers, texts, booleans, arrays of them; enums as ::text.
 * @returns a promise of the rows, which the caller says the type of.
 * @throws the driver's error; isDatabaseUnavailable() knows it.
 */
export async function read<Row extends object = Record<string, unknown>>(
  strings: TemplateStringsArray,
  ...values: unknown[]
): Promise<Row[]> {
  const statement = Prisma.sql(strings, ...values);
  const { text } = statement;
  const { connections, nameOf } = pool();
  const name = nameOf?.(text) ?? "";
  const { rows } = await connections.query<Row>({ ...(name ? { name } : {}), text, values: statement.values });
  return rows;
}
