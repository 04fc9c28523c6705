/** A point on the earth, in degrees. */
export type Point = { lat: number; lng: number };

const EARTH_RADIUS_KM = 6371;
const RADIANS = Math.PI / 180;

/** The distance of two points in India, in kilometres; flat within a strip, which is right to 1 % below 500 km. */
export function kilometres(a: Point, b: Point): number {
  const x = (a.lng - b.lng) * RADIANS * Math.cos(((a.lat + b.lat) / 2) * RADIANS);
  const y = (a.lat - b.lat) * RADIANS;
  return EARTH_RADIUS_KM * Math.hypot(x, y);
}
