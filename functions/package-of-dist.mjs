import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The major version of Node.js that deployed functions run on; `runtime` in firebase.json is the same. */
const NODE = '22';

/**
 * Writes `package.json` and `package-lock.json` beside the bundle, so that what is deployed is a whole
 * package: with the versions of the project's own lockfile, and nothing to build.
 * @throws Error for a dependency that the project's lockfile lacks.
 */
export async function writePackage(folder) {
  const { name, version, dependencies } = await readJson('package.json');
  const { packages } = await readJson('../package-lock.json');
  const exact = Object.fromEntries(
    Object.keys(dependencies).map((each) => [each, packages[`node_modules/${each}`].version]),
  );
  const root = { name, version, dependencies: exact, engines: { node: NODE } };
  const manifest = { ...root, private: true, type: 'commonjs', main: 'index.js' };
  const lock = {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': root, ...installedFor(Object.keys(dependencies), packages) },
  };
  await writeJson(`${folder}/package.json`, manifest);
  await writeJson(`${folder}/package-lock.json`, lock);
}

/** The entries of a lockfile that some packages need, all platforms included. */
export function installedFor(names, packages) {
  const found = new Map();
  const visit = (from, name, isOptional) => {
    const path = resolvedPath(from, name, packages);
    if (path === null) {
      if (isOptional) return;
      throw new Error(`The lockfile has no ${name}, which ${from || 'the functions'} need`);
    }
    if (found.has(path)) return;
    const { dev: _, devOptional: __, ...entry } = packages[path];
    found.set(path, entry);
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = entry;
    for (const each of Object.keys(dependencies)) visit(path, each, each in optionalDependencies);
    for (const each of Object.keys(optionalDependencies)) visit(path, each, true);
    const { peerDependenciesMeta = {} } = entry;
    for (const each of Object.keys(peerDependencies)) {
      if (!peerDependenciesMeta[each]?.optional) visit(path, each, false);
    }
  };
  for (const name of names) visit('', name, false);
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Where Node.js finds a package from another one's folder: the nearest `node_modules` above. */
function resolvedPath(from, name, packages) {
  for (let folder = from; ; ) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (path in packages) return path;
    if (folder === '') return null;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));
  }
}

async function readJson(path) {
  return JSON.parse(await readFile(here(path), 'utf8'));
}

async function writeJson(path, value) {
  const text = `${JSON.stringify(value, null, 2)}\n`;
  // Unchanged files stay, so that a running emulator doesn't load everything again.
  if ((await readFile(path, 'utf8').catch(() => '')) !== text) await writeFile(path, text);
}
