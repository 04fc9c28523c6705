import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { localityId } from "../lib/language/places/ids";
import { LOCALITIES } from "../lib/language/places/localities";
import { chooseCities, chooseSeats } from "./places/cities";
import { hasName, nearestPin, placePins } from "./places/pins";
import { readSources } from "./places/sources";
import { projectDir } from "./before-install/settings.mjs";

// npm run places – makes lib/language/places/data.json from open data on npm; run after a change of the cities or localities
// that are written by hand.
const FILE = path.join(projectDir, "lib", "language", "places", "data.json");

const tableFile = z.object({
  cities: z.array(z.string()),
  pins: z.array(z.string()),
  former: z.array(z.string()).default([]),
});

const sources = readSources();
const { cities, parts } = chooseCities(sources);
const seats = chooseSeats(sources, cities);
const byHand = new Map(LOCALITIES.map(({ pin, city }) => [pin, city] as const));

const pins = placePins(sources, [...cities, ...seats], byHand);
for (const part of parts) {
  const pin = nearestPin(part, pins);
  if (pin && !hasName([...pin.names, pin.city.name], part.name)) pin.names.push(part.name);
}
// The post office "Patna" in Patna is no locality of it; by now well-known ones have better names by hand.
for (const pin of pins) {
  const better = LOCALITIES.filter((locality) => locality.pin === pin.pin).flatMap(({ names }) => names.split(","));
  pin.names = pin.names.filter((name) => !hasName([...pin.city.spellings, ...better], name));
}
// Ids are stored with jobs and workers, so each stays known: a city that has lost its PIN codes, and a post office that was
// a locality and has the name of its city now.
const last = tableFile.parse(JSON.parse(readFileSync(FILE, "utf8")));
const kept = new Set([...last.cities.map((row) => row.split("|")[0] ?? ""), ...pins.map(({ city }) => city.slug)]);
const localities = new Map(
  pins.flatMap(({ pin, names }) => names.map((name) => [localityId(pin, name), name] as const)),
);
const cityOf = new Map(pins.map(({ pin, city }) => [pin, city]));
const gone = last.pins.flatMap((row) => {
  const [pin = "", , , , ...names] = row.split("|");
  return names.map((name) => ({ id: localityId(pin, name), pin, name })).filter(({ id }) => !localities.has(id));
});

/** The id that a place has now: of the city, or of the locality at another post office, of its name, or of its city. */
function idNow({ pin, name }: { pin: string; name: string }): string {
  const city = cityOf.get(pin);
  const seat = [...seats, ...cities].find((one) => one.state === city?.state && hasName(one.spellings, name));
  const moved = [...localities].find(([id, other]) => id.startsWith(pin.slice(0, 2)) && hasName([other], name));
  return seat?.slug ?? moved?.[0] ?? city?.slug ?? "";
}

const degrees = (value: number): string => value.toFixed(3);
const data = {
  cities: [...cities, ...seats]
    .filter((city) => city.isKnown || kept.has(city.slug) || seats.includes(city))
    .map(({ slug, name, state, lat, lng, others }) =>
      [slug, name, state, degrees(lat), degrees(lng), ...others].join("|"),
    )
    .toSorted(),
  pins: pins
    .map(({ pin, city, lat, lng, names }) => [pin, city.slug, degrees(lat), degrees(lng), ...names].join("|"))
    .toSorted(),
  former: [...new Set([...last.former, ...gone.map((one) => `${one.id}|${idNow(one)}`)])].toSorted(),
};
writeFileSync(FILE, `${JSON.stringify(data, null, 0).replaceAll('","', '",\n"')}\n`);
console.log(`${data.cities.length} cities and towns, ${data.pins.length} PIN codes, ${data.former.length} former ids.`);
