import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import type { S3Settings } from "@/lib/env";

const SCRIPT = "node_modules/s3rver/bin/s3rver.js";

/** A store that speaks S3, on a free port of this computer, with one empty bucket. `stop` may be called twice. */
export async function startS3(): Promise<{ settings: S3Settings; stop: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), "kaamsetu-s3-"));
  const child = spawn(
    process.execPath,
    // It encrypts the tokens of its pages with a cipher that OpenSSL 3 has put away.
    ["--openssl-legacy-provider", SCRIPT, "-d", folder, "-a", "127.0.0.1", "-p", "0"].concat([
      ...["--no-vhost-buckets", "--configure-bucket", "pictures"],
    ]),
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const ended = once(child, "exit");
  const port = await listeningPort(child.stdout);
  return {
    settings: {
      bucket: "pictures",
      endpoint: `http://127.0.0.1:${port}`,
      region: "us-east-1",
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER",
      forcePathStyle: true,
    },
    async stop() {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function listeningPort(output: NodeJS.ReadableStream): Promise<string> {
  for await (const text of createInterface({ input: output })) {
    const port = /listening on 127\.0\.0\.1:(\d+)/.exec(text)?.[1];
    if (!port) continue;
    // Its log of requests is not read, and must not fill the pipe.
    output.resume();
    return port;
  }
  throw new Error("The S3 server has not started");
}
