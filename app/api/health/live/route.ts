/** The process answers. Asks nothing else, so that a database outage does not restart every instance. */
export const GET = () => Response.json({ status: "ok" }, { headers: { "Cache-Control": "no-store" } });
export const dynamic = "force-dynamic";
