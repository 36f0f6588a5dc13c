/** How long the file's address is kept for a browser that asks where to put it. */
const KEPT_MS = 60_000;

/** Hands somebody a file to keep. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
