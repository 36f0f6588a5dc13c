import { readdirSync, readFileSync } from 'node:fs';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { expect, it } from 'vitest';

/** What gives fields their choices (`web/unused-parts.ts` says why). */
const SELECT_FIELDS = [
  'web/src/ui/forms/select-field.tsx',
  'web/src/features/browse/multi-choice.tsx',
];

/** The opening tags of MUI's fields in a source, without the functions they are given. */
function fieldsIn(text: string): string[] {
  return text
    .split('<TextField')
    .slice(1)
    .map((rest) => rest.split(/\/>|<\/TextField>/)[0] ?? '');
}

/** What only a build lacks: pages that ask for it look right until then. */
const LACKING = /(?:^|\s)(?:select(?=[\s=>]|$)|variant="(?:standard|filled)")/m;

function sources(): string[] {
  return readdirSync(`${ROOT}/web/src`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .map((path) => `web/src/${path}`);
}

it('no field asks for what builds leave out of it', () => {
  const files = sources().filter((path) => !SELECT_FIELDS.includes(path));
  const found = files.filter((path) =>
    fieldsIn(readFileSync(`${ROOT}/${path}`, 'utf8')).some((field) => LACKING.test(field)),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

it('sees a field with choices, however it is written', () => {
  const asked = [
    '<TextField select label="x">',
    '<TextField\n  label="x"\n  select\n>',
    '<TextField {...a} variant="filled" />',
  ];
  for (const text of asked) expect(fieldsIn(text).some((field) => LACKING.test(field))).toBe(true);
  expect(fieldsIn('<TextField onSelect={select} label="x" />').some((f) => LACKING.test(f))).toBe(
    false,
  );
});
