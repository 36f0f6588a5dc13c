import { afterPaint } from './after-paint';

/** Lets the site's code load, which the page's document holds back in a template. */
function loadScripts(): void {
  const scripts = document.querySelector<HTMLTemplateElement>('[data-scripts]');
  if (scripts === null) return;
  document.body.append(scripts.content);
  scripts.remove();
}

/**
 * The same once what is there is painted: a slow phone takes a tenth of a second to ask for its hundred files. A hidden page isn't
 * painted.
 */
export function loadScriptsAfterPaint(): void {
  if (document.hidden) loadScripts();
  else afterPaint(loadScripts);
}
