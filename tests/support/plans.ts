import { Client, type QueryConfig } from "pg";
import { vi } from "vitest";

type Statement = { text: string; values: unknown[] };
type PlanNode = { "Node Type": string; "Relation Name"?: string; Plans?: PlanNode[] };

/** Runs `work` and returns the statements it sent to PostgreSQL, with their values. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const query = vi.spyOn(Client.prototype, "query");
  try {
    await work();
    for (const [first, values] of query.mock.calls as unknown as [string | QueryConfig, unknown[] | undefined][]) {
      const text = typeof first === "string" ? first : first.text;
      if (/^\s*(SELECT|WITH|UPDATE)/i.test(text)) {
        statements.push({ text, values: values ?? (typeof first === "string" ? [] : (first.values ?? [])) });
      }
    }
  } finally {
    query.mockRestore();
  }
  return statements;
}

/** The tables for which PostgreSQL would use a sequential scan in a statement. */
export async function sequentialScans(client: Client, { text, values }: Statement): Promise<string[]> {
  const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(`EXPLAIN (FORMAT JSON) ${text}`, values);
  const scans: string[] = [];
  const visit = (node: PlanNode) => {
    if (node["Node Type"] === "Seq Scan") scans.push(node["Relation Name"]!);
    node.Plans?.forEach(visit);
  };
  visit(rows[0]!["QUERY PLAN"][0].Plan);
  return scans;
}
