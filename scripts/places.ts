import { writeFileSync } from "node:fs";
import path from "node:path";
import { LOCALITIES } from "../lib/places/localities";
import { chooseCities } from "./places/cities";
import { hasName, nearestPin, placePins } from "./places/pins";
import { readSources } from "./places/sources";
import { projectDir } from "./before-install/settings.mjs";

// npm run places – makes lib/places/data.json from open data on npm; run after a change of the cities or localities
// that are written by hand.
const FILE = path.join(projectDir, "lib", "places", "data.json");

const sources = readSources();
const { cities, parts } = chooseCities(sources);
const byHand = new Map(LOCALITIES.map(({ pin, city }) => [pin, city] as const));
const pins = placePins(sources, cities, byHand);
for (const part of parts) {
  const pin = nearestPin(part, pins);
  if (pin && !hasName([...pin.names, pin.city.name], part.name)) pin.names.push(part.name);
}
// The post office "Patna" in Patna is no locality of it; by now well-known ones have better names by hand.
for (const pin of pins) {
  const better = LOCALITIES.filter((locality) => locality.pin === pin.pin).flatMap(({ names }) => names.split(","));
  pin.names = pin.names.filter((name) => !hasName([...pin.city.spellings, ...better], name));
}
const used = new Set(pins.map(({ city }) => city));
const degrees = (value: number): string => value.toFixed(3);
const data = {
  cities: cities
    .filter((city) => city.isKnown || used.has(city))
    .map(({ slug, name, state, lat, lng }) => [slug, name, state, degrees(lat), degrees(lng)].join("|"))
    .toSorted(),
  pins: pins
    .map(({ pin, city, lat, lng, names }) => [pin, city.slug, degrees(lat), degrees(lng), ...names].join("|"))
    .toSorted(),
};
writeFileSync(FILE, `${JSON.stringify(data, null, 0).replaceAll('","', '",\n"')}\n`);
console.log(`${data.cities.length} cities and towns, ${data.pins.length} PIN codes.`);
