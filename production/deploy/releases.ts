import { execFileSync } from 'node:child_process';
import { ROOT } from '@hearthkin/emulators/launcher/paths';

/** One deployment to a project, as a tag of the repository remembers it. */
export interface Release {
  readonly number: number;
  readonly commit: string;
}

/** Runs git in the project's folder. */
export type Git = (...args: string[]) => string;

export const git: Git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

const tagOf = (projectId: string, number: number) => `release/${projectId}/${number}`;

/** The releases of a project, latest first. */
export function releasesOf(run: Git, projectId: string): readonly Release[] {
  const format = '%(refname:lstrip=4) %(*objectname)%(objectname)';
  const lines = run('for-each-ref', `--format=${format}`, `refs/tags/release/${projectId}/*`);
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [number = '', commit = ''] = line.split(' ');
      return { number: Number(number), commit: commit.slice(0, 40) };
    })
    .sort((a, b) => b.number - a.number);
}

/** Remembers that a commit is deployed. */
export function rememberRelease(run: Git, projectId: string, commit: string): Release {
  const number = (releasesOf(run, projectId)[0]?.number ?? 0) + 1;
  run('tag', tagOf(projectId, number), commit);
  return { number, commit };
}

/**
 * The commit that a deployment sends, which has to be what the folder holds.
 * @throws Error if something isn't committed, since `--to` could not go back to it.
 */
export function cleanCommit(run: Git): string {
  const changed = run('status', '--porcelain');
  if (changed !== '') {
    throw new Error(`Commit first, so that this release can be gone back to:\n${changed}`);
  }
  return run('rev-parse', 'HEAD');
}
