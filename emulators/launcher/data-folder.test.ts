import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { DataFolder } from './data-folder';
import { folderOfEachTest } from './test-folder';

const place = folderOfEachTest();
let folder: DataFolder;

beforeEach(() => {
  folder = new DataFolder(place.path);
});

const write = (content: string) => async (target: string) => {
  mkdirSync(target);
  writeFileSync(join(target, 'firebase-export-metadata.json'), content);
};

describe('the data of npm start', () => {
  it('is not there before the first save', () => {
    expect(folder.newest()).toBeUndefined();
  });

  it('is what was saved last, and only that is kept', async () => {
    await folder.save(write('one'));
    await folder.save(write('two'));
    expect(folder.newest()).toBe(join(place.path, 'snapshot-2'));
    expect(readdirSync(place.path).sort()).toEqual(['current', 'snapshot-2']);
  });

  it('survives an export that fails half way', async () => {
    await folder.save(write('one'));
    const half = async (target: string) => {
      mkdirSync(target);
      throw new Error('killed');
    };
    await expect(folder.save(half)).rejects.toThrow('killed');
    expect(folder.newest()).toBe(join(place.path, 'snapshot-1'));
    expect(existsSync(join(place.path, 'snapshot-2.unfinished'))).toBe(false);
  });

  it('does not become an export that says it worked but wrote no metadata', async () => {
    await folder.save(write('one'));
    await expect(folder.save(async (target) => void mkdirSync(target))).rejects.toThrow(
      'incomplete',
    );
    expect(folder.newest()).toBe(join(place.path, 'snapshot-1'));
  });

  it('survives a kill between the rename and the pointer', async () => {
    await folder.save(write('one'));
    await write('two')(join(place.path, 'snapshot-2'));
    expect(folder.newest()).toBe(join(place.path, 'snapshot-1'));
  });

  it('is found without its pointer', async () => {
    await write('nine')(join(place.path, 'snapshot-9'));
    await write('ten')(join(place.path, 'snapshot-10'));
    mkdirSync(join(place.path, 'snapshot-11'));
    expect(folder.newest()).toBe(join(place.path, 'snapshot-10'));
  });

  it('belongs to one launcher at a time', () => {
    folder.lock();
    expect(() => new DataFolder(place.path).lock()).toThrow(
      `Process ${process.pid} already works on`,
    );
    folder.unlock();
    expect(() => new DataFolder(place.path).lock()).not.toThrow();
  });

  it('is taken over from a launcher that is gone', () => {
    // No process has this id: it exceeds the system's maximum.
    writeFileSync(join(place.path, 'lock'), '4194305');
    expect(() => folder.lock()).not.toThrow();
  });
});
