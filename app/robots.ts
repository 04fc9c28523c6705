import type { MetadataRoute } from "next";
import { getEnv, ownOrigin } from "@/lib/platform/env";

// The setting is read when it is asked for, not by the build.
export const dynamic = "force-dynamic";

/**
 * Search engines may read the pages, and have nothing to find in the interface. Where they may not list the pages, the pages
 * say so themselves (`X-Robots-Tag`): a page that may not even be read could still be listed by its address.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: "/api/" },
    ...(getEnv().SEARCH_INDEXING === "1" ? { sitemap: `${ownOrigin()}/sitemap.xml` } : {}),
  };
}
