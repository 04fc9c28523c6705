import { demoAccounts } from "./demo-data.mjs";

/** Prints where the application is and, where there are demo data, who may sign in. */
export async function greet({ port, hostname, demoData, dataDir, databaseUrl }, url) {
  const lines = ["", `KaamSetu is ready: http://localhost:${port}`];
  if (hostname === "localhost") lines.push("Only this computer reaches it; for others too: HOSTNAME=0.0.0.0 npm start");
  if (!databaseUrl) lines.push(`Data: ${dataDir}`);
  const accounts = demoData ? await demoAccounts(url) : [];
  if (accounts.length > 0) lines.push("Demo accounts:");
  for (const { kind, username, password } of accounts) {
    lines.push(
      `  ${kind.padEnd(9)} ${username.padEnd(18)} ${password}${kind === "admin" ? "   (at /admin-login)" : ""}`,
    );
  }
  lines.push("Stop it with Ctrl-C.", "");
  console.log(lines.join("\n"));
}
