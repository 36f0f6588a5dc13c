/**
 * Descendants of a process. The emulators put Java into a process group of its own, so killing a
 * group doesn't reach it; following parents does. Plain JavaScript, because a preloaded script of
 * the Firebase CLI uses it without a TypeScript loader.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** [pid, parent pid] of every process on the machine. */
function parents() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        try {
          // The command in parentheses may contain spaces and parentheses.
          const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
          return [[Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])]];
        } catch {
          return [];
        }
      });
  } catch {
    const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
    return list
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number));
  }
}

/**
 * Every live descendant of `pid`, children first, without `pid` itself.
 * @param {number} pid
 */
export function descendants(pid) {
  const pairs = parents();
  const found = [pid];
  for (const parent of found) {
    for (const [child, of] of pairs) {
      if (of === parent && !found.includes(child)) found.push(child);
    }
  }
  return found.slice(1);
}

/**
 * Whether the process runs. Zombies don't.
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** @param {number} pid */
function isZombie(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    return false;
  }
}

/**
 * Sends a signal to a process that may be gone.
 * @param {number} pid
 * @param {NodeJS.Signals} name
 */
export function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
