import { ensureInstalled } from "./install.mjs";
import { createLifecycle } from "./lifecycle.mjs";
import { requireFreePort } from "./port.mjs";
import { requireSessionSecret } from "./session-secret.mjs";
import { readSettings } from "./settings.mjs";
import { runCommand } from "./user-error.mjs";

await runCommand(async () => {
  const settings = readSettings();
  requireSessionSecret(settings);
  await requireFreePort(settings);
  const lifecycle = createLifecycle();
  await ensureInstalled();
  // These two import packages.
  const { serve } = await import("./serve.mjs");
  const { ensureBuild } = await import("./build.mjs");
  await serve("start", settings, lifecycle, ensureBuild);
});
