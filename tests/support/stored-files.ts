import { readdir } from "node:fs/promises";

/** The names of all files in the store. */
export const storedFiles = () => readdir(process.env.UPLOAD_DIR!).catch(() => []);
