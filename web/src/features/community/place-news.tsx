import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { Snackbar } from '../../ui/feedback/snackbar';

interface News {
  readonly sentence: string;
  readonly undo: (() => void) | undefined;
}

export type SayNews = (sentence: string, undo?: () => void) => void;

/** The latest event on the page, with Undo where there is one. */
export function usePlaceNews(first: string | null = null): {
  readonly say: SayNews;
  readonly snackbar: ReactNode;
} {
  const [news, setNews] = useState<News | null>(
    first === null ? null : { sentence: first, undo: undefined },
  );
  const close = () => setNews(null);
  const undo = news?.undo;
  return {
    say: (sentence, undoIt) => setNews({ sentence, undo: undoIt }),
    snackbar: (
      <Snackbar
        message={news?.sentence ?? null}
        onClose={close}
        action={
          undo !== undefined && (
            <Button
              color="inherit"
              onClick={() => {
                close();
                undo();
              }}
              sx={{ minHeight: 44 }}
            >
              Undo
            </Button>
          )
        }
      />
    ),
  };
}
