/** Says whose page it is, by the account's id; absent on visitors' pages. public/sw/reading.js goes by it. */
export const READER_HEADER = "KaamSetu-Reader";
