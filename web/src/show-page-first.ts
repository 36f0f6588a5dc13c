/**
 * A script of its own, in public pages: the page is painted before the site's code is asked for.
 */
import { loadScriptsAfterPaint } from './lib/load-scripts';

loadScriptsAfterPaint();
