import { useTranslations } from "next-intl";
import { Fact } from "@/components/shared/fact";
import { href } from "@/lib/access/routes";
import { useFieldText, type FieldPlace } from "./field-text";

type Fields = Readonly<Record<string, unknown>>;

/** Pictures: by the route that serves them to their owner, or by the name of a public file. */
const PRIVATE_PICTURES = ["photo", "profile_image"];
const PUBLIC_PICTURES = ["companyLogo", "company_logo", "preview_image"];

/** Fields that mean nothing to a person, or repeat another field; only the file has them. */
export const FILE_ONLY = [
  "id",
  "job_id",
  "employerId",
  "revision",
  "undecided",
  "review",
  "hired",
  // An employer's record and mark stand on the dashboard and the jobs' pages.
  ...["answers", "promises", "stands_lower", "employer_mark", "mark", "checked"],
  "call",
  "cityId",
  "hoursFrom",
  "hoursTo",
];

/** Numbers of a job or of an application to it: the job's name is shown. */
export const JOB_NUMBERS = ["jobId", "applicationId"];

/** Empty, these have not happened yet; other fields were not given. */
const HAPPENING = [
  "answer",
  "answeredAt",
  "contact_looks",
  "endedAt",
  "endedBy",
  "interview",
  "interview_date",
  "recoveryNumberMadeAt",
  "withdrawnAt",
];

const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The name of a job by its number or that of an application to it; undefined if it is not known. */
export type JobName = (id: string) => string | undefined;

type Props = { record: Fields; place: FieldPlace; jobName: JobName };

/** Every field of a record with its label, whatever fields it has; records inside it the same way. */
export function OwnDataFields({ record, place, jobName }: Props) {
  const t = useTranslations("ownDataPage");
  const { label } = useFieldText();
  const names = Object.keys(record).filter((name) => !FILE_ONLY.includes(name));
  const numbers = names.filter((name) => JOB_NUMBERS.includes(name));
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2">
      {numbers.length === 0 ? null : (
        <Fact label={label("job", place)}>
          <span dir="auto">
            {jobOf(
              numbers.map((name) => record[name]),
              jobName,
            ) ?? t("gone")}
          </span>
        </Fact>
      )}
      {names
        .filter((name) => !numbers.includes(name))
        .map((name) => (
          <Fact key={name} label={label(name, place)}>
            <Value name={name} value={record[name]} label={label(name, place)} place={place} jobName={jobName} />
          </Fact>
        ))}
    </dl>
  );
}

const jobOf = (numbers: readonly unknown[], jobName: JobName): string | undefined =>
  numbers.map((id) => (typeof id === "string" ? jobName(id) : undefined)).find((name) => name !== undefined);

type ValueProps = { name: string; value: unknown; label: string; place: FieldPlace; jobName: JobName };

function Value({ name, value, label, place, jobName }: ValueProps) {
  const t = useTranslations("ownDataPage");
  const text = useFieldText();
  // Benefits are sent as an object, for the specification.
  const known = name === "benefits" && isRecord(value) ? Object.keys(value) : value;
  if (typeof known === "string" && [...PRIVATE_PICTURES, ...PUBLIC_PICTURES].includes(name)) {
    const source = PRIVATE_PICTURES.includes(name) ? href.smallPhoto(known) : href.upload(known, "small");
    return (
      <img
        loading="lazy"
        src={source}
        alt={label}
        width={96}
        height={96}
        className="bg-muted size-24 rounded-lg object-cover"
      />
    );
  }
  if (name === "voice_note" && typeof known === "string")
    return <audio controls preload="none" src={known} aria-label={label} className="w-full max-w-80" />;
  if (isRecord(known))
    return (
      <OwnDataFields record={known} place={{ ...place, isJob: place.isJob || name === "job" }} jobName={jobName} />
    );
  if (Array.isArray(known) && known.length > 0) {
    return (
      <ul className="grid gap-1.5">
        {known.map((item: unknown, index) => (
          <li key={index} className={isRecord(item) ? "border-border border-s-2 ps-3" : undefined}>
            {isRecord(item) ? (
              <OwnDataFields record={item} place={place} jobName={jobName} />
            ) : (
              text.value(name, item, place)
            )}
          </li>
        ))}
      </ul>
    );
  }
  const nothing = t(HAPPENING.includes(name) ? "notYet" : "notGiven");
  return text.value(name, known, place) ?? <span className="text-muted-foreground font-normal">{nothing}</span>;
}
