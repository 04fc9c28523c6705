/** Width and height in pixels of a job's picture for programs that preview links: what WhatsApp and others show whole. */
export const JOB_PREVIEW = { width: 1200, height: 630 } as const;
