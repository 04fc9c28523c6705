import type { NextConfig } from "next";

export default { poweredByHeader: false, serverExternalPackages: ["pg"] } satisfies NextConfig;
