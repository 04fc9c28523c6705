export type EmbeddedServer = { url: string; home: string; exited: Promise<unknown>; stop(): Promise<void> };

export function startEmbedded(options: {
  dataDir: string;
  serverSettings?: Record<string, string>;
  say?: (line: string) => void;
}): Promise<EmbeddedServer>;

export function runningUrl(dataDir: string): string | undefined;
