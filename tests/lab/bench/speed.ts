import type { Progress } from '@hearthkin/emulators/launcher/progress';
import { writeBaselinePages } from './baseline-pages';
import { withHttp2 } from './http2-front';
import { measureInteractions } from './interactions';
import { measureLighthouse, visitsAsked } from './lighthouse';
import type { Row } from './measure';

interface Speed {
  readonly siteUrl: string;
  /** The folder that is served there. It belongs to the bench. */
  readonly hostingFolder: string;
  /** Path of the browser. */
  readonly browser: string;
  readonly progress: Progress;
}

/** How fast the site is on an old phone: how soon pages show, and how soon they answer. */
export async function measureSpeed(speed: Speed): Promise<Row[]> {
  const { siteUrl, hostingFolder, browser, progress } = speed;
  const routes = process.env.BENCH_ROUTES;
  const visits = visitsAsked(routes);
  await writeBaselinePages(hostingFolder);
  return withHttp2(siteUrl, async (url) => {
    const pages = await progress.step('Lighthouse asked', () =>
      measureLighthouse(url, browser, visits),
    );
    // Naming routes leaves out the interactions; naming none leaves only these.
    if (routes) return pages;
    const interactions = await progress.step('Interactions measured', () =>
      measureInteractions(url, browser),
    );
    return [...pages, ...interactions];
  });
}
