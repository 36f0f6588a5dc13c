import { describe, expect, it } from 'vitest';
import { difference, type FacePrint, isCopy, printOf } from './face-print';
import type { Picture } from './picture';

const SIZE = 400;
const EYES = { leftEye: { x: 150, y: 150 }, rightEye: { x: 250, y: 150 } };

/** A gray picture with a brightness at each point. */
function picture(brightness: (x: number, y: number) => number): Picture {
  const data = new Uint8Array(SIZE * SIZE * 3);
  for (let at = 0; at < SIZE * SIZE; at += 1) {
    data.fill(brightness(at % SIZE, Math.floor(at / SIZE)), at * 3, at * 3 + 3);
  }
  return { data, width: SIZE, height: SIZE };
}

/** Uneven, and not symmetric. */
const uneven = (x: number, y: number) =>
  120 + 60 * Math.sin(x / 23 + y / 41) + 50 * Math.sin(y / 17 - x / 61);
const look = picture(uneven);

/** A print that differs from another at the first cells. */
function changed(print: FacePrint, cells: number): FacePrint {
  return print.map((value, index) => (index < cells ? 255 - value : value));
}

describe('the print of a face', () => {
  it('is that of the same face where the picture is brighter, moved or turned', () => {
    const print = printOf(look, EYES);
    const brighter = printOf(
      picture((x, y) => 20 + 0.8 * uneven(x, y)),
      EYES,
    );
    expect(difference(print, brighter)).toBeLessThan(0.02);
    const moved = printOf(
      picture((x, y) => uneven(x - 30, y - 20)),
      { leftEye: { x: 180, y: 170 }, rightEye: { x: 280, y: 170 } },
    );
    expect(difference(print, moved)).toBeLessThan(0.02);
    // A quarter turn clockwise, around the middle of the picture.
    const turned = printOf(
      picture((x, y) => uneven(y, SIZE - 1 - x)),
      { leftEye: { x: 249, y: 150 }, rightEye: { x: 249, y: 250 } },
    );
    expect(difference(print, turned)).toBeLessThan(0.05);
  });

  it('is taken for a copy while few of its places differ', () => {
    const print = printOf(look, EYES);
    const cells = [0, 40, 80, 120, 160, 200, 289];
    const differences = cells.map((count) => difference(print, changed(print, count)));
    expect(cells.map((count) => isCopy(print, changed(print, count)))).toEqual(
      differences.map((share) => share <= 0.17),
    );
    expect(differences[1]).toBeLessThan(0.17);
    expect(differences[4]).toBeGreaterThan(0.17);
  });

  it('of a face at the edge repeats what the picture has there', () => {
    const print = printOf(look, { leftEye: { x: 0, y: 0 }, rightEye: { x: 100, y: 0 } });
    expect(print).toHaveLength(17 ** 2);
    expect(print.every((value) => value >= 0 && value <= 255)).toBe(true);
  });
});
