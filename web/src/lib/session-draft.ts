import type { ZodMiniType } from 'zod/mini';
import { onUserChange } from './user-change';

/** The words that a user typed. They survive a reload of the tab and are deleted when the user changes. */
export interface SessionDraft<T> {
  /** The saved draft; null when there is none. */
  readonly load: (id: string) => T | null;
  readonly save: (id: string, draft: T) => void;
  readonly drop: (id: string) => void;
}

/** A draft that outlives its tab. */
export interface LastingDraft<T> extends SessionDraft<T> {
  /** The ids of the saved drafts. */
  readonly ids: () => readonly string[];
}

/** Drafts of one kind, each with its own id. `kind` is part of the storage key. */
export function sessionDraft<T>(kind: string, schema: ZodMiniType<T>): SessionDraft<T> {
  return draftIn(() => sessionStorage, kind, schema);
}

/** The same for all tabs, until the user changes; for what was handed in but hasn't left yet. */
export function lastingDraft<T>(kind: string, schema: ZodMiniType<T>): LastingDraft<T> {
  return draftIn(() => localStorage, kind, schema);
}

function draftIn<T>(storage: () => Storage, kind: string, schema: ZodMiniType<T>): LastingDraft<T> {
  const prefix = `hearthkin.${kind}-draft.`;
  const keys = () => Object.keys(storage()).filter((key) => key.startsWith(prefix));
  onUserChange(() => {
    for (const key of keys()) storage().removeItem(key);
  });
  return {
    load: (id) => {
      const text = storage().getItem(prefix + id);
      if (text === null) return null;
      try {
        return schema.parse(JSON.parse(text));
      } catch {
        // Written by another version of the site.
        storage().removeItem(prefix + id);
        return null;
      }
    },
    save: (id, draft) => storage().setItem(prefix + id, JSON.stringify(draft)),
    drop: (id) => storage().removeItem(prefix + id),
    ids: () => keys().map((key) => key.slice(prefix.length)),
  };
}
