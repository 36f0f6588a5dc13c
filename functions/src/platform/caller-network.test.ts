import { describe, expect, it } from 'vitest';
import { networkOf } from './caller-network';

const forwarded = (value: string | string[]) =>
  networkOf({ headers: { 'x-forwarded-for': value as string } });

describe('the network of a caller', () => {
  it('is the last entry, added by Google’s front end, not the caller’s own', () => {
    expect(forwarded('203.0.113.9')).toBe('203.0.113.9');
    expect(forwarded('1.2.3.4, 203.0.113.9')).toBe('203.0.113.9');
    expect(forwarded(['1.2.3.4', '203.0.113.9'])).toBe('203.0.113.9');
  });

  it('is the address of the connection without a proxy', () => {
    const socket = { remoteAddress: '::ffff:127.0.0.1' };
    expect(networkOf({ headers: {}, socket })).toBe('127.0.0.1');
  });

  it('is the same for all addresses of one household, however they are written', () => {
    expect(forwarded('2001:db8:7:9:1:2:3:4')).toBe('2001:db8:7:9');
    expect(forwarded('2001:0DB8:0007:9::1')).toBe('2001:db8:7:9');
    expect(forwarded('2001:db8::1')).toBe('2001:db8:0:0');
    expect(forwarded('::1')).toBe('0:0:0:0');
    expect(forwarded('2001:db8:7:a::1')).not.toBe('2001:db8:7:9');
  });

  it('is unknown for missing or malformed addresses', () => {
    expect(networkOf(undefined)).toBe('unknown');
    expect(networkOf({ headers: {} })).toBe('unknown');
    expect(forwarded('not an address')).toBe('unknown');
  });
});
