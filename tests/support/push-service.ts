import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** A message as the browser would read it, and how it came. */
type Pushed = { path: string; headers: IncomingHttpHeaders; message: Record<string, unknown> };

/** A browser's subscription at the local push service. */
export type LocalSubscription = { endpoint: string; keys: { p256dh: string; auth: string } };

/**
 * Starts a push service in this process that takes messages for the browsers it has made up, checks our signature and
 * decrypts what they could read. `answers` are given first, one a message: a status, with headers if need be.
 * @param port any free one unless given.
 */
export async function startPushService(port = 0) {
  const pushed: Pushed[] = [];
  const answers: { status: number; headers?: Record<string, string> }[] = [];
  const browsers = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>();
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const browser = browsers.get(request.url ?? "");
      const answer = answers.shift() ?? { status: browser ? 201 : 410 };
      if (browser && answer.status === 201) {
        requireSignature(request.headers, origin);
        const message = JSON.parse(decrypt(body, browser)) as Record<string, unknown>;
        pushed.push({ path: request.url ?? "", headers: request.headers, message });
      }
      response.writeHead(answer.status, answer.headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    pushed,
    answers,
    /** A browser that subscribes. */
    subscription(): LocalSubscription {
      const ecdh = createECDH("prime256v1");
      const [publicKey, auth] = [ecdh.generateKeys(), randomBytes(16)];
      const path = `/push/${randomBytes(12).toString("base64url")}`;
      browsers.set(path, { ecdh, auth });
      return {
        endpoint: `${origin}${path}`,
        keys: { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") },
      };
    },
    /** Ends a subscription, as a browser does that was removed. */
    forget: ({ endpoint }: LocalSubscription) => browsers.delete(new URL(endpoint).pathname),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** RFC 8291 with the content coding of RFC 8188: one record, as the browser decrypts it. */
function decrypt(body: Buffer, { ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const shared = ecdh.computeSecret(senderKey);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), senderKey]);
  const secret = Buffer.from(hkdfSync("sha256", shared, auth, info, 32));
  const key = Buffer.from(hkdfSync("sha256", secret, salt, "Content-Encoding: aes128gcm\0", 16));
  const nonce = Buffer.from(hkdfSync("sha256", secret, salt, "Content-Encoding: nonce\0", 12));
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  return padded.subarray(0, end).toString("utf8");
}

/** RFC 8292: a token for this service, signed by the key that is sent along. */
function requireSignature({ authorization = "" }: IncomingHttpHeaders, origin: string): void {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const jwk = {
    ...{ kty: "EC", crv: "P-256" },
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, "base64url").toString("utf8")) as Record<string, unknown>;
  const isRecent = Number(exp) > Date.now() / 1000 && Number(exp) <= Date.now() / 1000 + 24 * 3600;
  if (!isSigned || aud !== origin || !isRecent || !/^(mailto:|https:)/.test(String(sub))) {
    throw new Error("The message is not signed as RFC 8292 says.");
  }
}
