import type { MetadataRoute } from "next";

/** Search engines may read the pages, and have nothing to find in the interface. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/", disallow: "/api/" } };
}
