import { placesIn, regionsAround } from "@/lib/language/places/named";
import { readPlace } from "@/lib/language/places/read";
import { placeById } from "@/lib/language/places/table";
import { isSilent } from "./silent-words";
import { soundOf } from "@/lib/language/words/sound";
import { foldIndic, hasLetterOrDigit, isIndic, searchWords, withoutSigns } from "@/lib/language/words/words";

/** How many consonants a sound needs to be distinctive: at the beginning of a word, and as a whole short word. */
export const SOUND_LENGTH = { begun: 3, whole: 2 } as const;

/**
 * Marks what search adds to the words of a text. The additions are in capitals, which no word of a text contains once it is
 * normalised, so a typed word never matches one by accident.
 */
export const SOUND_MARK = { latin: "~", latinCoarse: "=", indic: "^", place: "@", task: "#", kind: "&" } as const;

/** Before a word of what a job asks for: a cook's name there makes no cook's job, and names are only found where a word begins. */
const ASKED = "+";
/** Requirements with more words are a letter, not a list. */
const MAX_ASKED = 80;
/** Shorter ones are only looked for where a word begins (query.ts). */
const SHORTEST_ASKED = 3;

/** The words of a text in the form that search compares: in lower case, Indian spellings unified. */
export const wordsForSearch = (text: string): string[] => searchWords(text).map(foldIndic);

/** The fields of a job that search reads. */
export type SearchedJob = {
  category: string;
  title: string;
  location: string;
  requirements?: readonly string[];
  additionalSkills?: readonly string[];
  /** Tasks of the employers' list. */
  tasks?: readonly string[];
  /** The place that was chosen; without one the location is read. */
  placeId?: string | null;
};

/**
 * The searchable words of a job: of title and location (specification, screen 1), how they sound, and the places they name; those
 * of its requirements and skills, its tasks and its kind of work. Stored as `jobs.search_words`: after a change of the result, `npm run
 * jobs:reread` brings it to the jobs that are there.
 */
export function jobSearchWords(job: SearchedJob): string[] {
  const title = wordsOf(job.title);
  const location = wordsOf(job.location);
  return [
    ...new Set([
      ...wordsForSearch(`${job.title}\n${job.location}`),
      ...title.flatMap((word) => soundsOf(word, "title")),
      ...location.flatMap((word) => soundsOf(word, "location")),
      ...[...placesIn(title, "spelling"), ...placesIn(location, "sound"), ...areasOf(job)].map(
        (place) => SOUND_MARK.place + place.toUpperCase(),
      ),
      ...(job.tasks ?? []).map(taskMark),
      kindMark(job.category),
      ...askedWords(job, new Set([...title, ...location])),
    ]),
  ];
}

/** The city of a job's place, its state and the regions around it. */
function areasOf({ location, placeId }: SearchedJob): string[] {
  const place = (placeId ? placeById(placeId) : undefined) ?? readPlace(location);
  return place ? [place.city.slug, place.city.state, ...regionsAround(place.city.slug)] : [];
}

/** The mark of a task among the search words. */
export const taskMark = (task: string): string => SOUND_MARK.task + task.toUpperCase();

/** The same of a kind of work. */
export const kindMark = (category: string): string => SOUND_MARK.kind + category.toUpperCase();

function askedWords({ requirements = [], additionalSkills = [] }: SearchedJob, known: ReadonlySet<string>): string[] {
  const words = wordsOf([...requirements, ...additionalSkills].join("\n")).filter(
    (word) => word.length >= SHORTEST_ASKED && !known.has(word) && !isSilent(word),
  );
  return [...new Set(words)].slice(0, MAX_ASKED).map((word) => ASKED + foldIndic(word));
}

const wordsOf = (text: string): string[] => searchWords(text).map(withoutSigns).filter(hasLetterOrDigit);

// Only locations match by short sounds and by the coarse ones of Tamil, Malayalam and Bengali: titles have too many
// words that happen to sound like something else.
function soundsOf(word: string, from: "title" | "location"): string[] {
  const { fine, coarse } = soundOf(word);
  const enough = from === "title" ? SOUND_LENGTH.begun : SOUND_LENGTH.whole;
  if (coarse.length < enough) return [];
  if (isIndic(word)) return coarse.length < SOUND_LENGTH.begun ? [] : [SOUND_MARK.indic + coarse.toUpperCase()];
  const marked = SOUND_MARK.latin + (fine ?? coarse).toUpperCase();
  return from === "title" ? [marked] : [marked, SOUND_MARK.latinCoarse + coarse.toUpperCase()];
}
