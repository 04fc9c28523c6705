/** Jobs as rows: the demo household's own, and the templates handed out to everyone else. */
import type { Language } from "../../../lib/language/i18n/languages";
import type { Prisma } from "../../../lib/platform/db/generated/client";
import { categoryGroup } from "../../../lib/core/categories";
import {
  type Benefit,
  type EmploymentType,
  type JobStatus,
  type RequiredLanguage,
  TYPE_BY_EMPLOYMENT_TYPE,
} from "../../../lib/domains/jobs/options";
import { placeColumns } from "../../../lib/language/places/columns";
import { hoursColumns } from "../../../lib/language/hours/columns";
import { jobSearchWords } from "../../../lib/language/search/text";
import { REQUIREMENTS } from "../../../lib/domains/jobs/requirement-options";
import { chosenFor } from "./chips";
import { CITIES } from "../cities";
import type { Employer } from "../people";
import { type Random, uuidAt } from "../random";
import { after, awake, DAY, daysAgo, earliest, HOUR } from "../time";
import { type Assignment, assignTemplates } from "./assignment";
import { CATALOGUE } from "./catalogue";
import { ENVIRONMENTS, NOTES, PHRASES, ROOMS } from "./details";
import { chosenFacts } from "./facts";
import { SHARMA_JOBS } from "./sharma-household";

export type JobRow = Prisma.JobCreateManyInput & {
  id: string;
  employerId: string;
  status: JobStatus;
  salaryMin: number | null;
  salaryMax: number | null;
  shift: string | null;
  workingDays: string | null;
  requirements: string[];
  additionalSkills: string[];
  benefits: string[];
  accommodationDetails: string | null;
  probationPeriod: string | null;
  dresscode: string | null;
  createdAt: Date;
  postedAt: Date | null;
};
export type Job = { row: JobRow; employer: Employer; city: Assignment["city"]; closedAt: Date | null };

const TOTAL = 300;
const CLOSED = 34;
const DRAFTS = 10;
/** Age of the oldest job in days; its employer had to register before that. */
const OLDEST = 54;

