import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Category } from "@/lib/core/categories";
import { href } from "@/lib/access/routes";

/** The picture of a job's category: the same for all jobs of the category, so never drawn here. */
export const categoryPreview = async (name: Category | "all-staff"): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(path.join(/* turbopackIgnore: true */ "public", href.categoryPreview(name))));
