import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** RFC 9116 recommends less than a year, so that no one follows an old address. */
const VALID_DAYS = 360;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Writes `.well-known/security.txt` (RFC 9116): where to report a hole. Nothing without an address or the site's origin.
 */
export async function writeSecurityTxt(
  folder: string,
  { email, origin, now }: { email: string | undefined; origin: string | null; now: number },
): Promise<void> {
  if (!email || origin === null) return;
  const lines = [
    `Contact: mailto:${email}`,
    `Contact: ${origin}/contact`,
    `Expires: ${new Date(now + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  await mkdir(join(folder, '.well-known'), { recursive: true });
  await writeFile(join(folder, '.well-known', 'security.txt'), `${lines.join('\n')}\n`);
}
