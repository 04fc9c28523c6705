/** The texts for everyone to read, and the versions of each, as dates from which they apply: the present one first. */
export const NOTICE_VERSIONS = {
  privacy: ["2026-11-26"],
  terms: ["2026-11-24"],
} as const;

/** A text: about users' data, or the rules of the product. */
export type NoticeKind = keyof typeof NOTICE_VERSIONS;

/** A version of a notice in one language. */
export type NoticeText = {
  title: string;
  description: string;
  /** The news compared with the version before; null in the first one. */
  changes: string | null;
  /** `link` is a page to open, by a key of `notices` in messages/*.json. */
  sections: { heading: string | null; lines: string[]; link: string | null }[];
};

/** The version that applies now. */
export const presentVersion = (kind: NoticeKind): string => NOTICE_VERSIONS[kind][0];

/** The versions that applied before, latest first. */
export const earlierVersions = (kind: NoticeKind): readonly string[] => NOTICE_VERSIONS[kind].slice(1);
