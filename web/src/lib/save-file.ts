/** The time for which the object URL stays valid, for browsers that ask where to save. */
const REVOKE_AFTER_MS = 60_000;

/** Downloads a file to the device. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
