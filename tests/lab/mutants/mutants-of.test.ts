import { expect, it } from 'vitest';
import { mutantsOf, mutated, sampleOf } from './mutants-of';

const linesOf = (source: string) =>
  mutantsOf('a.ts', source).map((mutant) => mutated(source, mutant));

it.each([
  ['const a = b < c;', ['const a = b <= c;']],
  ['const a = b >= c;', ['const a = b > c;']],
  ['const a = (b) === (c);', ['const a = (b) !== (c);']],
  ['const a = b && c;', ['const a = b || c;']],
  ['const a = b + c;', ['const a = b - c;']],
  ['const a = b ? c : d;', ['const a = !(b) ? c : d;']],
  ['if (a) b = c;', ['if (!(a)) b = c;']],
  ['const a = true;', ['const a = false;']],
  ['const a = 7;', ['const a = 8;', 'const a = 6;']],
  ['const a = 0;', ['const a = 1;', 'const a = (-1);']],
  ['await a();', [';']],
  ["throw new Error('é');", [';']],
  ["const é = 'é'; a();", ["const é = 'é'; ;"]],
  ['function a() { b = c; }', ['function a() { return; b = c; }']],
  ['const a = () => { b = c; };', ['const a = () => { return; b = c; };']],
  ['const a = (b as unknown as D) || c!;', ['const a = (b as unknown as D) && c!;']],
])('a mutant has one mistake: %s', (source, expected) => {
  expect(linesOf(source)).toEqual(expected);
});

it.each([
  "import { a } from 'b';",
  'type A = 1 | true;',
  'let a: 3;',
  "const a = b + 'c';",
  'const a = b + `c`;',
  'const a = b ?? c;',
  'a = b;',
  'function a() {}',
])('code that no test could miss, or notice, has no mutants: %s', (source) => {
  expect(linesOf(source)).toEqual([]);
});

it('a source that is no TypeScript has no mutants, but an error', () => {
  expect(() => mutantsOf('a.ts', 'const const')).toThrow('a.ts');
});

const LIMITS = 'const a = 10;\nconst b = 20;\nconst c = 30;\nconst d = 40;';
const textsOf = (source: string, seed: number, count: number) =>
  sampleOf(mutantsOf('a.ts', source), seed, count).map(({ text }) => text);

it('a sample is the same for the same seed, and another for another', () => {
  expect(textsOf(LIMITS, 1, 4)).toHaveLength(4);
  expect(textsOf(LIMITS, 1, 4)).toEqual(textsOf(LIMITS, 1, 4));
  expect(textsOf(LIMITS, 1, 4)).not.toEqual(textsOf(LIMITS, 2, 4));
});

it('a sample keeps its mutants when code is written before them', () => {
  const longer = `const before = [];\n\n${LIMITS}`;
  expect(textsOf(longer, 1, 4)).toEqual(textsOf(LIMITS, 1, 4));
});

it('the same mistake in two equal lines is two mutants', () => {
  const keys = mutantsOf('a.ts', 'a();\na();').map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
});
