import "server-only";
import { createHmac } from "node:crypto";
import { getEnv } from "@/lib/platform/env";
import { post } from "@/lib/platform/http/outgoing";
import { epochNow } from "@/lib/core/time";
import type { TextDriver } from "./driver";

/**
 * Posts each message as JSON to an address of the operator's, which sends it on (docs/deployment.md). `X-KaamSetu-Signature`
 * is `t=SECONDS,v1=HEX`: HMAC-SHA256 of `SECONDS.BODY` by the shared secret.
 */
export const webhookDriver = (url: string, secret: string): TextDriver => ({
  send(message) {
    const body = JSON.stringify(message);
    const seconds = Math.floor(epochNow() / 1_000);
    const signature = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
    return post({
      url,
      headers: {
        "Content-Type": "application/json",
        "Idempotency-Key": message.id,
        "X-KaamSetu-Signature": `t=${seconds},v1=${signature}`,
      },
      body,
      mayBePrivate: true,
    });
  },
});

/** The way in which this server sends text messages; null if it sends none. */
export function textDriver(): TextDriver | null {
  const { TEXT_WEBHOOK_URL: url, TEXT_WEBHOOK_SECRET: secret } = getEnv();
  return url === undefined || secret === undefined ? null : webhookDriver(url, secret);
}
