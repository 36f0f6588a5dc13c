declare global {
  /** What zod reads when it is loaded, wherever that is. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/**
 * zod would try whether it may compile code, which the site's policy forbids and the browser then
 * reports. Set here and not with `z.config`, so that pages without zod do not load it for that.
 */
globalThis.__zod_globalConfig = { jitless: true };

export {};
