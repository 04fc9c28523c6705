import type { ApplicationDetail } from "@/lib/domains/applications/types";
import { AddPhone } from "./called-card";
import { CalledLine } from "./called-line";

type Props = {
  applications: readonly ApplicationDetail[];
  /** The application whose employer cannot call, as the worker has given no number; null if there is none. */
  uncallable: string | null;
};

/** The applications whose worker is called, each in a line, so that the first job stays in sight below them. */
export const CalledNews = ({ applications, uncallable }: Props) => (
  <>
    {applications.length > 0 ? (
      <ul className="grid grid-cols-1 gap-2">
        {applications.map((application) => (
          <CalledLine key={application.id} application={application} />
        ))}
      </ul>
    ) : null}
    {uncallable === null ? null : <AddPhone applicationId={uncallable} isLine />}
  </>
);
