/** Chromium without a sandbox (root in a container) and without requests to its vendor. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  // Letters as wide as in a browser with windows.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** A camera with a moving picture, slow since each one is encoded, a microphone that beeps, and permission for both. */
export const FAKE_DEVICES = [
  '--use-fake-device-for-media-stream=fps=5',
  '--use-fake-ui-for-media-stream',
] as const;

/** Options of Playwright's `launchOptions` for a browser with more flags. */
export function browserWith(...flags: readonly string[]) {
  const { CHROME_PATH } = process.env;
  return {
    ...(CHROME_PATH ? { executablePath: CHROME_PATH } : {}),
    args: [...BROWSER_FLAGS, ...flags],
  };
}
