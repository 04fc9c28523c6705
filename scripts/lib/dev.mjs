import { ensureInstalled } from "./install.mjs";
import { createLifecycle } from "./lifecycle.mjs";
import { requireFreePort } from "./port.mjs";
import { readSettings } from "./settings.mjs";
import { runCommand } from "./user-error.mjs";

await runCommand(async () => {
  const settings = readSettings();
  await requireFreePort(settings);
  const lifecycle = createLifecycle();
  await ensureInstalled();
  const { serve } = await import("./serve.mjs");
  await serve("dev", settings, lifecycle);
});
