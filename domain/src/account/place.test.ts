import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  awayWords,
  cellOf,
  cellsWithin,
  distanceWords,
  kmBetween,
  measureIn,
  type Point,
  pointAt,
  RADII,
  radiiIn,
  radiusWords,
  townOf,
} from './place';

const at = (lat: number, lng: number): Point => ({ lat, lng });

describe('the distance between two places', () => {
  it.each<[string, Point, Point, number]>([
    ['Lisbon and Porto', at(38.7, -9.1), at(41.1, -8.6), 270],
    ['New York and Los Angeles', at(40.7, -74), at(34.1, -118.2), 3931],
    ['the same place', at(51.5, -0.1), at(51.5, -0.1), 0],
    ['both sides of the date line', at(-16.8, 179.9), at(-16.8, -179.9), 21],
    ['both sides of the North Pole', at(89.9, 0), at(89.9, 180), 22],
    ['two meridians at the pole', at(90, 0), at(90, 77), 0],
    ['high in the north', at(69.6, 18.9), at(69.6, 21.5), 101],
    ['opposite places', at(0, 0), at(0, 180), 20015],
  ])('of %s', (_, one, other, km) => {
    expect(Math.round(kmBetween(one, other))).toBe(km);
    expect(kmBetween(other, one)).toBe(kmBetween(one, other));
  });
});

describe('the cells of a circle', () => {
  const tenths = (most: number) => fc.integer({ min: -most * 10, max: most * 10 });
  const anywhere = fc
    .tuple(tenths(90), tenths(180))
    .map(([lat, lng]) => pointAt(lat / 10, lng / 10));

  it('are no more than a query may name, wherever it is', () => {
    for (let lat = -90; lat <= 90; lat += 0.1) {
      for (const lng of [-180, -179.9, -0.1, 0, 7.3, 179.9]) {
        expect(cellsWithin(pointAt(lat, lng), 100).length).toBeLessThanOrEqual(30);
      }
    }
  });

  it('have every place within it', () => {
    const near = fc.tuple(tenths(2), fc.integer({ min: -1800, max: 1800 }));
    const inside = (one: Point, other: Point, km: number) =>
      kmBetween(one, other) > km || cellsWithin(one, km).includes(cellOf(other));
    fc.assert(
      fc.property(
        anywhere,
        near,
        fc.constantFrom(...Object.values(RADII)),
        (one, [dLat, d], km) => {
          const lat = Math.max(-90, Math.min(90, one.lat + dLat / 10));
          // As far to the side as the meridians there are apart.
          const aside = d / 1800 / Math.max(0.005, Math.cos((lat * Math.PI) / 180));
          const lng = ((((one.lng + aside + 180) % 360) + 360) % 360) - 180;
          return inside(one, pointAt(lat, lng), km);
        },
      ),
      { numRuns: 20_000, seed: 7 },
    );
  });

  it('go on across the date line and around a pole', () => {
    expect(cellsWithin(at(-16.8, 179.9), 50)).toContain(cellOf(at(-16.8, -179.9)));
    expect(cellsWithin(at(-16.8, 180), 10)).toContain(cellOf(at(-16.8, -180)));
    for (const lng of [-180, -90, 0, 90]) {
      expect(cellsWithin(at(89.8, 12), 100)).toContain(cellOf(at(89.6, lng)));
      expect(cellsWithin(at(-90, 0), 50)).toContain(cellOf(at(-89.8, lng)));
    }
  });

  it('are few for a short way', () => {
    expect(cellsWithin(at(38.7, -9.1), 10).length).toBeLessThanOrEqual(4);
  });
});

describe('ways in words', () => {
  it('are as exact as towns are known', () => {
    expect(distanceWords(3, 'km')).toBe('less than 10 km');
    expect(distanceWords(12.4, 'km')).toBe('about 10 km');
    expect(distanceWords(24, 'mi')).toBe('about 15 miles');
    expect(distanceWords(7.9, 'mi')).toBe('less than 5 miles');
    expect(distanceWords(271, 'km')).toBe('about 270 km');
    expect(distanceWords(3936, 'km')).toBe('about 3,900 km');
  });

  it('aren’t given where no one goes, or a place isn’t known', () => {
    expect(awayWords(at(38.7, -9.1), at(38.8, -9.1), 'km')).toBe('about 10 km away');
    expect(awayWords(at(38.7, -9.1), at(41.1, -8.6), 'km')).toBeNull();
    expect(awayWords(null, at(38.7, -9.1), 'km')).toBeNull();
    expect(awayWords(at(38.7, -9.1), null, 'km')).toBeNull();
  });

  it('are in miles where people use them', () => {
    expect(measureIn('United Kingdom')).toBe('mi');
    expect(measureIn('Portugal')).toBe('km');
    expect(radiiIn('mi').map(radiusWords)).toEqual(['5 miles', '15 miles', '30 miles', '60 miles']);
    expect(radiiIn('km').map(radiusWords)).toEqual(['10 km', '25 km', '50 km', '100 km']);
  });
});

describe('the town of an address', () => {
  it('is the same however it is typed, and none without a city', () => {
    const typed = { city: ' São  Paulo', state: 'SP', country: 'Brazil' };
    expect(townOf(typed)).toBe('sao paulo/sp/brazil');
    expect(townOf({ ...typed, city: 'sao paulo' })).toBe(townOf(typed));
    expect(townOf({ ...typed, city: ' ' })).toBe('');
  });

  it('is rounded to a tenth of a degree', () => {
    expect(pointAt(38.71667, -9.13333)).toEqual({ lat: 38.7, lng: -9.1 });
    expect(Object.is(pointAt(-0.01, 0).lat, 0)).toBe(true);
  });
});
