import { prepareApplication } from "./application.mjs";
import { greet } from "./greeting.mjs";
import { becomesReady, spawnNext } from "./next-server.mjs";
import { ensurePrismaClient } from "./prisma-client.mjs";

/**
 * Brings the application up with `next start` or `next dev` and keeps it up until a signal ends the lifecycle.
 * `build` is awaited once the database is ready and the Prisma client is there.
 */
export async function serve(command, settings, lifecycle, build = async () => {}) {
  try {
    await ensurePrismaClient();
    const env = await prepareApplication(settings, lifecycle);
    await build();
    const server = spawnNext(command, { ...settings, env });
    lifecycle.onEnd(server.stop);
    void server.exited.then(() => lifecycle.fail("The application has ended unexpectedly; the reason is above."));
    if (await becomesReady(server, settings)) await greet(settings, env.DATABASE_URL);
  } catch (error) {
    if (!lifecycle.isEnding()) {
      await lifecycle.end();
      throw error;
    }
  }
  // Up, or stopping: a signal decides when the process ends.
  await new Promise(() => {});
}
