/** Assigns each job to an employer and a city. */
import type { Category } from "../../../lib/core/categories";
import { CITIES, type City } from "../cities";
import type { Setting } from "../employers";
import type { Employer } from "../people";
import type { Random } from "../random";
import { CATALOGUE } from "./catalogue";
import type { CategoryTemplates, JobTemplate } from "./template";

export type Assignment = {
  employer: Employer;
  city: City;
  setting: Setting;
  group: CategoryTemplates;
  template: JobTemplate;
};

/**
 * Hands out the templates until there are `total` jobs: each once, then the English ones again in other cities. The
 * employer furthest below quota comes first; a household never gets a third job of the same category.
 */
export function assignTemplates(random: Random, employers: readonly Employer[], total: number): Assignment[] {
  const assignments: Assignment[] = [];
  const templates = CATALOGUE.flatMap((group) => group.jobs.map((template) => ({ group, template })));
  const hostsOf = (template: JobTemplate) =>
    employers.filter((employer) => employer.settings.some((setting) => template.settings.includes(setting)));

  for (let round = 0; assignments.length < total && round < 4; round += 1) {
    const inRound = random
      .shuffle(templates.filter(({ template }) => round === 0 || template.language === undefined))
      .sort((a, b) => hostsOf(a.template).length - hostsOf(b.template).length);
    // Later rounds are cut short by the total: without reshuffling they would starve the templates that fit many
    // employers.
    for (const { group, template } of round === 0 ? inRound : random.shuffle(inRound)) {
      if (assignments.length === total) break;
      const place = findPlace(group, template);
      if (place) assignments.push({ ...place, group, template });
    }
  }
  return assignments;

  function findPlace(group: CategoryTemplates, template: JobTemplate) {
    const taken = assignments.filter((other) => other.template === template);
    const places = hostsOf(template).flatMap((employer) => {
      if (countFor(employer) >= employer.quota || isFull(employer, group.category)) return [];
      const cities = employer.cities.filter(
        (city) =>
          !taken.some((other) => other.city === city || other.employer === employer) &&
          (template.language === undefined || CITIES[city].writes.includes(template.language)),
      );
      const city = leastUsed(employer, cities);
      const setting = template.settings.find((candidate) => employer.settings.includes(candidate));
      return city && setting ? [{ employer, city, setting }] : [];
    });
    const share = ({ employer }: { employer: Employer }) => countFor(employer) / employer.quota;
    return places.sort((a, b) => share(a) - share(b))[0];
  }

  function leastUsed(employer: Employer, cities: readonly City[]): City | undefined {
    const load = (city: City) =>
      assignments.filter((other) => other.employer === employer && other.city === city).length *
      (1 + 0.2 * employer.cities.indexOf(city));
    return [...cities].sort((a, b) => load(a) - load(b))[0];
  }

  function countFor(employer: Employer): number {
    return assignments.filter((other) => other.employer === employer).length;
  }

  function isFull(employer: Employer, category: Category): boolean {
    if (employer.role !== "client") return false;
    return assignments.filter((other) => other.employer === employer && other.group.category === category).length >= 2;
  }
}
