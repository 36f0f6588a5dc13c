import { pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';

const ENTRY_NAME = 'META-INF/MANIFEST.MF';
const MAX_LINE_BYTES = 72;

/**
 * A jar with only a manifest, which names a main class and the archive that contains it. The Cloud
 * CLI's Firestore emulator has no main class, and `java -jar` needs one.
 */
export function manifestJar(mainClass: string, archivePath: string): Buffer {
  const manifest = [
    'Manifest-Version: 1.0',
    `Main-Class: ${mainClass}`,
    `Class-Path: ${pathToFileURL(archivePath).href}`,
  ];
  return storedZip(ENTRY_NAME, Buffer.from(`${manifest.flatMap(foldLine).join('\r\n')}\r\n`));
}

/**
 * Breaks a manifest line after 72 bytes; continuations start with a space, which counts (JAR File
 * Specification, "Line length"). A file URL is ASCII, so bytes are characters.
 */
export function foldLine(line: string): string[] {
  const folded = [line.slice(0, MAX_LINE_BYTES)];
  for (let at = MAX_LINE_BYTES; at < line.length; at += MAX_LINE_BYTES - 1) {
    folded.push(` ${line.slice(at, at + MAX_LINE_BYTES - 1)}`);
  }
  return folded;
}

/** A zip file with one uncompressed entry (PKWARE APPNOTE: 4.3.7, 4.3.12, 4.3.16). */
function storedZip(name: string, content: Buffer): Buffer {
  const nameBytes = Buffer.from(name);
  // Version, flags, method 0 (stored), time, date (1980-01-01), crc, both sizes, name length, extra.
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(10, 0);
  shared.writeUInt16LE(0x21, 8);
  shared.writeUInt32LE(crc32(content), 10);
  shared.writeUInt32LE(content.length, 14);
  shared.writeUInt32LE(content.length, 18);
  shared.writeUInt16LE(nameBytes.length, 22);

  const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, nameBytes, content]);
  // The directory entry adds the version made by, and four empty fields before the offset (0).
  const madeBy = Buffer.from([10, 0]);
  const directory = Buffer.concat([
    Buffer.from('PK\x01\x02'),
    madeBy,
    shared,
    Buffer.alloc(14),
    nameBytes,
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, directory, end]);
}
