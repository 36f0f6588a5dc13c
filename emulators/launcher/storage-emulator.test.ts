import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { preloaded } from './preloaded';
import { folderOfEachTest } from './test-folder';

const folder = folderOfEachTest();

/** The lines that the emulator gets from a program that prints two at once. */
function heardFrom(args: readonly string[]): unknown {
  const program = `process.stdout.write('{"id":1}\\n{"id":2}\\n')`;
  const script = `
    const child = require('cross-spawn').spawn(
      process.execPath,
      ${JSON.stringify(['--eval', program, '--', ...args])},
      { stdio: 'pipe' },
    );
    const heard = [];
    child.stdout.on('data', (piece) => heard.push(piece.toString('utf8').trim()));
    child.on('close', () => console.log(JSON.stringify(heard.filter(Boolean))));`;
  return preloaded('storage-emulator.mjs', folder.path, script);
}

describe('the Storage emulator of the suite', () => {
  it('hears every answer of its rules runtime by itself', () => {
    expect(heardFrom(['-jar', 'x', 'serve'])).toEqual(['{"id":1}', '{"id":2}']);
  });

  it('hears other programs as they speak', () => {
    expect(heardFrom(['-jar', 'x'])).toEqual(['{"id":1}\n{"id":2}']);
  });

  it('keeps uploads in the folder of its suite', () => {
    const script = `
      const { Persistence } = require('../emulator/storage/persistence.js');
      console.log(JSON.stringify(new Persistence('/shared/by/all').dirPath));`;
    expect(preloaded('storage-emulator.mjs', folder.path, script)).toBe(
      join(folder.path, 'uploads'),
    );
  });

  it('shows rules all that an upload says of its file', () => {
    const said = { cacheControl: 'no-store', contentLanguage: 'de', contentEncoding: 'gzip' };
    const metadata = { side: 'front' };
    const script = `
      const { StoredFileMetadata } = require('../emulator/storage/metadata.js');
      const seen = (said) => {
        const file = new StoredFileMetadata({ name: 'a', bucket: 'b', ...said }, {}, Buffer.from(''));
        const { cacheControl, contentLanguage, contentEncoding, metadata } = file.asRulesResource();
        return { cacheControl, contentLanguage, contentEncoding, metadata };
      };
      const said = ${JSON.stringify({ ...said, customMetadata: metadata })};
      console.log(JSON.stringify([seen(said), seen({})]));`;
    expect(preloaded('storage-emulator.mjs', folder.path, script)).toEqual([
      { ...said, metadata },
      { metadata: {} },
    ]);
  });
});
