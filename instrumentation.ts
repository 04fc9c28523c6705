/** Runs once when the server starts. */
export async function register(): Promise<void> {
  // Next compiles this file for the edge too, where the settings' module must not be.
  if (process.env.NEXT_RUNTIME === "nodejs") (await import("@/lib/boot")).checkSettings();
}
