export function askVisible(question: string): Promise<string>;
export function askHidden(question: string): Promise<string>;
