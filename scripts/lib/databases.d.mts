export function siblingUrl(url: string, name: string): string;
export function recreateDatabase(url: string, name: string): Promise<string>;
export function withScratchDatabase<T>(url: string, work: (scratchUrl: string) => Promise<T>): Promise<T>;
