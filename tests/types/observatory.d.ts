// The parts of the Observatory that the tests use; it brings no types of its own.

declare module "@mdn/mdn-http-observatory/src/constants.js" {
  import type { Requests } from "@mdn/mdn-http-observatory/src/types.js";
  export const ALL_TESTS: ((requests: Requests) => { result: string | null })[];
}

declare module "@mdn/mdn-http-observatory/src/grader/charts.js" {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

declare module "@mdn/mdn-http-observatory/src/grader/grader.js" {
  export function getGradeForScore(score: number): { score: number; grade: string };
  export function getScoreModifier(result: string): number;
}

declare module "@mdn/mdn-http-observatory/src/types.js" {
  type Response = {
    status: number;
    headers: Record<string, string | string[]>;
    verified: boolean;
    httpEquiv: Map<string, string[]>;
  };
  export class Requests {
    constructor(hostname: string);
    responses: { auto: Response | null; https: Response | null };
    resources: { path: string | null };
    session: unknown;
  }
}
