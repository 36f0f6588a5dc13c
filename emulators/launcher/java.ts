import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { aptInstall, canAptInstall } from './debian';
import { LauncherError } from './launcher-error';

const OLDEST_JAVA = 11;

export interface Java {
  /** Absolute path, or plain "java" when it is on the PATH. */
  command: string;
  major: number;
}

export interface JavaSearch {
  env: NodeJS.ProcessEnv;
  canInstall: () => boolean;
  install: (name: string) => boolean;
  say: (line: string) => void;
}

/** The major version in the output of `java -version`: 17 for "17.0.15", 8 for "1.8.0_402". */
export function javaMajorVersion(output: string): number | undefined {
  const version = /version "(\d+)(?:\.(\d+))?/.exec(output);
  if (!version) return undefined;
  const first = Number(version[1]);
  return first === 1 ? Number(version[2]) : first;
}

/**
 * Finds Java 11 or later: JAVA_HOME first, then the PATH; on Debian as root it is installed.
 * @throws LauncherError with the command that installs it.
 */
export function requireJava(search: Partial<JavaSearch> = {}): Java {
  const env = search.env ?? process.env;
  const found = findJava(env);
  if (found && found.major >= OLDEST_JAVA) return found;
  const problem = found
    ? `The Firestore emulator needs Java ${OLDEST_JAVA} or later, and this machine has Java ${found.major}.`
    : `The Firestore emulator needs Java ${OLDEST_JAVA} or later, and this machine has none.`;
  if ((search.canInstall ?? canAptInstall)()) {
    const say = search.say ?? console.log;
    say(`${problem} Installing Debian's default-jre-headless…`);
    if ((search.install ?? aptInstall)('default-jre-headless')) {
      const installed = findJava(env);
      if (installed && installed.major >= OLDEST_JAVA) return installed;
    }
  }
  throw new LauncherError(`${problem} Install one: ${installCommand()}`);
}

/** The absolute path of Java. */
export function javaPath({ command }: Java, env = process.env): string {
  if (command !== 'java') return command;
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const paths = folders.map((folder) => resolve(folder, command));
  return paths.find((path) => existsSync(path)) ?? command;
}

function installCommand(): string {
  if (process.platform === 'darwin') return 'brew install --cask temurin';
  return 'sudo apt-get install default-jre-headless';
}

function findJava(env: NodeJS.ProcessEnv): Java | undefined {
  const home = env.JAVA_HOME;
  const candidates = home ? [join(home, 'bin', 'java'), 'java'] : ['java'];
  const found = candidates
    .filter((command) => command === 'java' || existsSync(command))
    .map((command) => ({ command, major: versionOf(command, env) }))
    .filter((java): java is Java => java.major !== undefined);
  return found.find((java) => java.major >= OLDEST_JAVA) ?? found[0];
}

function versionOf(command: string, env: NodeJS.ProcessEnv): number | undefined {
  const run = spawnSync(command, ['-version'], { encoding: 'utf8', env });
  return run.status === 0 ? javaMajorVersion(`${run.stderr}\n${run.stdout}`) : undefined;
}
