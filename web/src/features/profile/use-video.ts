import { useEffect, useRef, useState } from 'react';
import type { ProfileOwner } from '../../data/accounts/profile-store';
import { profileStore } from '../../data/accounts/use-save';
import { checkVideo } from '../../lib/check-file';
import { failureSentence } from '../../ui/hooks/use-action';

type VideoState =
  | { readonly status: 'idle'; readonly problem: string | null }
  | { readonly status: 'removing' }
  /** `part` is the fraction uploaded, from 0 to 1. */
  | { readonly status: 'uploading'; readonly part: number };

interface VideoProps {
  readonly owner: ProfileOwner;
  readonly onSaved: (sentence: string) => void;
}

/** Uploads, replaces and removes a video introduction. */
export function useVideo({ owner, onSaved }: VideoProps) {
  const [state, setState] = useState<VideoState>({ status: 'idle', problem: null });
  const upload = useRef<AbortController | null>(null);
  useEffect(() => () => upload.current?.abort(), []);

  async function put(file: Blob | null, signal?: AbortSignal): Promise<void> {
    try {
      const { saveProfileFile } = await profileStore();
      if (signal?.aborted) return;
      await saveProfileFile({
        owner,
        kind: 'video',
        file,
        onProgress: (part) => setState({ status: 'uploading', part }),
        ...(signal && { signal }),
      });
      if (signal?.aborted) return;
      setState({ status: 'idle', problem: null });
      onSaved(file === null ? 'Your video is removed.' : 'Your video is saved.');
    } catch (error) {
      if (!signal?.aborted) setState({ status: 'idle', problem: failureSentence(error) });
    }
  }

  return {
    state,
    choose: async (chosen: File): Promise<void> => {
      const { file, problem } = await checkVideo(chosen);
      if (file === null) return setState({ status: 'idle', problem });
      const abort = new AbortController();
      upload.current = abort;
      setState({ status: 'uploading', part: 0 });
      await put(file, abort.signal);
    },
    cancel: (): void => {
      upload.current?.abort();
      setState({ status: 'idle', problem: null });
    },
    remove: async (): Promise<void> => {
      setState({ status: 'removing' });
      await put(null);
    },
  };
}
