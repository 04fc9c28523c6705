import "server-only";
import { pick } from "@/lib/core/objects";
import { placeById } from "@/lib/language/places/table";
import { JOB_FIELDS, type JobFieldName } from "./fields";
import { JOB_FIELD_NAMES } from "./listed-fields";

/** Fields whose value is typed, each with its blank value. */
const BLANKS = Object.fromEntries(
  JOB_FIELD_NAMES.flatMap((name): [JobFieldName, string | null | readonly string[]][] => {
    const { kind } = JOB_FIELDS[name];
    if (kind === "lines" || kind === "words") return [[name, []]];
    return kind === "line" || kind === "paragraph" ? [[name, null]] : [];
  }),
);

type HeldRow = { placeId: string | null; title: string; location: string };

/**
 * A held job's row for someone who has applied for it: without anything typed, since it may have been changed into the reason for
 * which it is held. The facts that were chosen, pay, hours and the known place stay.
 */
export const untyped = <Row extends HeldRow>(row: Row): Row => ({
  ...row,
  ...pick(
    BLANKS,
    Object.keys(BLANKS).filter((name) => name in row),
  ),
  title: "",
  location: (row.placeId && placeById(row.placeId)?.name) || "",
  companyName: null,
  companyLogo: null,
  previewImage: null,
});
