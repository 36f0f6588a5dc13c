import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Allowed and refused imports: each refusal has a counterpart that differs in one name. */
const BORDERS = [
  ['domain/src/booking/a.ts', 'zod/mini', true],
  ['domain/src/booking/a.ts', 'zod', false],
  ['domain/src/booking/a.ts', '../money', true],
  ['domain/src/booking/a.ts', 'firebase-admin/firestore', false],
  ['domain/src/booking/a.ts', 'react', false],
  ['domain/src/booking/a.ts', 'node:fs', false],
  ['domain/src/booking/a.ts', '@hearthkin/functions/x', false],
  ['functions/src/booking/a.ts', '@hearthkin/domain/foundation/money', true],
  ['functions/src/booking/a.ts', '@hearthkin/emulators/x', false],
  ['functions/src/booking/a.ts', '../../../domain/src/foundation/money', false],
  ['functions/src/booking/a.ts', '../../../web/src/firebase/call', false],
  ['emulators/seed/a.ts', '@hearthkin/domain/foundation/money', true],
  ['emulators/launcher/a.ts', '@hearthkin/storage-rules/runtime/storage-rules', true],
  ['emulators/launcher/a.ts', '../storage-rules/verify', false],
  ['production/deploy/a.ts', '@hearthkin/emulators/launcher/paths', true],
  ['production/deploy/a.ts', '../../functions/src/platform/callable', false],
  ['emulators/storage-rules/a.ts', './verify', true],
  ['emulators/storage-rules/a.ts', '@hearthkin/emulators/launcher/suite', false],
  ['emulators/seed/a.ts', '../../web/src/firebase/call', false],
  ['emulators/seed/a.ts', '../../functions/src/platform/callable', false],
  ['emulators/seed/a.ts', '../../tests/support/suite', false],
  ['web/src/features/browse/a.tsx', './card', true],
  ['web/src/features/browse/a.tsx', '../../ui/people/photo', true],
  ['web/src/features/browse/a.tsx', '../../data/bookings/booking-queries', true],
  ['web/src/features/browse/a.tsx', '../../session/session', true],
  ['web/src/features/browse/a.tsx', '../../firebase/call', true],
  ['web/src/features/browse/a.tsx', '../../lib/format', true],
  ['web/src/features/browse/a.tsx', 'firebase/firestore', false],
  ['web/src/features/browse/a.tsx', 'reactfire', false],
  ['web/src/features/browse/card-queries.ts', 'firebase/firestore', true],
  ['web/src/features/browse/card-store.ts', 'firebase/firestore', true],
  ['web/src/data/bookings/a.ts', 'firebase/firestore', true],
  ['web/src/data/bookings/a.ts', '../kit/readers', true],
  ['web/src/data/bookings/a.tsx', '../../ui/feedback/empty-state', true],
  ['web/src/data/bookings/a.ts', '../../session/session', true],
  ['web/src/data/bookings/a.ts', '../../features/browse/card', false],
  ['web/src/data/bookings/a.ts', '../../app/layout', false],
  ['web/src/session/a.ts', '../firebase/auth', true],
  ['web/src/session/a.ts', '../data/kit/readers', false],
  ['web/src/session/a.ts', '../ui/forms/field', false],
  ['web/src/firebase/a.ts', '../lib/env', true],
  ['web/src/firebase/a.ts', '../session/session', false],
  ['web/src/lib/a.ts', './format', true],
  ['web/src/lib/a.ts', '../firebase/app', false],
  ['web/src/lib/a.ts', 'firebase/firestore', false],
  ['web/src/lib/a.ts', '../features/browse/card', false],
  ['web/src/ui/forms/a.tsx', '../layout/page', true],
  ['web/src/ui/forms/a.tsx', '../../lib/format', true],
  ['web/src/ui/forms/a.tsx', '../../data/kit/live-query', false],
  ['web/src/ui/forms/a.tsx', '../../app/layout', false],
  ['web/src/ui/forms/a.tsx', 'reactfire', false],
  ['web/src/app/a.tsx', '../features/browse/card', true],
  ['web/src/app/a.tsx', 'firebase/auth', false],
  ['web/src/app/unread-queries.ts', 'firebase/firestore', true],
] as const;

/** Paths with a linter error about their imports. */
async function refusedImports(folder: string): Promise<Set<string>> {
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--only=style/noRestrictedImports', '--reporter=json', '.'];
  const output = await new Promise<string>((resolve) => {
    // Findings make it exit with 1; only the output matters.
    execFile(process.execPath, args, { cwd: folder }, (_error, stdout) => resolve(stdout));
  });
  return new Set(output.match(/probe-\d+/g));
}

describe('the linter', () => {
  let folder = '';
  let refused = new Set<string>();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hearthkin-borders-'));
    const config = JSON.parse(await readFile(join(ROOT, 'biome.json'), 'utf8'));
    const alone = { ...config, $schema: undefined, vcs: { enabled: false }, root: true };
    await writeFile(join(folder, 'biome.json'), JSON.stringify(alone));
    await Promise.all(
      BORDERS.map(async ([file, imported], index) => {
        // Some rules depend on the end of a file's name.
        const ending = /(-queries|-store)?\.tsx?$/.exec(file)?.[0];
        const path = join(folder, dirname(file), `probe-${index}${ending}`);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, `import { x } from '${imported}';\nconsole.log(x);\n`);
      }),
    );
    refused = await refusedImports(folder);
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(BORDERS.map(([file, imported, allowed], index) => ({ file, imported, allowed, index })))(
    'allows $imported in $file: $allowed',
    ({ allowed, index }) => {
      expect(refused.has(`probe-${index}`)).toBe(!allowed);
    },
  );
});

/** What an article may import, which the linter does not read: words, numbers, icons, its own parts. */
const FOR_ARTICLES =
  /^(@hearthkin\/domain\/|@mui\/icons-material\/|\.\.\/\.\.\/(lib|ui)\/|\.\/[a-z-]+$)/;

it.each([
  ['@hearthkin/domain/foundation/brand', true],
  ['zod', false],
  ['../../lib/format', true],
  ['../../data/kit/live-query', false],
  ['./price-table', true],
  ['../faq/questions', false],
])('treats an import of %s in an article as allowed: %s', (imported, allowed) => {
  expect(FOR_ARTICLES.test(imported)).toBe(allowed);
});

it('every article has only allowed imports', async () => {
  const features = join(ROOT, 'web/src/features');
  const files = await readdir(features, { recursive: true });
  const articles = files.filter((file) => file.endsWith('.mdx'));
  expect(articles.length).toBeGreaterThan(5);
  for (const article of articles) {
    const text = await readFile(join(features, article), 'utf8');
    const imports = [...text.matchAll(/^(?:import|export|\}) .*\bfrom '([^']*)';$/gm)];
    const refused = imports.flatMap(([, name = '']) => (FOR_ARTICLES.test(name) ? [] : [name]));
    expect(refused, article).toEqual([]);
  }
});
