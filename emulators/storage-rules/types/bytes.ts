import { overload, type Table } from './overload';
import { int, string } from './value';

export const BYTES: Table = {
  size: [overload(['bytes'], ({ value }) => int(value.length))],
  toBase64: [
    // base64url, but with padding.
    overload(['bytes'], ({ value }) => {
      const text = Buffer.from(value).toString('base64');
      return string(text.replaceAll('+', '-').replaceAll('/', '_'));
    }),
  ],
  toHexString: [
    overload(['bytes'], ({ value }) => string(Buffer.from(value).toString('hex').toUpperCase())),
  ],
};
