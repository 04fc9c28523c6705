import { waitsForTime } from "@/lib/domains/applications/called-policy";
import type { ApplicationDetail } from "@/lib/domains/applications/types";
import { AddPhone } from "./add-phone";
import { CalledCard } from "./called-card";
import { CalledLine } from "./called-line";

type Props = {
  applications: readonly ApplicationDetail[];
  /** The worker's name. */
  name: string;
  hasPhone: boolean;
};

/**
 * The applications whose worker is called: the latest with all there is to know, each further one in a line, and those that
 * wait for the employer.
 */
export function CalledNews({ applications, name, hasPhone }: Props) {
  const [first] = applications;
  if (first === undefined) return null;
  const latest = applications.find((application) => !waitsForTime(application));
  const others = applications.filter((application) => application !== latest);
  return (
    <>
      {latest ? <CalledCard application={latest} name={name} isLinked /> : null}
      {hasPhone ? null : <AddPhone applicationId={(latest ?? first).id} />}
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