export function buildJobs(random: Random, now: Date, employers: readonly Employer[]): Job[] {
  const household = employers[0]!;
  const own = SHARMA_JOBS.map(({ category, status, age, ...template }) => {
    const group = CATALOGUE.find((candidate) => candidate.category === category)!;
    const place = { employer: household, city: household.location, setting: "home" } as const;
    const full = { ...template, settings: ["home"] } as const;
    return buildJob({ ...place, group, template: full }, status, age);
  });
  const others = assignTemplates(random, employers.slice(1), TOTAL - own.length).map((assignment) => ({
    assignment,
    age: chooseAge(assignment.employer),
  }));
  const closed = new Set(
    random.sample(
      others.filter(({ assignment, age }) => age > 10 && isActive(assignment)),
      CLOSED,
    ),
  );
  const rest = others.filter((other) => !closed.has(other) && other.age < 20 && isActive(other.assignment));
  const drafts = new Set(random.sample(rest, DRAFTS));
  const dealt = others.map((other) =>
    buildJob(other.assignment, closed.has(other) ? "closed" : drafts.has(other) ? "draft" : "open", other.age),
  );
  return [...own, ...dealt].sort((a, b) => a.row.createdAt.getTime() - b.row.createdAt.getTime());

  function chooseAge(employer: Employer): number {
    const known = (now.getTime() - employer.createdAt.getTime()) / DAY - 2;
    return 0.02 + random.next() ** 1.35 * Math.min(OLDEST, known);
  }

  function buildJob(assignment: Assignment, status: JobStatus, age: number): Job {
    const { employer, city, group, template } = assignment;
    const createdAt = daysAgo(random, now, age);
    const postedAt = status === "draft" ? null : postedAfter(createdAt);
    const closedAt = status === "closed" ? closedAfter(createdAt) : null;
    const named = { title: template.title.normalize("NFC"), location: city, category: group.category };
    const employmentType = template.employment ?? "LIVE_OUT_FULL_TIME";
    const row: JobRow = {
      id: uuidAt(random, createdAt),
      employerId: employer.id,
      status,
      ...named,
      // Without a draw of its own, which would change all rows after it.
      exactAddress: `House ${12 + (Math.floor(age * 7) % 80)}, Lane ${1 + (Math.floor(age) % 9)}, ${city}`,
      companyName: employer.cities.length > 1 && random.chance(0.3) ? `${employer.companyName}, ${city}` : null,
      ...salary(assignment),
      type: TYPE_BY_EMPLOYMENT_TYPE[employmentType].replace(" ", "_") as JobRow["type"],
      employmentType,
      shift: template.shift ?? (employmentType === "LIVE_IN_FULL_TIME" ? "24/7 Live-in" : random.pick(group.shifts)),
      workingDays: template.days ?? random.pick(group.days),
      requirements: [...template.requirements],
      urgencyLevel:
        template.urgency ?? random.weighted({ immediate: 11, within_week: 27, within_month: 30, flexible: 32 }),
      experienceLevel: template.experience ?? random.weighted({ "1-2 years": 50, "2-5 years": 38, "5-10 years": 12 }),
      ...conditions(assignment, employmentType),
      defaultPreviewImageId: group.category,
      searchWords: [] as string[],
      ...placeColumns(named),
      createdAt,
      updatedAt: closedAt ?? postedAt ?? createdAt,
      closedAt,
      endedAt: closedAt,
      postedAt,
    };
    const number = Math.floor(age * 97);
    const whole = status === "draft" ? unfinished(row) : row;
    const { workingDays, benefits, accommodationDetails, probationPeriod, dresscode } = whole;
    const facts = chosenFacts(
      {
        ...{ category: group.category, employmentType, workingDays, benefits, accommodationDetails },
        ...{ probationPeriod, dresscode },
        isHome: assignment.setting === "home",
        text: [template.title, ...template.requirements, template.note ?? ""].join("\n"),
      },
      number,
    );
    const kept = number % 4 === 0 ? whole : typedLess(whole);
    const { category, title, location, requirements, additionalSkills } = kept;
    const searchWords = jobSearchWords({
      category,
      title,
      location,
      requirements,
      additionalSkills,
      tasks: "tasks" in facts ? facts.tasks : [],
    });
    return { row: { ...kept, ...hoursColumns(kept.shift), ...facts, searchWords }, employer, city, closedAt };
  }

  // Some were first saved as a draft and posted hours later.
  function postedAfter(createdAt: Date): Date {
    if (!random.chance(0.12)) return createdAt;
    return earliest(now, awake(random, after(createdAt, random.between(0.5, 14) * HOUR)));
  }

  function closedAfter(createdAt: Date): Date {
    const span = now.getTime() - createdAt.getTime();
    const closedAt = awake(
      random,
      after(createdAt, Math.round(random.between(6 * DAY, Math.min(24 * DAY, span - DAY)))),
    );
    return earliest(now, closedAt);
  }

  function salary({ city, group, template }: Assignment) {
    const scale = template.pay === undefined && template.employment === "PART_TIME" ? 0.48 : 1;
    const rounded = (rupees: number) => Math.round((rupees * scale * CITIES[city].pay) / 500) * 500;
    const [low, high] = template.pay ?? group.pay;
    const from = low + (high - low) * random.between(0, 0.35);
    const single = random.chance(0.42);
    const to = single ? from : from + (high - from) * random.between(0.45, 1);
    return { salaryMin: rounded(from), salaryMax: rounded(to) };
  }

  function conditions({ city, group, setting, template }: Assignment, employmentType: EmploymentType) {
    const phrases = template.language === "hi" ? PHRASES.hi : PHRASES.en;
    const moves = employmentType === "TEMPORARY" && (setting === "site" || setting === "joinery");
    const hasRoom = employmentType === "LIVE_IN_FULL_TIME" || (moves && random.chance(0.7));
    const room: Benefit = categoryGroup(group.category) === "domestic" ? "Accommodation Provided" : "Accommodation";
    const perks = random.sample(
      group.benefits.filter((benefit) => benefit !== room),
      employmentType === "PART_TIME" ? random.int(1, 2) : random.int(2, 4),
    );
    const isChecked = random.chance(0.78);
    const asksReferences = random.chance(0.55);
    const [first, ...further] = CITIES[city].languages;
    const spoken = (template.language && SPOKEN[template.language]) ?? first;
    return {
      benefits: hasRoom ? [room, ...perks] : perks,
      workEnvironment: random.pick(ENVIRONMENTS[setting]),
      accommodationProvided: hasRoom,
      accommodationDetails: hasRoom ? random.pick(ROOMS[setting]) : null,
      backgroundCheckRequired: isChecked,
      backgroundCheckTypes: isChecked ? random.sample(group.checks, random.int(1, 3)) : [],
      referencesRequired: asksReferences,
      numberOfReferences: asksReferences ? random.pick([1, 1, 2, 2, 3]) : null,
      languagesRequired: [...new Set([...(spoken ? [spoken] : []), ...further.filter(() => random.chance(0.35))])],
      additionalSkills: [...(template.skills ?? random.sample(group.skills, random.int(2, 3)))],
      probationPeriod: employmentType === "TEMPORARY" ? null : random.pick(phrases.probation),
      contractDuration: employmentType === "TEMPORARY" ? (template.duration ?? "3 months") : null,
      noticePeriod: random.pick(phrases.notice),
      holidayPolicy: random.pick(phrases.holidays),
      dresscode: random.pick(group.dress),
      specialInstructions: template.note ?? (template.language ? null : random.pick(NOTES)),
    };
  }

  // Three employers in four choose facts and type little beside them.
  function typedLess(row: JobRow): JobRow {
    const chosen = new Set(
      row.requirements.flatMap((typed) => REQUIREMENTS.find((one) => one === chosenFor(typed)) ?? []),
    );
    const requirements = chosen.size > 0 ? [...chosen] : row.requirements.slice(0, 1);
    return { ...row, requirements, additionalSkills: [], workEnvironment: null, dresscode: null };
  }

  // A draft is a form left half filled in.
  function unfinished(row: JobRow): JobRow {
    const gap = random.weighted({ salary: 4, hours: 3, both: 3 });
    return {
      ...row,
      ...(gap === "hours" ? {} : { salaryMin: null, salaryMax: null }),
      ...(gap === "salary" ? {} : { shift: null, workingDays: null }),
      specialInstructions: null,
      holidayPolicy: null,
      noticePeriod: null,
    };
  }
}

/** A job written in a language asks for people who speak it, if the product's list has that language. */
const SPOKEN: Partial<Record<Language, RequiredLanguage>> = {
  hi: "Hindi",
  bn: "Bengali",
  ta: "Tamil",
  te: "Telugu",
  mr: "Marathi",
  gu: "Gujarati",
  kn: "Kannada",
};

// An employer who has never signed in cannot have closed or drafted anything.
const isActive = ({ employer }: Assignment): boolean => !employer.onboardingPending;
