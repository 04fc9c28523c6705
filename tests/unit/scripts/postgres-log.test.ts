import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { cutLog } from "@/scripts/lib/embedded-postgres";

test("a log that grows too long while its server writes it is kept once and begins again", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "kaamsetu-log-"));
  const file = path.join(folder, "postgres.log");
  const log = openSync(file, "a");
  try {
    for (const line of ["first", "second", "third"]) {
      writeSync(log, `${line.repeat(300)}\n`);
      cutLog(file, 1_000);
    }
    expect(statSync(file).size).toBe(0);
    expect(readFileSync(`${file}.1`, "utf8")).toContain("third");
    writeSync(log, "fourth\n");
    cutLog(file, 1_000);
    expect(readFileSync(file, "utf8")).toBe("fourth\n");
  } finally {
    closeSync(log);
    rmSync(folder, { recursive: true });
  }
});
