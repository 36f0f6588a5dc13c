import { readdir, readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const FUNCTIONS = fileURLToPath(new URL('../../functions', import.meta.url));
const SOURCES = join(FUNCTIONS, 'src');
const manifest = JSON.parse(await readFile(join(FUNCTIONS, 'package.json'), 'utf8'));

/** The packages that the sources of the functions import by name, tests left out. */
async function importedPackages(): Promise<Set<string>> {
  const files = await readdir(SOURCES, { recursive: true });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const packages = new Set<string>();
  for (const file of sources) {
    const text = await readFile(join(SOURCES, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/from '([^.'][^']*)'/g)) {
      const parts = name.split('/');
      packages.add(parts.slice(0, name.startsWith('@') ? 2 : 1).join('/'));
    }
  }
  return packages;
}

describe('the package of the functions', () => {
  it('asks the registry for nothing of ours: the build installs it alone, without the workspaces', () => {
    const asked = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(asked.filter((name) => name.startsWith('@hearthkin/'))).toEqual([]);
  });

  it('depends on what stays outside the bundle, and on nothing else', async () => {
    const bundled = ['@hearthkin/domain', 'zod'];
    const outside = [...(await importedPackages())].filter(
      (name) =>
        !bundled.includes(name) && !name.startsWith('node:') && !builtinModules.includes(name),
    );
    expect(outside.sort()).toEqual(Object.keys(manifest.dependencies).sort());
  });
});
