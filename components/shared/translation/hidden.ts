/** The class of a part of the mark that only keeps its room. */
export const HIDDEN = "invisible";
