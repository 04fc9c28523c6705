import { readFileSync } from "node:fs";

type Dashboard = { panels: { title: string; targets?: { expr: string }[] }[] };

/** The queries of the dashboard that docs/operations.md names. */
export const dashboardQueries = (): string[] =>
  (JSON.parse(readFileSync("docs/grafana.json", "utf8")) as Dashboard).panels.flatMap(({ targets = [] }) =>
    targets.map(({ expr }) => expr),
  );
