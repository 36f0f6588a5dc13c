/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** JSON with the local suite's project id and ports; empty in production builds. */
  readonly VITE_EMULATORS?: string;
  /** Set by `vite.config.ts` in a build without a project: its host says which. */
  readonly VITE_ASKS_HOST?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_FIREBASE_STORAGE_BUCKET?: string;
  /** The reCAPTCHA Enterprise key by which the site gets App Check tokens. */
  readonly VITE_APP_CHECK_KEY?: string;
  /** The address for errors: the DSN of a Sentry project. */
  readonly VITE_SENTRY_DSN?: string;
  /** The commit that a deployment builds. */
  readonly VITE_RELEASE?: string;
  /** The published site's origin, e.g. `https://hearthkin.example`, for absolute links. */
  readonly VITE_SITE_ORIGIN?: string;
  readonly VITE_SUPPORT_EMAIL?: string;
  readonly VITE_SUPPORT_PHONE?: string;
  /** A crisis line of the operator's own, shown with its hours where both are set. */
  readonly VITE_CRISIS_PHONE?: string;
  readonly VITE_CRISIS_HOURS?: string;
  /** The provider that moves money: `stripe`, or `none` (the same as empty). */
  readonly VITE_PAYMENTS?: string;
  /** `none`: no page offers voice or video. */
  readonly VITE_CALLS?: string;
  /** A sentence about VAT for receipts. */
  readonly VITE_VAT_NOTE?: string;
  /** The operator, as the functions have it: a deployment hands these settings on. */
  readonly OPERATOR_NAME?: string;
  readonly OPERATOR_ADDRESS?: string;
  readonly OPERATOR_EMAIL?: string;
  readonly OPERATOR_REPRESENTATIVE?: string;
}

/** A text that stands in a file of its own; `articles.ts` compiles it. */
declare module '*.mdx' {
  import type { ComponentType, ElementType } from 'react';

  const Content: ComponentType<{ readonly components: Readonly<Record<string, ElementType>> }>;
  export default Content;
  export const title: string;
  /** For search engines, and the first paragraph of an article. */
  export const description: string;
  export const sections: readonly { readonly id: string; readonly title: string }[];
  /** The day the words of a legal text last changed, `yyyy-mm-dd`. */
  export const updated: string;
  /** The summary of a legal text, which does not replace it. */
  export const summary: readonly string[];
}
