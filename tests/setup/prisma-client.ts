import { ensurePrismaClient } from "@/scripts/lib/next";

/** Generates the Prisma client, so that tests run right after `npm ci`. */
export default ensurePrismaClient;
