/** Whether an address may be a page of the payment provider: encrypted, or on this machine. */
export function isProviderPage(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && hostname === '127.0.0.1');
}

/**
 * Opens a page of the payment provider in this tab.
 * @throws RangeError for any other address.
 */
export function leaveFor(address: string): void {
  if (!isProviderPage(address)) throw new RangeError('Not a page of the payment provider');
  window.location.assign(address);
}
