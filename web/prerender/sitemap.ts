import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The published site's origin; null when it isn't set.
 * @throws Error for anything that is not an origin.
 */
export function siteOrigin(text: string | undefined): string | null {
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.origin !== text) {
    throw new Error(
      `VITE_SITE_ORIGIN is ${text} and should be like https://hearthkin.example, without a path.`,
    );
  }
  return url.origin;
}

/**
 * Writes robots.txt, and sitemap.xml when the origin is known, because its URLs must be absolute.
 */
export async function writeSitemap(
  folder: string,
  pages: readonly string[],
  origin: string | null,
): Promise<void> {
  const robots = ['User-agent: *', 'Allow: /'];
  if (origin !== null) {
    robots.push(`Sitemap: ${origin}/sitemap.xml`);
    const urls = pages.map((path) => `  <url><loc>${origin}${path}</loc></url>`);
    const lines = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>',
    ];
    await writeFile(join(folder, 'sitemap.xml'), `${lines.join('\n')}\n`);
  }
  await writeFile(join(folder, 'robots.txt'), `${robots.join('\n')}\n`);
}
