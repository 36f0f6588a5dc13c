import { readdirSync, readFileSync } from 'node:fs';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { describe, expect, it } from 'vitest';

/** A key of an object: at the start of a line, or after a separator. */
const key = (name: string) => String.raw`(?:^|[{,(])\s*['"]?(?:${name})['"]?\s*:`;

/** Ways to name a physical side (left, right) instead of a logical one (start, end). */
const SIDES = [
  key('[mp][lr]'),
  key('(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\\w*'),
  key('border(?:Top|Bottom)(?:Left|Right)Radius'),
  key('left|right'),
  key('float'),
  String.raw`(?:textAlign|justifyContent|justifySelf|justifyItems)\b.*['"](?:left|right)['"]`,
  String.raw`(?:margin|padding|border|inset)-(?:left|right)|text-align:\s*(?:left|right)|float:`,
].map((pattern) => new RegExp(pattern));

/** Where left and right aren't sides of a page. */
const OTHERWISE: readonly (readonly [file: string, line: string, why: string])[] = [
  [
    'web/src/features/phone/use-phone-code.ts',
    'const { left: secondsToResend, start: startCountdown } = useCountdown(RESEND_SECONDS);',
    'time that remains',
  ],
];

/** The lines of a source that name a physical side, with their numbers. */
function sidesIn(text: string): string[] {
  return text
    .split('\n')
    .map((line, index) => ({ line, place: `${index + 1}: ${line.trim()}` }))
    .filter(({ line }) => !/^\s*(\*|\/\/|\/\*)/.test(line))
    .filter(({ line }) => SIDES.some((side) => side.test(line)))
    .map(({ place }) => place);
}

function sources(): string[] {
  return readdirSync(`${ROOT}/web/src`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|css)$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => `web/src/${path}`);
}

const isMeant = (found: string) =>
  OTHERWISE.some(([file, line]) => found.startsWith(`${file}:`) && found.endsWith(` ${line}`));

describe('styles', () => {
  const found = sources().flatMap((path) =>
    sidesIn(readFileSync(`${ROOT}/${path}`, 'utf8')).map((place) => `${path}:${place}`),
  );

  it('use logical sides for right-to-left pages', () => {
    expect(found.filter((place) => !isMeant(place))).toEqual([]);
  });

  it.each(OTHERWISE)('of %s say %s, which means %s', (file, line) => {
    expect(found.some((place) => place.startsWith(file) && place.endsWith(line))).toBe(true);
  });

  it.each([
    ['<Box sx={{ ml: 2 }}>', true],
    ['  pr: { xs: 4, sm: 0 },', true],
    ['sx={{ mt: 1, marginLeft: 2 }}', true],
    ["  borderLeftColor: 'error.main',", true],
    ['borderTopRightRadius: 4,', true],
    ["position: 'absolute', top: 12, right: 12 }}", true],
    ['  left: -27,', true],
    ["'&:hover': { 'marginRight': 2 }", true],
    ["textAlign: { xs: 'left', sm: 'right' }", true],
    ["float: 'left',", true],
    ['  padding-left: 4px;', true],
    ["'border-right': 0", true],
    ['sx={{ marginInlineStart: 2, px: 1 }}', false],
    ['  insetInlineEnd: 12,', false],
    ["textAlign: 'end'", false],
    ['  const left = spotsLeft(data);', false],
    ['put it right: us through our support', false],
    ["anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}", false],
    ['// left: -27', false],
  ])('use a physical side in %s: %s', (line, names) => {
    expect(sidesIn(line)).toHaveLength(names ? 1 : 0);
  });
});
