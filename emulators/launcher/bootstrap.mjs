/**
 * The first thing every command of the project runs: `node bootstrap.mjs ENTRY.ts [flags…]`.
 *
 * Node built-ins only, because nothing may be installed yet. It checks the Node version, updates
 * node_modules to package-lock.json, and then runs the TypeScript entry.
 */
import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const INSTALL_LOCK = join(ROOT, '.data', 'install.lock');

/** @param {string} sentence */
function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function checkPlatform() {
  if (process.platform !== 'win32') return;
  fail(
    'Hearthkin’s commands run on Linux and macOS. On Windows, use WSL 2 (https://learn.microsoft.com/windows/wsl/install), ' +
      'clone the project inside it, and run the command there.',
  );
}

function checkNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(
    `Hearthkin needs Node.js 20.19 or later, and this is ${process.versions.node}. ` +
      'Install a newer one from https://nodejs.org and run the command again.',
  );
}

/** @param {string} path */
function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

/**
 * The reason why node_modules doesn't match the lockfile, or undefined if it does. npm writes its hidden
 * lockfile last, so an interrupted installation has none.
 */
function whyStale() {
  const hidden = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return 'nothing is installed yet, or an installation was interrupted';
  let installed;
  try {
    installed = readPackages(hidden);
  } catch {
    return 'the record of what is installed is unreadable';
  }
  for (const [path, wanted] of Object.entries(readPackages(join(ROOT, 'package-lock.json')))) {
    if (!path.includes('node_modules/')) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const found = installed[path];
    // Optional packages may be builds for other machines: missing is fine, another version is not.
    if (!found && wanted.optional) continue;
    if (!found || !existsSync(join(ROOT, path))) return `${name} is missing`;
    if (found.version !== wanted.version) {
      return `${name} is ${found.version} and should be ${wanted.version}`;
    }
  }
  return undefined;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Two commands started together on a fresh clone must not install into the same folder at once. */
async function holdInstallLock() {
  mkdirSync(dirname(INSTALL_LOCK), { recursive: true });
  for (let told = false; ; ) {
    try {
      const file = openSync(INSTALL_LOCK, 'wx');
      writeSync(file, String(process.pid));
      closeSync(file);
      process.once('exit', () => rmSync(INSTALL_LOCK, { force: true }));
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = Number(existsSync(INSTALL_LOCK) ? readFileSync(INSTALL_LOCK, 'utf8') : 0);
    if (holder > 0 && isAlive(holder)) {
      if (!told) console.log(`Another command (process ${holder}) is installing; waiting for it…`);
      told = true;
      await wait(300);
    } else {
      rmSync(INSTALL_LOCK, { force: true });
    }
  }
}

async function install() {
  if (whyStale() === undefined) return;
  await holdInstallLock();
  const why = whyStale();
  if (why === undefined) return;
  console.log(`Installing the packages of package-lock.json: ${why}.`);
  const args = ['ci', '--include=dev'];
  const npm = process.env.npm_execpath;
  const { status, error } =
    npm && existsSync(npm)
      ? spawnSync(process.execPath, [npm, ...args], { cwd: ROOT, stdio: 'inherit' })
      : spawnSync('npm', args, { cwd: ROOT, stdio: 'inherit' });
  if (status === 0) {
    rmSync(INSTALL_LOCK, { force: true });
    return;
  }
  fail(
    `npm ci did not finish (${error ? error.message : `exit code ${status}`}). ` +
      'Read its message above, check that the npm registry can be reached, and run the command again.',
  );
}

checkPlatform();
checkNodeVersion();
// Without credentials Google's libraries look for a metadata server on the network, and warn that there is none.
process.env.METADATA_SERVER_DETECTION ??= 'bios-only';
const entry = process.argv[2];
if (!entry) fail('bootstrap.mjs needs the TypeScript file to run.');
await install();
const { register } = await import('tsx/esm/api');
register();
const entryPath = resolve(ROOT, entry);
process.argv.splice(1, 2, entryPath);
await import(pathToFileURL(entryPath).href);
