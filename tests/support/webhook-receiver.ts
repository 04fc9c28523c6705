import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/**
 * Starts a receiver of text messages in this process, as docs/deployment.md describes one: it takes what is signed by the
 * secret, and each message once. `answers` are given first, one a message.
 */
export async function startWebhook(secret: string) {
  const received: Record<string, unknown>[] = [];
  const answers: { status: number; headers?: Record<string, string> }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const [, seconds = "", given = ""] =
        /^t=(\d+),v1=(\w+)$/.exec(String(request.headers["x-kaamsetu-signature"])) ?? [];
      const isSigned = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex") === given;
      const answer = answers.shift() ?? { status: isSigned ? 202 : 401 };
      const message = JSON.parse(body) as Record<string, unknown>;
      if (answer.status === 202 && message.id === request.headers["idempotency-key"]) received.push(message);
      response.writeHead(answer.status, answer.headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/texts`,
    received,
    answers,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
