import "server-only";
import { isOf, type Actor } from "@/lib/access/auth/actor";
import { getEnv } from "@/lib/platform/env";
import { openApiDocument } from "./document";
import { shownGroups, type ShownGroup } from "./shown";

type Document = ReturnType<typeof openApiDocument>;
type Served = { document: Document; groups?: ShownGroup[] };
// Each is built once per process.
const served: { forAll?: Served; forAdmins?: Served } = {};

function servedTo(actor: Actor | null): Served {
  const forAdmins = actor !== null && isOf(actor, "admin") && actor.mustDo.length === 0;
  const serverUrl = getEnv().APP_URL ?? "/";
  return (served[forAdmins ? "forAdmins" : "forAll"] ??= { document: openApiDocument({ forAdmins, serverUrl }) });
}

/** The document as this caller may see it: only admins get the admins' operations. */
export const documentFor = (actor: Actor | null): Document => servedTo(actor).document;

/** The same, to be drawn. */
export function groupsFor(actor: Actor | null): readonly ShownGroup[] {
  const one = servedTo(actor);
  return (one.groups ??= shownGroups(one.document));
}
