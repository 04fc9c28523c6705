export function migrate(url: string): Promise<string[]>;
export function markRolledBack(url: string, migrationName: string): Promise<void>;
export function pendingSql(url: string): Promise<string>;
