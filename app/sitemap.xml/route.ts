import { runningApi } from "@/lib/api-docs/running";
import { getEnv, ownOrigin } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/http/errors";
import { route, serve } from "@/lib/access/route";
import { listPublicJobs } from "@/lib/domains/jobs/public-queries";
import { href } from "@/lib/access/routes";
import { PUBLIC_ADDRESSES } from "@/lib/access/screens/indexing";

/** A file may name 50,000; older jobs are found by then. */
const MAX_JOBS = 20_000;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  /** The public pages for search engines. Each names its other languages in its own `Link` header. */
  GET: route(runningApi["GET /sitemap.xml"], async () => {
    if (getEnv().SEARCH_INDEXING !== "1") throw new AppError("not_found");
    const origin = ownOrigin();
    const pages = PUBLIC_ADDRESSES.map((address) => `<url><loc>${origin}${address}</loc></url>`);
    const jobs = (await listPublicJobs(MAX_JOBS)).map(
      ({ id, updatedAt }) =>
        `<url><loc>${origin}${href.job(id)}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
    );
    const urls = [...pages, ...jobs].join("\n");
    return new Response(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
      { headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" } },
    );
  }),
});
