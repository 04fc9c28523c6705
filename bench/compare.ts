/**
 * Measures our pages and calls against the floor, the smallest Next application that shows 24 jobs (bench/floor), on one
 * database of 100,000 jobs: npm run bench -- --rounds 5 --seconds 5 --only home,list
 */
import { parseArgs } from "node:util";
import { startThrowawayApp } from "@/scripts/lib/throwaway-app";
import { measureRounds } from "./lib/rounds";
import { startFloor } from "./lib/floor";
import { generateInto, people, processOf } from "./lib/people";
import { targetsOf } from "./lib/targets";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "5" },
    jobs: { type: "string", default: "100000" },
    only: { type: "string", default: "" },
  },
});

const app = await startThrowawayApp({ logFile: ".data/bench.log", settings: { shared_buffers: "512MB" } });
const floor = await startFloor(app.database.urls.application);
try {
  const jobs = Number(values.jobs);
  await generateInto(app.database.urls.superuser, { users: jobs, jobs, applications: jobs * 5 });
  const database = await processOf(app.database.urls.owner);
  const all = targetsOf({ app, floor, database, ...(await people(app)) });
  const only = values.only.split(",").filter(Boolean);
  const wanted = all.filter(({ name }) => only.length === 0 || name.startsWith("floor") || only.includes(name));
  const rows = await measureRounds(wanted, { rounds: Number(values.rounds), seconds: Number(values.seconds) });
  console.log(table(rows));
  console.log(`Memory of the server and its children: ${app.memory()} MB.`);
} finally {
  await floor.stop();
  await app.stop();
}

function table(rows: Awaited<ReturnType<typeof measureRounds>>): string {
  const head =
    "| | requests/s | p50 ms | p99 ms | server CPU ms | PostgreSQL CPU ms | × floor |\n|---|---|---|---|---|---|---|";
  const number = (value: number, digits: number) => value.toFixed(digits);
  const lines = rows.map(
    ({ name, perSecond, p50, p99, server, database, ratio }) =>
      `| ${name} | ${number(perSecond, 0)} | ${number(p50, 1)} | ${number(p99, 1)} | ${number(server, 2)} | ${number(database, 2)} | ${number(ratio, 2)} |`,
  );
  return [head, ...lines].join("\n");
}
