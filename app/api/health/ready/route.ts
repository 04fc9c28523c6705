import { db } from "@/lib/db/client";
import { logError } from "@/lib/http/log";

export const dynamic = "force-dynamic";

/** Whether the parts that a request needs are there: 200, or 503 and which part is away. */
export async function GET() {
  const headers = { "Cache-Control": "no-store" };
  try {
    await db.$queryRaw`SELECT 1`;
    return Response.json({ status: "ok", database: "ok" }, { headers });
  } catch (error) {
    logError("not_ready", error);
    return Response.json(
      { status: "unavailable", database: "away" },
      { status: 503, headers: { ...headers, "Retry-After": "5" } },
    );
  }
}
