import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** For tests: a new folder for each test of a file. Its path is known once a test begins. */
export function folderOfEachTest(): { path: string } {
  const folder = { path: '' };
  beforeEach(() => {
    folder.path = realpathSync(mkdtempSync(join(tmpdir(), 'hearthkin-')));
  });
  afterEach(() => rmSync(folder.path, { recursive: true }));
  return folder;
}
