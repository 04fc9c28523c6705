import { Client, type QueryConfig } from "pg";
import { vi } from "vitest";
import { mayBePrepared } from "@/lib/platform/db/statement-names";

type Statement = { text: string; values: unknown[] };
type PlanNode = {
  "Node Type": string;
  "Relation Name"?: string;
  "Shared Hit Blocks"?: number;
  "Shared Read Blocks"?: number;
  Plans?: PlanNode[];
};

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

/**
 * The tables for which PostgreSQL would use a sequential scan in a statement: with these values, and, if the statement is
 * prepared once a connection, with a plan for any values.
 */
export async function sequentialScans(client: Client, { text, values }: Statement): Promise<string[]> {
  const scans = scansIn(await planOf(client, `EXPLAIN (FORMAT JSON) ${text}`, values));
  if (!mayBePrepared(text)) return scans;
  return [...scans, ...scansIn(await planOf(client, `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`))];
}

// Seven in ten statements of the lists are among those of another list.
const asked = new WeakMap<Client, Map<string, Promise<PlanNode>>>();

function planOf(client: Client, explain: string, values: unknown[] = []): Promise<PlanNode> {
  const plans = asked.get(client) ?? new Map<string, Promise<PlanNode>>();
  asked.set(client, plans);
  const key = JSON.stringify([explain, values]);
  const plan =
    plans.get(key) ?? client.query<Explained>(explain, values).then(({ rows }) => rows[0]!["QUERY PLAN"][0].Plan);
  plans.set(key, plan);
  return plan;
}

/** The kinds of node in a statement's plan for any values. */
export async function genericNodes(client: Client, { text }: Statement): Promise<string[]> {
  const kindsIn = (node: PlanNode): string[] => [node["Node Type"], ...(node.Plans ?? []).flatMap(kindsIn)];
  return kindsIn(await planOf(client, `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`));
}

/** The pages of 8 kB that a statement touches with its values, in memory or not, counted again at each touch. Nothing of it stays. */
export async function pagesTouched(client: Client, { text, values }: Statement): Promise<number> {
  await client.query("BEGIN");
  try {
    const { rows } = await client.query<Explained>(
      `EXPLAIN (ANALYZE, TIMING OFF, BUFFERS, FORMAT JSON) ${text}`,
      values,
    );
    const { Plan: plan } = rows[0]!["QUERY PLAN"][0];
    return plan["Shared Hit Blocks"]! + plan["Shared Read Blocks"]!;
  } finally {
    await client.query("ROLLBACK");
  }
}

type Explained = { "QUERY PLAN": [{ Plan: PlanNode }] };

function scansIn(plan: PlanNode): string[] {
  const scans: string[] = [];
  const visit = (node: PlanNode) => {
    if (node["Node Type"] === "Seq Scan") scans.push(node["Relation Name"]!);
    node.Plans?.forEach(visit);
  };
  visit(plan);
  return scans;
}
