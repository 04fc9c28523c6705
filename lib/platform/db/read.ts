import "server-only";
import { Prisma } from "./generated/client";
import { pool } from "./pool";

/**
 * The rows of one statement, by the driver alone: what every request reads costs half of what it does through Prisma. The
 * columns need types that the driver knows – dates with time, 32-bit numbers, texts, booleans, arrays of them; enums come as text.
 * @returns a promise of the rows, which the caller says the type of.
 * @throws the driver's error; isDatabaseUnavailable() knows it.
 */
export const read = <Row extends object = Record<string, unknown>>(
  strings: TemplateStringsArray,
  ...values: unknown[]
): Promise<Row[]> => send<Row>(Prisma.sql(strings, ...values), false);

/**
 * The same for a statement whose best plan is the same for any values, which tests/integration/plans.test.ts looks at. PostgreSQL
 * would plan it each time, because it takes arrays and limits that it does not know for longer than they are; that costs as
 * much as finding the rows.
 */
export const readWithGenericPlan = <Row extends object = Record<string, unknown>>(
  strings: TemplateStringsArray,
  ...values: unknown[]
): Promise<Row[]> => send<Row>(Prisma.sql(strings, ...values), true);

async function send<Row extends object>({ text, values }: Prisma.Sql, hasOnePlan: boolean): Promise<Row[]> {
  const { connections, onePlan, nameOf } = pool();
  const name = nameOf?.(text) ?? "";
  // Without a name it would be planned for any values each time.
  const chosen = hasOnePlan && onePlan && name ? onePlan : connections;
  const { rows } = await chosen.query<Row>({ ...(name ? { name } : {}), text, values });
  return rows;
}
