import * as z from 'zod/mini';
import { type Address, LIMITS } from '../foundation/fields';
import { formatCount } from '../foundation/formats';
import { text } from '../foundation/schemas';
import { cityKeyOf } from '../foundation/search-tokens';

/** The middle of a town in degrees, rounded to a tenth: about ten kilometers, so that it tells no street. */
export const pointSchema = z.object({
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
});
export type Point = z.infer<typeof pointSchema>;

/** `users/{uid}.home`: the town of an address, and where it is; null for a town that isn't known. */
export const homeSchema = z.object({
  town: text(2 * (LIMITS.city + LIMITS.state + LIMITS.country)),
  point: z.nullable(pointSchema),
});
export type Home = z.infer<typeof homeSchema>;

/** The parts of an address that say where its town is. */
type Town = Pick<Address, 'city' | 'state' | 'country'>;

/** The town of an address, folded; '' without a city. */
export function townOf({ city, state, country }: Town): string {
  return cityKeyOf(city) === '' ? '' : [city, state, country].map(cityKeyOf).join('/');
}

/** A place, as it is stored. */
export function pointAt(lat: number, lng: number): Point {
  const tenth = (degrees: number) => Math.round(degrees * 10) / 10 + 0;
  return { lat: tenth(lat), lng: tenth(lng) };
}

const DEGREE = Math.PI / 180;
const EARTH_KM = 6371;

/** The length of the great circle between two places, in kilometers. */
export function kmBetween(one: Point, other: Point): number {
  const half = (degrees: number) => Math.sin((degrees * DEGREE) / 2) ** 2;
  const sides = Math.cos(one.lat * DEGREE) * Math.cos(other.lat * DEGREE);
  const chord = half(one.lat - other.lat) + sides * half(one.lng - other.lng);
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Rows of cells from pole to pole, half a degree each. */
const ROWS = 360;

/** Numbers between the first cells of two rows; a row has fewer. */
const ROW_STEP = 1000;

const rowOf = (lat: number) => Math.min(ROWS - 1, Math.floor(((lat + 90) / 180) * ROWS));

/** The number of columns of a row, which makes cells about as wide as high: a circle touches about as many everywhere. */
function columnsOf(row: number): number {
  const middle = ((row + 0.5) / ROWS) * 180 - 90;
  return Math.max(1, Math.round(2 * ROWS * Math.cos(middle * DEGREE)));
}

/** The number of the cell, about 55 km wide, in which a place is: what queries ask for. */
export function cellOf({ lat, lng }: Point): number {
  const row = rowOf(lat);
  return cellAt(row, columnOf(row, lng));
}

const columnOf = (row: number, lng: number) => Math.floor(((lng + 180) / 360) * columnsOf(row));

/** The cell of a column, counted on around the earth. */
function cellAt(row: number, column: number): number {
  const columns = columnsOf(row);
  return row * ROW_STEP + (((column % columns) + columns) % columns);
}

/** All cells that a circle touches: 30 at most, as many as a query may name, up to 100 km. */
export function cellsWithin(point: Point, km: number): number[] {
  const radius = km / EARTH_KM / DEGREE;
  const [south, north] = [Math.max(-90, point.lat - radius), Math.min(90, point.lat + radius)];
  const cells = new Set<number>();
  for (let row = rowOf(south); row <= rowOf(north); row += 1) {
    const aside = widthAt(point.lat, radius, row);
    const first = columnOf(row, point.lng - aside);
    const last = Math.min(columnOf(row, point.lng + aside), first + columnsOf(row) - 1);
    for (let column = first; column <= last; column += 1) cells.add(cellAt(row, column));
  }
  return [...cells];
}

/** The way to the east and to the west that a circle around a latitude reaches in a row, all in degrees; 180 around a pole. */
function widthAt(lat: number, radius: number, row: number): number {
  const [sine, reach] = [Math.sin(lat * DEGREE), Math.cos(radius * DEGREE)];
  // The latitude at which meridians touch the circle, or the pole in it; else the row's edge next to it.
  const widest = Math.asin(Math.max(-1, Math.min(1, sine / reach))) / DEGREE;
  const [bottom, top] = [(row / ROWS) * 180 - 90, ((row + 1) / ROWS) * 180 - 90];
  const at = Math.max(bottom, Math.min(top, widest)) * DEGREE;
  const cosine = (reach - Math.sin(at) * sine) / (Math.cos(at) * Math.cos(lat * DEGREE));
  return Number.isNaN(cosine) ? 180 : Math.acos(Math.max(-1, Math.min(1, cosine))) / DEGREE;
}

/** Distances to filter by, with their kilometers. Who reads miles chooses among others. */
export const RADII = {
  '10km': 10,
  '25km': 25,
  '50km': 50,
  '100km': 100,
  '5mi': 8.1,
  '15mi': 24.2,
  '30mi': 48.3,
  '60mi': 96.6,
} as const;
export type Radius = keyof typeof RADII;
export const RADIUS_IDS = Object.keys(RADII) as Radius[];

/** The measure in which people of a country think of ways. */
export type Measure = 'km' | 'mi';

const IN_MILES = ['United States', 'United Kingdom'];

export function measureIn(country: string): Measure {
  return IN_MILES.includes(country) ? 'mi' : 'km';
}

export function radiiIn(measure: Measure): Radius[] {
  return RADIUS_IDS.filter((id) => id.endsWith(measure));
}

const MEASURES = {
  km: { km: 1, word: 'km', least: 10 },
  mi: { km: 1.609, word: 'miles', least: 5 },
} as const satisfies Record<Measure, unknown>;

/** "25 km", "15 miles" */
export function radiusWords(radius: Radius): string {
  const measure = radius.endsWith('mi') ? 'mi' : 'km';
  return `${Number.parseInt(radius, 10)} ${MEASURES[measure].word}`;
}

/** "about 15 km": no more exact than towns are known. */
export function distanceWords(km: number, measure: Measure): string {
  const { km: each, word, least } = MEASURES[measure];
  const length = km / each;
  if (length < least) return `less than ${least} ${word}`;
  const step = length < 100 ? 5 : length < 1000 ? 10 : 100;
  return `about ${formatCount(Math.round(length / step) * step)} ${word}`;
}

/** Farther than anyone goes for a meeting, in kilometers. */
const FAR_KM = 200;

/** "about 15 km away"; null where that says nothing, or a place isn't known. */
export function awayWords(one: Point | null, other: Point | null, measure: Measure): string | null {
  if (one === null || other === null) return null;
  const km = kmBetween(one, other);
  return km > FAR_KM ? null : `${distanceWords(km, measure)} away`;
}
