import { readdir, readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const FUNCTIONS = fileURLToPath(new URL('../../functions', import.meta.url));
const SOURCES = join(FUNCTIONS, 'src');
const manifest = JSON.parse(await readFile(join(FUNCTIONS, 'package.json'), 'utf8'));

/** The face comparison, a bundle of its own. */
const BESIDE = join('identity', 'built-in');

const FIRST = /(?:from |\.resolve\()'([^']+)'/g;
const LATER = /\bimport\('([^']+)'\)/g;

/** The imports of the functions' sources, without tests. */
async function imports(kind = FIRST): Promise<{ file: string; name: string }[]> {
  const files = await readdir(SOURCES, { recursive: true });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const found = sources.map(async (file) => {
    const text = await readFile(join(SOURCES, file), 'utf8');
    return [...text.matchAll(kind)].map(([, name = '']) => ({
      file,
      name,
    }));
  });
  return (await Promise.all(found)).flat();
}

function packageOf(name: string): string {
  const parts = name.split('/');
  return parts.slice(0, name.startsWith('@') ? 2 : 1).join('/');
}

/** Packages imported by files that pass the filter. */
async function importedPackages(
  passes: (file: string) => boolean,
  kind = FIRST,
): Promise<string[]> {
  const named = (await imports(kind)).filter(
    ({ file, name }) => passes(file) && !name.startsWith('.'),
  );
  const packages = new Set(named.map(({ name }) => packageOf(name)));
  return [...packages].filter(
    (name) => !name.startsWith('node:') && !builtinModules.includes(name),
  );
}

describe('the package of the functions', () => {
  it('has no workspace dependencies', () => {
    const asked = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(asked.filter((name) => name.startsWith('@hearthkin/'))).toEqual([]);
  });

  it('depends only on packages that are not bundled', async () => {
    const bundled = ['@hearthkin/domain', ...Object.keys(manifest.devDependencies)];
    const all = await Promise.all([FIRST, LATER].map((kind) => importedPackages(() => true, kind)));
    const outside = new Set(all.flat().filter((name) => !bundled.includes(name)));
    expect([...outside].sort()).toEqual(Object.keys(manifest.dependencies).sort());
  });

  it('loads the face comparison libraries only when needed', async () => {
    const beside = await importedPackages((file) => file.startsWith(BESIDE));
    expect(beside).toEqual(expect.arrayContaining(['sharp', '@vladmandic/face-api']));
    const elsewhere = await importedPackages((file) => !file.startsWith(BESIDE));
    expect(elsewhere.filter((name) => beside.includes(name))).toEqual(['@hearthkin/domain']);
    const into = (await imports()).filter(
      ({ file, name }) => !file.startsWith(BESIDE) && name.includes('/built-in/'),
    );
    expect(into).toEqual([]);
  });
});

/** Ways to dependencies that read secrets, and the lists that a function which uses one has to name. */
const SECRETS_OF = {
  mailDeps: /\bmailSecrets\b/,
  actDeps: /\bmailSecrets\b/,
  contactMailDeps: /\bcontactMailSecrets\b/,
  signupDeps: /\bsignupSecrets\b/,
  paymentDeps: /\bpaymentSecrets\b/,
  pageDeps: /\bpaymentSecrets\b/,
  planDeps: /\bplanSecrets\b/,
  removalDeps: /\bremovalSecrets\b/,
  deployedSenders: /\bsenderSecrets\b/,
} as const;

it.each(Object.entries(SECRETS_OF))(
  'a function that uses %s has its secrets, which are empty otherwise',
  async (name, secrets) => {
    const files = await readdir(SOURCES, { recursive: true });
    const lacking: string[] = [];
    for (const file of files.filter((one) => /(?<!\.test)\.ts$/.test(one))) {
      const text = await readFile(join(SOURCES, file), 'utf8');
      const isFunction = /= (define\w+|on\w+)\(/.test(text);
      if (isFunction && new RegExp(`\\b${name}\\b`).test(text) && !secrets.test(text)) {
        lacking.push(file);
      }
    }
    expect(lacking).toEqual([]);
  },
);
