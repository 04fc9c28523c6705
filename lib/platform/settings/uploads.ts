import { z } from "zod";

/** Where pictures are kept, part of the settings read by lib/platform/env.ts; docs/deployment.md explains them. */
export const UPLOAD_SETTINGS = {
  /** Folder of the disk store for pictures. */
  UPLOAD_DIR: z.string().default(".data/uploads"),
  /** Folder for pictures while they arrive; without it the system's. */
  UPLOAD_TEMP_DIR: z.string().optional(),
  /** Forms with pictures that may be in work at once, in one process. As many may wait. */
  UPLOADS_AT_ONCE: z.coerce.number().int().positive().default(64),
  /** UPLOAD_DIR, or a bucket named by the S3_ settings. */
  UPLOAD_STORAGE: z.enum(["disk", "s3"]).default("disk"),
  S3_BUCKET: z.string().optional(),
  /** Address of a store other than Amazon's. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Whether the bucket is part of the path instead of the host name; most stores other than Amazon's need that. */
  S3_FORCE_PATH_STYLE: z.enum(["true", "false"]).optional(),
};
export type UploadSettings = z.output<z.ZodObject<typeof UPLOAD_SETTINGS>>;

/** Adds an issue for each missing bucket setting, and for a bucket that would not be used. */
export function checkUploadSettings(settings: UploadSettings, context: z.RefinementCtx): void {
  if (settings.UPLOAD_STORAGE === "disk") {
    if (settings.S3_BUCKET === undefined) return;
    const message = "is set, but pictures would be kept on disk: set UPLOAD_STORAGE=s3 as well, or leave it out";
    return context.addIssue({ code: "custom", path: ["S3_BUCKET"], message });
  }
  for (const name of ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const) {
    if (!settings[name])
      context.addIssue({ code: "custom", path: [name], message: "is missing: UPLOAD_STORAGE=s3 needs it" });
  }
}

/** A bucket and how to reach it. */
export type S3Settings = {
  bucket: string;
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  forcePathStyle: boolean;
};

/** The bucket for pictures, or null if they are kept on disk. */
export function s3Settings(settings: UploadSettings): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (settings.UPLOAD_STORAGE === "disk" || !bucket || !accessKeyId || !secretAccessKey) return null;
  const endpoint = settings.S3_ENDPOINT;
  const forcePathStyle = (settings.S3_FORCE_PATH_STYLE ?? String(endpoint !== undefined)) === "true";
  return { bucket, endpoint, region: settings.S3_REGION, accessKeyId, secretAccessKey, forcePathStyle };
}
