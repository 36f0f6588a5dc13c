import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { preloaded } from './preloaded';
import { folderOfEachTest } from './test-folder';

const folder = folderOfEachTest();

/** The text that an emulator reads of a rules file that changes again right after it was read. */
function readOf(change: string): unknown {
  const path = join(folder.path, 'rules.txt');
  writeFileSync(path, 'first');
  const script = `
    const fs = require('fs');
    const path = ${JSON.stringify(path)};
    const change = (text) => { ${change} };
    const read = [];
    const watcher = require('chokidar').watch(path, { persistent: true, ignoreInitial: true });
    const end = () => { clearTimeout(tooLate); void watcher.close(); console.log(JSON.stringify(read)); };
    const tooLate = setTimeout(end, 60_000);
    watcher.on('ready', () => change('second'));
    watcher.on('change', () => {
      read.push(fs.readFileSync(path, 'utf8'));
      if (read.length === 1) change('third');
      if (read.at(-1) === 'third') end();
    });`;
  return preloaded('rules-watch.mjs', folder.path, script);
}

describe('the emulators of the suite', () => {
  it('read rules again that change right after they were read', () => {
    expect(readOf('fs.writeFileSync(path, text);')).toEqual(['second', 'third']);
  });

  it('read rules that an editor puts in the place of the file', () => {
    const put = "fs.writeFileSync(path + '~', text); fs.renameSync(path + '~', path);";
    expect(readOf(put)).toEqual(['second', 'third']);
  });

  it('read no rules of which half is written', () => {
    const slowly = `
      fs.writeFileSync(path, '');
      setTimeout(() => fs.writeFileSync(path, text), 10);`;
    expect(readOf(slowly)).toEqual(['second', 'third']);
  });
});
