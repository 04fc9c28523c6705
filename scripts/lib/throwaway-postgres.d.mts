import type { EmbeddedServer } from "./embedded-postgres.mjs";

export function startThrowaway(): Promise<EmbeddedServer>;
