export const projectDir: string;

export function readSettings(): {
  port: number;
  hostname: string;
  databaseUrl: string | undefined;
  dataDir: string;
  demoData: boolean;
};
