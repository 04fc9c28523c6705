import { getEnv } from "./env";

/** A missing or wrong setting stops the server here, with the setting's name and no stack. */
export function checkSettings(): void {
  try {
    getEnv();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
