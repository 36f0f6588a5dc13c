import { expect, it } from 'vitest';
import { partsOfPath, privatePath } from './private-path';

const isAccepted = (path: string) => privatePath(['selfie', 'idPhoto']).safeParse(path).success;

it.each(['verification/anna/selfie/photo', `verification/a-1/idPhoto/${'x'.repeat(196)}.jpg`])(
  'a private file may be %s',
  (path) => {
    expect(isAccepted(path)).toBe(true);
    expect(partsOfPath(path).uid).toMatch(/^a/);
  },
);

it.each([
  'verification/anna/other/photo',
  'verification/anna/selfie/',
  'verification/anna/selfie/..',
  'verification/anna/selfie/a/b',
  'verification/anna/selfie/a\u0001.jpg',
  'verification/anna/selfie/a b.jpg',
  'verification/a\u0001/selfie/photo',
  'verification/../selfie/photo',
  'verification//selfie/photo',
  'x/verification/anna/selfie/photo',
  `verification/anna/selfie/${'x'.repeat(201)}`,
])('a private file may not be %j', (path) => expect(isAccepted(path)).toBe(false));
