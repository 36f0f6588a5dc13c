import type { ZodMiniType } from 'zod/mini';
import { onUserChange } from './user-change';

/** What somebody typed, kept through a reload of the tab and forgotten with who typed it. */
export interface SessionDraft<T> {
  /** As it was before a reload; null without any. */
  readonly load: (id: string) => T | null;
  readonly save: (id: string, draft: T) => void;
  readonly drop: (id: string) => void;
}

/** Drafts of one kind, each with an id of its own; `kind` names them in session storage. */
export function sessionDraft<T>(kind: string, schema: ZodMiniType<T>): SessionDraft<T> {
  const prefix = `hearthkin.${kind}-draft.`;
  onUserChange(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    }
  });
  return {
    load: (id) => {
      const text = sessionStorage.getItem(prefix + id);
      if (text === null) return null;
      try {
        return schema.parse(JSON.parse(text));
      } catch {
        // Written by another version of the site.
        sessionStorage.removeItem(prefix + id);
        return null;
      }
    },
    save: (id, draft) => sessionStorage.setItem(prefix + id, JSON.stringify(draft)),
    drop: (id) => sessionStorage.removeItem(prefix + id),
  };
}
