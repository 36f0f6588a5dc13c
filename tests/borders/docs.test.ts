import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { describe, expect, test } from 'vitest';

const DOCS = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /^(docs\/|README|SECURITY|emulators\/|tests\/lab\/)/.test(file));

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The part of an address that leads to a heading, as the renderer of Markdown makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const anchorsIn = (file: string) =>
  [...textOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Paths in code marks that are of files here: not patterns, names to fill in, or what a run leaves. */
function pathsIn(text: string): string[] {
  const marked = [...text.matchAll(/`([\w@.-]+(?:\/[\w@.-]+)+\.\w+)`/g)].map(
    ([, path = '']) => path,
  );
  return marked.filter((path) =>
    /^(domain|functions|web|emulators|production|tests|docs|\.github)\//.test(path),
  );
}

/** Names in recipes that stand for a name of one's own. */
const STANDS_FOR = /(^|[/.-])(NAME|AREA|ID|PROJECT)([/.-]|$)/;

describe.each(DOCS)('%s', (file) => {
  const text = textOf(file);

  test('names only files that exist', () => {
    const missing = pathsIn(text).filter(
      (path) => !STANDS_FOR.test(path) && !existsSync(join(ROOT, path)),
    );
    expect(missing).toEqual([]);
  });

  test('leads only to pages and headings that exist', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)(?: "[^"]*")?\)/g)].map(([, link = '']) => link);
    const dead = links.filter((link) => {
      if (/^(https?|mailto):/.test(link)) return false;
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : normalize(join(dirname(file), path));
      if (!existsSync(join(ROOT, target))) return true;
      return anchor !== undefined && !anchorsIn(target).includes(anchor);
    });
    expect(dead).toEqual([]);
  });

  test('names the project in every command that could reach another one', () => {
    const whole = text.replace(/\\\n\s*/g, '');
    const commands = [
      ...whole.matchAll(/(?:^ {4}|^|`|: |, |\| )((?:gcloud|npx firebase) [^`\n]+)/gm),
    ].map(([, command = '']) => command);
    // They are about this machine, or a local suite.
    const own = /^(gcloud auth|npx firebase (login|emulators:start))/;
    expect(commands.filter((each) => !own.test(each) && !/ --project[ =]/.test(each))).toEqual([]);
  });

  test('names only commands that exist', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});
