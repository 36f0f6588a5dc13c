/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** JSON with the local suite's project id and ports; empty in production builds. */
  readonly VITE_EMULATORS?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_FIREBASE_STORAGE_BUCKET?: string;
  /** The published site's origin, e.g. `https://hearthkin.example`, for absolute links. */
  readonly VITE_SITE_ORIGIN?: string;
  readonly VITE_SUPPORT_EMAIL?: string;
  readonly VITE_SUPPORT_PHONE?: string;
}
