import type { LanguageCase } from './language-case';

export const BYTES: readonly LanguageCase[] = [
  ["b'abc'.size()", '3'],
  ["b'abc' == 'abc'.toUtf8()", 'true'],
  ["b'abc'[0]", 'error: Function not found error: Name: [[]].'],
  ["b'abc'.toHexString()", '"616263"'],
  [`b'\\xfb\\xff'.toBase64()`, '"-_8="'],
  ["'a'.toUtf8().toBase64()", '"YQ=="'],
  [`b'\\xab'.toHexString()`, '"AB"'],
  ["b'abc'.lower()", 'error: Function not found error: Name: [lower].'],
  ["hashing.md5('').toHexString()", '"D41D8CD98F00B204E9800998ECF8427E"'],
  ["hashing.md5('a'.toUtf8()).toHexString()", '"0CC175B9C0F1B6A831C399E269772661"'],
  ["hashing.sha256('abc').toBase64()", '"ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0="'],
  ["hashing.crc32('123456789').toHexString()", '"2639F4CB"'],
  ["hashing.crc32c('123456789').toHexString()", '"839206E3"'],
  [
    'hashing.md5(1)',
    'error: Unsupported operation error. Received: hashing.md5(int). Expected: hashing.md5(bytes), hashing.md5(string).',
  ],
  ["hashing.sha1('a')", 'error: Function not found error: Name: [hashing.sha1].'],
  [
    'hashing.md5()',
    'error: Incorrect number of arguments. Received: 0. Expected: hashing.md5(bytes), hashing.md5(string).',
  ],
];
