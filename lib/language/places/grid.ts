import { kilometres, type Point } from "./distance";

/** A degree is this many kilometres or more, in either direction, everywhere in India. */
const DEGREE_KM = 88;
const AROUND = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [down, right] as const));

/** Those of some points that are near one of the places, nearest first. */
export type Grid<At extends Point> = (places: readonly Point[]) => At[];

/**
 * Points kept by squares, so that those within so many kilometres of a place are found by looking at nine of them: a whole table
 * comes out of memory again for each page, since no processor's cache keeps it.
 */
export function gridOf<At extends Point>(points: Iterable<At>, km: number): Grid<At> {
  const squareOf = ({ lat, lng }: Point, [down, right]: readonly [number, number] = [0, 0]) =>
    `${Math.floor((lat * DEGREE_KM) / km) + down} ${Math.floor((lng * DEGREE_KM) / km) + right}`;
  const squares = new Map<string, At[]>();
  for (const point of points) {
    const name = squareOf(point);
    const square = squares.get(name);
    if (square) square.push(point);
    else squares.set(name, [point]);
  }
  return (places) => {
    const inSight = new Set(places.flatMap((place) => AROUND.map((step) => squareOf(place, step))));
    return [...inSight]
      .flatMap((square) => squares.get(square) ?? [])
      .map((point) => ({ point, away: Math.min(...places.map((place) => kilometres(place, point))) }))
      .filter(({ away }) => away <= km)
      .toSorted((a, b) => a.away - b.away)
      .map(({ point }) => point);
  };
}
