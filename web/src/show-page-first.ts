/**
 * A script of its own, in the pages and frames that the build renders: the page is painted before the site's code is asked for.
 */
import { loadScriptsAfterPaint } from './lib/load-scripts';

loadScriptsAfterPaint();
