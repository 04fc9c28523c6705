export function typescriptArgs(file: string, ...args: string[]): string[];
