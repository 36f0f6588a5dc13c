import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SuiteLog } from './suite-log';
import { folderOfEachTest } from './test-folder';

const folder = folderOfEachTest();
let log: SuiteLog;
let stream: PassThrough;

beforeEach(() => {
  log = new SuiteLog(join(folder.path, 'suite.log'));
  stream = new PassThrough();
  log.follow(stream);
});

afterEach(() => log.close());

describe('the log of the emulators', () => {
  it('tells watchers whole lines without colours, however they arrive', () => {
    const seen: string[] = [];
    log.watch((line) => seen.push(line));
    stream.write('\u001b[31mfir');
    stream.write('st\u001b[39m\nsecond\nthi');
    stream.write('rd');
    expect(seen).toEqual(['first', 'second']);
  });

  it('keeps everything in its file', async () => {
    stream.write('i  routine\nwhat happened\n');
    await log.close();
    expect(readFileSync(log.path, 'utf8')).toBe('i  routine\nwhat happened\n');
  });

  it('explains a failure with the lines that may be its cause', () => {
    stream.write('i  emulators: Starting\nError: the reason\n\ni  hub: Stopping emulator hub\n');
    expect(log.meaningful(5)).toEqual(['Error: the reason']);
  });
});
