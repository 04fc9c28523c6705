import { DAY } from "./periods";

/** Rules of sessions, codes, devices and visitors' calls. */
export const ACCOUNT_RULES = {
  sessions: {
    what: "Sessions",
    hours: 0,
    since: "they end",
    then: "removed",
    why: "decisions.md, Sessions",
  },
  codes: {
    what: "Codes that were mailed or read out",
    hours: 0,
    since: "they expire",
    then: "removed",
    why: "decisions.md, Forgotten password",
  },
  devices: {
    what: "Secrets of devices that never proved themselves",
    hours: DAY,
    since: "they were shown",
    then: "removed",
    why: "nobody can use them any more",
  },
  calls: {
    what: "Complaints of visitors, with the name and number to be called on",
    hours: 90 * DAY,
    since: "they came",
    then: "removed",
    why: "long after the call; they go with no account",
  },
};
