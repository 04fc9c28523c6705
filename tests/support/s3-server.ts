import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { S3Settings } from "@/lib/platform/settings/uploads";

const ACCESS_KEY = "for-tests-only";
const BUCKET = "pictures";
const NAMESPACE = 'xmlns="http://s3.amazonaws.com/doc/2006-03-01/"';

/** An object in the bucket. */
type Stored = { bytes: Buffer; type: string; modifiedAt: Date };
/** An answer: XML, an object's bytes, or an empty body. */
type Reply = { status: number; headers?: Record<string, string>; body?: string | Buffer };

/**
 * Starts a server in this process that implements the part of Amazon's S3 that we use, after its reference: Put, Get,
 * Head and Delete of objects and ListObjectsV2 with pages, in one bucket, which is empty at first. It checks the access
 * key, that a request is signed, and the checksum of a signed body, but not the signature itself.
 * `stop` may be called twice.
 */
export async function startS3(): Promise<{ settings: S3Settings; stop: () => Promise<void> }> {
  const objects = new Map<string, Stored>();
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => send(response, request, answer(objects, request, body)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    settings: {
      bucket: BUCKET,
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      region: "us-east-1",
      accessKeyId: ACCESS_KEY,
      secretAccessKey: "a-secret-for-tests-only",
      forcePathStyle: true,
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function send(response: ServerResponse, { method }: IncomingMessage, { status, headers, body = "" }: Reply): void {
  const type = typeof body === "string" && body !== "" ? { "content-type": "application/xml" } : {};
  response.writeHead(status, { ...type, "content-length": Buffer.byteLength(body), ...headers });
  response.end(method === "HEAD" ? undefined : body);
}

function answer(objects: Map<string, Stored>, request: IncomingMessage, body: Buffer): Reply {
  const url = new URL(request.url ?? "/", "http://s3");
  const [bucket, ...rest] = url.pathname.slice(1).split("/").map(decodeURIComponent);
  const key = rest.join("/");
  const refusal = refuse(request, body) ?? (bucket === BUCKET ? null : fault(404, "NoSuchBucket"));
  if (refusal) return refusal;
  if (key === "") {
    return request.method === "GET" && url.searchParams.get("list-type") === "2"
      ? list(objects, url.searchParams)
      : fault(501, "NotImplemented");
  }
  return onObject(objects, key, request, body);
}

/** The reason to refuse a request, or null (the API's "Common Request Headers" and signature version 4). */
function refuse({ headers }: IncomingMessage, body: Buffer): Reply | null {
  const signed = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/us-east-1\/s3\/aws4_request, SignedHeaders=\S+, Signature=[0-9a-f]{64}$/; // prettier-ignore
  const accessKey = signed.exec(headers.authorization ?? "")?.[1];
  if (!accessKey || !headers["x-amz-date"]) return fault(403, "AccessDenied");
  if (accessKey !== ACCESS_KEY) return fault(403, "InvalidAccessKeyId");
  const sum = headers["x-amz-content-sha256"];
  if (sum === "UNSIGNED-PAYLOAD") return null;
  const actual = createHash("sha256").update(body).digest("hex");
  return sum === actual ? null : fault(400, "XAmzContentSHA256Mismatch");
}

function onObject(
  objects: Map<string, Stored>,
  key: string,
  { method, headers }: IncomingMessage,
  body: Buffer,
): Reply {
  const stored = objects.get(key);
  switch (method) {
    case "PUT":
      objects.set(key, { bytes: body, type: headers["content-type"] ?? "", modifiedAt: new Date() });
      return { status: 200, headers: { etag: etagOf(body) } };
    case "GET":
    case "HEAD":
      if (!stored) return fault(404, "NoSuchKey");
      return {
        status: 200,
        headers: {
          "content-type": stored.type,
          etag: etagOf(stored.bytes),
          "last-modified": stored.modifiedAt.toUTCString(),
        },
        body: stored.bytes,
      };
    case "DELETE":
      // Succeeds even if there was no such object.
      objects.delete(key);
      return { status: 204 };
    default:
      return fault(501, "NotImplemented");
  }
}

const etagOf = (bytes: Buffer): string => `"${createHash("md5").update(bytes).digest("hex")}"`;

// Sorted by key. The continuation token is the last key of the page, encoded.
function list(objects: Map<string, Stored>, query: URLSearchParams): Reply {
  const size = Math.min(Number(query.get("max-keys") ?? 1_000), 1_000);
  const token = query.get("continuation-token");
  const after = token === null ? "" : Buffer.from(token, "base64url").toString();
  const left = [...objects.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).filter(([key]) => key > after);
  const page = left.slice(0, size);
  const next = left.length > size ? Buffer.from(page.at(-1)![0]).toString("base64url") : null;
  const contents = page.map(
    ([key, { bytes, modifiedAt }]) =>
      `<Contents><Key>${key}</Key><LastModified>${modifiedAt.toISOString()}</LastModified>` +
      `<ETag>${etagOf(bytes)}</ETag><Size>${bytes.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`,
  );
  const body =
    `<ListBucketResult ${NAMESPACE}><Name>${BUCKET}</Name><Prefix></Prefix><KeyCount>${page.length}</KeyCount>` +
    `<MaxKeys>${size}</MaxKeys><IsTruncated>${next !== null}</IsTruncated>` +
    `${next === null ? "" : `<NextContinuationToken>${next}</NextContinuationToken>`}${contents.join("")}</ListBucketResult>`;
  return { status: 200, body };
}

const fault = (status: number, code: string): Reply => ({
  status,
  body: `<Error><Code>${code}</Code><Message>${code}</Message><RequestId>test</RequestId></Error>`,
});
