import type { Client } from "pg";

export function withConnection<T>(url: string, work: (client: Client) => Promise<T>): Promise<T>;
export function withoutPassword(url: string): string;
