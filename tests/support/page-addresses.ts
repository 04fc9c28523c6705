import path from "node:path";
import { listFiles } from "../../structure/files";

/** The addresses of all page.tsx, with their parameters as in "/jobs/[jobId]": without language and groups. */
export const PAGE_ADDRESSES = listFiles(path.join(import.meta.dirname, "../.."), "app/[locale]")
  .filter((file) => file.endsWith("/page.tsx"))
  .map((file) => file.split("/").slice(2, -1))
  .map((folders) => `/${folders.filter((folder) => !folder.startsWith("(")).join("/")}`);
