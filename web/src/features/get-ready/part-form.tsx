import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import type { SessionDraft } from '../../lib/session-draft';
import { useArrival } from '../../ui/hooks/use-arrival';

interface PartFormProps {
  readonly title: string;
  /** The reason why it is asked. */
  readonly why: string;
  /** The reason why it can’t be saved yet; null if it can. */
  readonly problem: string | null;
  readonly isBusy: boolean;
  readonly failure: string | null;
  /** Called at each attempt to save, also of what is incomplete. */
  readonly onTry?: () => void;
  readonly onSave: () => void;
  readonly children: ReactNode;
}

/** A part of the page that is typed or chosen, and saved. */
export function PartForm(props: PartFormProps) {
  const { title, why, problem, isBusy, failure, onTry, onSave, children } = props;
  const titleId = useId();
  const [tries, setTries] = useState(0);
  const shown = failure ?? (tries > 0 ? problem : null);
  const alert = useArrival<HTMLDivElement>(shown === null ? null : `${tries} ${shown}`);
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id={titleId}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 2.5 }}>{why}</Typography>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onTry?.();
          setTries(tries + 1);
          if (problem === null && !isBusy) onSave();
        }}
      >
        <Stack sx={{ gap: 2.5 }}>
          {children}
          {shown !== null && (
            <Alert severity="error" ref={alert} tabIndex={-1}>
              {shown}
            </Alert>
          )}
          <Button
            type="submit"
            variant="contained"
            size="large"
            disabled={isBusy}
            sx={{ alignSelf: 'flex-start' }}
          >
            {isBusy ? 'Saving...' : 'Continue'}
          </Button>
        </Stack>
      </Box>
    </Card>
  );
}

/** The draft of a part; it survives a reload until it is saved. */
export function usePartDraft<T>(drafts: SessionDraft<T>, uid: string, first: T) {
  const [draft, setDraft] = useState(() => drafts.load(uid) ?? first);
  return {
    draft,
    change: (next: T) => {
      setDraft(next);
      drafts.save(uid, next);
    },
    drop: () => drafts.drop(uid),
  };
}
