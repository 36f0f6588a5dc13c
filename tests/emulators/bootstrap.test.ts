import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const LOCKFILE = {
  packages: {
    '': { name: 'project' },
    domain: { version: '0.1.0' },
    'node_modules/@project/domain': { resolved: 'domain', link: true },
    'node_modules/tsx': { version: '4.0.0' },
    'node_modules/only-on-a-mac': { version: '1.0.0', optional: true },
  },
};

/** Replaces npm: records its arguments, and installs the only package. */
const NPM = `
const { mkdirSync, writeFileSync, appendFileSync } = require('node:fs');
appendFileSync('npm.log', process.argv.slice(2).join(' ') + '\\n');
if (process.env.NPM_FAILS) process.exit(7);
mkdirSync('node_modules/tsx', { recursive: true });
mkdirSync('node_modules/@project/domain', { recursive: true });
writeFileSync('node_modules/tsx/package.json', '{"exports":{"./esm/api":"./api.mjs"}}');
writeFileSync('node_modules/tsx/api.mjs', 'export const register = () => {};');
const lock = ${JSON.stringify(LOCKFILE)};
delete lock.packages['node_modules/only-on-a-mac'];
writeFileSync('node_modules/.package-lock.json', JSON.stringify(lock));
`;

let project: string;

function write(path: string, content: string): void {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), content);
}

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'clone-'));
  const bootstrap = 'emulators/launcher/bootstrap.mjs';
  mkdirSync(join(project, dirname(bootstrap)), { recursive: true });
  copyFileSync(join(ROOT, bootstrap), join(project, bootstrap));
  write('package-lock.json', JSON.stringify(LOCKFILE));
  write('npm.cjs', NPM);
  write('entry.mjs', 'console.log("entered with", process.argv.slice(2).join(" "));');
});

afterEach(() => rmSync(project, { recursive: true }));

function run(env: Record<string, string> = {}) {
  const args = ['emulators/launcher/bootstrap.mjs', 'entry.mjs', '--flag'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: join(project, 'npm.cjs'), ...env },
  });
  return { status, stdout, stderr };
}

/** How often npm was asked to install. */
function installations(): number {
  const log = join(project, 'npm.log');
  return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').length : 0;
}

describe('the first thing every command runs', () => {
  it('installs on a fresh clone, then goes on with the flags it was given', () => {
    const { status, stdout } = run();
    expect(status).toBe(0);
    expect(stdout).toContain('Installing the packages of package-lock.json: nothing is installed');
    expect(stdout).toContain('entered with --flag');
    expect(readFileSync(join(project, 'npm.log'), 'utf8')).toBe('ci --include=dev\n');
  });

  it('installs nothing when everything is there; packages for other machines may be missing', () => {
    run();
    const { stdout } = run();
    expect(stdout).toBe('entered with --flag\n');
    expect(installations()).toBe(1);
  });

  it('repairs an interrupted installation', () => {
    run();
    rmSync(join(project, 'node_modules/.package-lock.json'));
    expect(run().stdout).toContain('or an installation was interrupted');
    expect(installations()).toBe(2);
  });

  it('repairs an installation with a missing package', () => {
    run();
    rmSync(join(project, 'node_modules/tsx'), { recursive: true });
    expect(run().stdout).toContain('tsx is missing');
  });

  it('installs again when the lockfile asks for another version', () => {
    run();
    write('package-lock.json', JSON.stringify(LOCKFILE).replace('4.0.0', '4.0.1'));
    expect(run().stdout).toContain('tsx is 4.0.0 and should be 4.0.1');
  });

  it('says what to do when the installation fails', () => {
    const { status, stdout, stderr } = run({ NPM_FAILS: 'yes' });
    expect(status).toBe(1);
    expect(stderr).toContain('npm ci did not finish (exit code 7).');
    expect(stderr).toContain('run the command again');
    expect(stdout).not.toContain('entered');
  });

  it('refuses Windows with a sentence that says what to use there', () => {
    write('windows.mjs', "Object.defineProperty(process, 'platform', { value: 'win32' });");
    const { status, stdout, stderr } = run({ NODE_OPTIONS: '--import ./windows.mjs' });
    expect(status).toBe(1);
    expect(stderr).toContain('On Windows, use WSL 2');
    expect(stdout).toBe('');
    expect(installations()).toBe(0);
  });

  it('leaves no lock behind', () => {
    run({ NPM_FAILS: 'yes' });
    expect(existsSync(join(project, '.data/install.lock'))).toBe(false);
  });
});
