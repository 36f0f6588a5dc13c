import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Whether this is Debian or a derivative, and we may install packages. */
export function canAptInstall(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/**
 * Installs a Debian package with visible output.
 * @returns whether apt-get succeeded.
 */
export function aptInstall(name: string): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-y', ...args], { stdio: ['ignore', 'inherit', 'inherit'], env })
      .status === 0;
  // Package lists of a fresh machine are empty or outdated.
  return apt('-q', 'update') && apt('-q', 'install', '--no-install-recommends', name);
}
