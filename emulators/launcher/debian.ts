import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Whether this is Debian or one of its children, and we may install packages on it. */
export function canAptInstall(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** Installs a Debian package, its output shown. Returns whether apt-get succeeded. */
export function aptInstall(name: string): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-y', ...args], { stdio: ['ignore', 'inherit', 'inherit'], env })
      .status === 0;
  // The package lists of a fresh machine are empty or old.
  return apt('-q', 'update') && apt('-q', 'install', '--no-install-recommends', name);
}
