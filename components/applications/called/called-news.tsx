import type { ApplicationDetail } from "@/lib/applications/types";
import { AddPhone } from "./add-phone";
import { CalledCard } from "./called-card";
import { CalledLine } from "./called-line";

type Props = {
  applications: readonly ApplicationDetail[];
  /** The worker's name. */
  name: string;
  hasPhone: boolean;
};

/** The applications whose worker is called: the latest with all there is to know, each further one in a line. */
export function CalledNews({ applications, name, hasPhone }: Props) {
  const [latest, ...others] = applications;
  if (latest === undefined) return null;
  return (
    <>
      <CalledCard application={latest} name={name} isLinked />
      {hasPhone ? null : <AddPhone />}
      {others.length > 0 ? (
        <ul className="grid grid-cols-1 gap-2">
          {others.map((application) => (
            <CalledLine key={application.id} application={application} />
          ))}
        </ul>
      ) : null}
    </>
  );
}
