import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { foldLine, manifestJar } from './manifest-jar';

describe('a manifest line', () => {
  it('stays whole up to 72 bytes', () => {
    expect(foldLine('x'.repeat(72))).toEqual(['x'.repeat(72)]);
  });

  it('breaks after 72 bytes, the space of the continuation included', () => {
    const folded = foldLine('x'.repeat(72 + 71 + 1));
    expect(folded).toEqual(['x'.repeat(72), ` ${'x'.repeat(71)}`, ' x']);
  });
});

describe('the jar', () => {
  const jar = manifestJar('com.example.Main', '/opt/a folder/emulator.jar');
  const nameLength = jar.readUInt16LE(26);
  const size = jar.readUInt32LE(22);
  const manifest = jar.subarray(30 + nameLength, 30 + nameLength + size).toString();

  it('holds a manifest with main class and an encoded class path', () => {
    expect(jar.subarray(30, 30 + nameLength).toString()).toBe('META-INF/MANIFEST.MF');
    expect(manifest.split('\r\n')).toEqual([
      'Manifest-Version: 1.0',
      'Main-Class: com.example.Main',
      'Class-Path: file:///opt/a%20folder/emulator.jar',
      '',
    ]);
  });

  it('carries the checksum of its only entry in both places', () => {
    const directory = jar.indexOf('PK\x01\x02');
    expect(jar.readUInt32LE(14)).toBe(crc32(manifest));
    expect(jar.readUInt32LE(directory + 16)).toBe(crc32(manifest));
    expect(jar.readUInt32LE(directory + 42)).toBe(0);
  });

  it('ends with a record that points at its directory', () => {
    const end = jar.length - 22;
    expect(jar.subarray(end, end + 4).toString('latin1')).toBe('PK\x05\x06');
    expect(jar.readUInt32LE(end + 16)).toBe(jar.indexOf('PK\x01\x02'));
    expect(jar.readUInt32LE(end + 12)).toBe(end - jar.indexOf('PK\x01\x02'));
  });
});
