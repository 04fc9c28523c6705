/** The id of an answer, by which our server tells a page's pieces from another's (server/handed-html.ts). */
export const ANSWER_HEADER = "x-kaamsetu-answer";
