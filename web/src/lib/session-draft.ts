import type { ZodMiniType } from 'zod/mini';
import { onUserChange } from './user-change';

/** What a user typed. Survives a reload of the tab and is deleted when the user changes. */
export interface SessionDraft<T> {
  /** The saved draft; null when there is none. */
  readonly load: (id: string) => T | null;
  readonly save: (id: string, draft: T) => void;
  readonly drop: (id: string) => void;
}

/** Drafts of one kind, each with its own id. `kind` is part of the storage key. */
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
