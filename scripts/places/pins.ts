import { keyOf, type City } from "./cities";
import { groupBy, kilometres, near } from "./geometry";
import type { Office, Point, Sources } from "./sources";
import { stateOfOffice, stateOfTown } from "./states";

/** A PIN code: the city it belongs to, its centre, and the names of its localities. */
export type Pin = Point & { pin: string; city: City; names: string[] };

/** A PIN code further than this from the others of its beginning is a mistake of the source. */
const STRAY_KM = 120;
/** How far a city with suburbs reaches within its own district, and in others. */
const SUBURBS_KM = { own: 35, other: 28 };
/** Distances to a city with suburbs count less: Borivali is nearer to Thane than to the middle of Mumbai. */
const PULL_OF_METRO = 1.8;
const PULL_OF_KNOWN = 1.2;
const PULL_OF_OWN_DISTRICT = 1.6;

/** Every PIN code, with its city; the city of a hand-written locality wins over what distances say. */
export function placePins(sources: Sources, cities: City[], byHand: Map<string, string>): Pin[] {
  const byPin = groupBy(sources.offices, ({ pin }) => pin);
  const centres = repaired(sources.pinCentres);
  const towns = new Map(sources.towns.map((town) => [`${stateOfTown(town.state)}/${keyOf(town.name)}`, town] as const));
  // Jammu and Kashmir's have no centre: the town of the same name is there.
  const townOf = ({ state, name, taluk, district }: Office) =>
    [localityName(name), taluk, district].flatMap(
      (each) => towns.get(`${stateOfOffice(state)}/${keyOf(each)}`) ?? [],
    )[0];
  const located = [...byPin].flatMap(([pin, offices]) => {
    const around = near([...centres].filter(([other]) => isSameArea(pin, other)).map(([, point]) => point));
    const point = centres.get(pin) ?? offices.flatMap((office) => townOf(office) ?? [])[0] ?? around;
    return point ? [{ pin, offices, point: { lat: point.lat, lng: point.lng } }] : [];
  });
  const home = homeDistricts(located, cities);
  const bySlug = new Map(cities.map((city) => [city.slug, city]));
  return located.map(({ pin, offices, point }) => {
    const district = districtOf(offices[0]);
    const city = bySlug.get(byHand.get(pin) ?? "") ?? cityOf(point, district, cities, home);
    const names = new Set(offices.map(({ name }) => localityName(name)).filter((name) => /[a-z]{3}/i.test(name)));
    return { pin, city, ...point, names: [...names] };
  });
}

function cityOf(point: Point, district: string, cities: City[], home: Map<City, string>): City {
  const distances = cities.map((city) => ({ city, km: kilometres(city, point) }));
  const suburbs = distances.filter(
    ({ city, km }) => city.hasSuburbs && km < (home.get(city) === district ? SUBURBS_KM.own : SUBURBS_KM.other),
  );
  const own = suburbs.filter(({ city }) => home.get(city) === district);
  const pull = ({ city, km }: { city: City; km: number }) =>
    km /
    (city.hasSuburbs ? PULL_OF_METRO : city.isKnown ? PULL_OF_KNOWN : 1) /
    (city.isKnown && home.get(city) === district ? PULL_OF_OWN_DISTRICT : 1);
  const isOther = ({ city }: { city: City }) => !city.hasSuburbs && !(own.length > 0 && home.get(city) !== district);
  const [first] = [...(own.length > 0 ? own : suburbs), ...distances.filter(isOther)].toSorted(
    (a, b) => pull(a) - pull(b),
  );
  return (first ?? distances.toSorted((a, b) => a.km - b.km)[0] ?? raise(district)).city;
}

// The district that most PIN codes close to the city's middle are in.
function homeDistricts(located: { offices: Office[]; point: Point }[], cities: City[]): Map<City, string> {
  return new Map(
    cities.map((city) => {
      const close = located
        .filter(({ point }) => Math.abs(point.lat - city.lat) < 0.1 && kilometres(point, city) < 6)
        .map(({ offices }) => districtOf(offices[0]));
      const [most = ""] = [...groupBy(close, (each) => each)].toSorted((a, b) => b[1].length - a[1].length)[0] ?? [];
      return [city, most];
    }),
  );
}

// The districts of a city state are parts of the city.
const districtOf = (office?: Office): string =>
  office && ["DELHI", "CHANDIGARH"].includes(office.state) ? office.state : `${office?.state}/${office?.district}`;

function repaired(centres: Map<string, Point>): Map<string, Point> {
  const groups = groupBy(
    [...centres].filter(([, point]) => isInIndia(point)),
    ([pin]) => areaOf(pin),
  );
  return new Map(
    [...centres].filter(([pin, point]) => {
      if (!isInIndia(point)) return false;
      const middle = near((groups.get(areaOf(pin)) ?? []).map(([, other]) => other));
      return middle && kilometres(middle, point) < STRAY_KM;
    }),
  );
}

const areaOf = (pin: string): string => pin.slice(0, 3);
const isSameArea = (pin: string, other: string): boolean => areaOf(pin) === areaOf(other);
const isInIndia = ({ lat, lng }: Point): boolean => lat > 6 && lat < 38 && lng > 68 && lng < 98;

// "Malviya Nagar S.O (South Delhi)" → "Malviya Nagar".
const localityName = (office: string): string =>
  office
    .replace(/\s*\(.*$/, "")
    .replace(/\s+([HSB]\.?\s?O\.?|G\.?P\.?O\.?|EDSO|NDTSO|TSO)\.?\s*$/i, "")
    .replaceAll(/[|,;\s]+/g, " ")
    .trim();

/** The PIN code whose centre is nearest to a point in the same state. */
export function nearestPin(point: Point & { state: string }, pins: Pin[]): Pin | undefined {
  return pins
    .filter(({ city }) => city.state === point.state)
    .toSorted((a, b) => kilometres(a, point) - kilometres(b, point))[0];
}

/** Whether a list of names has this one, in whatever spelling of blanks and marks. */
export const hasName = (names: readonly string[], name: string): boolean =>
  names.some((other) => keyOf(other) === keyOf(name));

function raise(district: string): never {
  throw new Error(`No city for ${district}.`);
}
