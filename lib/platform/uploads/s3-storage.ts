import "server-only";
import type { S3Client } from "@aws-sdk/client-s3";
import type { S3Settings } from "@/lib/platform/settings/uploads";
import { isStoredName, mediaTypeOf } from "./names";
import { checkedName, checkedRemovable, LIST_PAGE, type StorageDriver } from "./storage-driver";

/** Milliseconds: to connect, without receiving a byte, and for one call including its retry. Readers wait no longer. */
const TIMEOUT = { connect: 2_000, idle: 5_000, call: 12_000 };
const ATTEMPTS = 2;

type Options = { pageSize?: number; timeout?: typeof TIMEOUT };

/** Objects in one bucket of Amazon S3 or a compatible store. The SDK is loaded on the first call. */
export function s3Storage(
  settings: S3Settings,
  { pageSize = LIST_PAGE, timeout = TIMEOUT }: Options = {},
): StorageDriver {
  let opened: ReturnType<typeof connect> | null = null;
  const open = () => (opened ??= connect(settings, timeout));
  const bucket = { Bucket: settings.bucket };
  const limited = () => ({ abortSignal: AbortSignal.timeout(timeout.call) });
  return {
    async put(name, bytes) {
      const Key = checkedName(name);
      const { sdk, client } = await open();
      const command = new sdk.PutObjectCommand({ ...bucket, Key, Body: bytes, ContentType: mediaTypeOf(name) });
      await client.send(command, limited());
    },
    async get(name) {
      const Key = checkedName(name);
      const { sdk, client } = await open();
      const bytes = await orIfMissing(null, async () => {
        const { Body } = await client.send(new sdk.GetObjectCommand({ ...bucket, Key }), limited());
        return (await Body?.transformToByteArray()) ?? null;
      });
      return bytes && new Uint8Array(bytes);
    },
    async has(name) {
      const Key = checkedName(name);
      const { sdk, client } = await open();
      return orIfMissing(false, async () => {
        await client.send(new sdk.HeadObjectCommand({ ...bucket, Key }), limited());
        return true;
      });
    },
    async remove(name) {
      const Key = checkedRemovable(name);
      const { sdk, client } = await open();
      await client.send(new sdk.DeleteObjectCommand({ ...bucket, Key }), limited());
    },
    async *list() {
      const { sdk, client } = await open();
      let token: string | undefined;
      do {
        const command = new sdk.ListObjectsV2Command({
          ...bucket,
          MaxKeys: pageSize,
          ...(token ? { ContinuationToken: token } : {}),
        });
        const { Contents = [], NextContinuationToken } = await client.send(command, limited());
        yield Contents.flatMap(({ Key, LastModified }) =>
          Key && LastModified && isStoredName(Key) ? [{ name: Key, modifiedAt: LastModified }] : [],
        );
        token = NextContinuationToken;
      } while (token);
    },
  };
}

async function connect({ endpoint, region, forcePathStyle, ...keys }: S3Settings, timeout: typeof TIMEOUT) {
  const sdk = await import("@aws-sdk/client-s3");
  const client: S3Client = new sdk.S3Client({
    ...(endpoint ? { endpoint } : {}),
    region,
    forcePathStyle,
    credentials: { accessKeyId: keys.accessKeyId, secretAccessKey: keys.secretAccessKey },
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: timeout.connect,
      requestTimeout: timeout.idle,
      throwOnRequestTimeout: true,
      socketTimeout: timeout.idle,
    },
    // Many compatible stores do not support the SDK's newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return { sdk, client };
}

// HEAD answers NotFound because it has no body to say more. A missing bucket (NoSuchBucket) counts as a store that is
// down.
const MISSING = new Set(["NoSuchKey", "NotFound"]);

async function orIfMissing<T, U>(otherwise: U, read: () => Promise<T>): Promise<T | U> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Error && MISSING.has(error.name)) return otherwise;
    throw error;
  }
}
