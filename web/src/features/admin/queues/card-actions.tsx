import { UNDOABLE_QUEUES } from '@hearthkin/domain/admin/queue-acts';
import type { QueueId } from '@hearthkin/domain/admin/queues';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DECISIONS } from '../inbox/shortcuts';

interface CardActionsProps {
  readonly queue: QueueId;
  /** The buttons, the decisions in order. Keys press them. */
  readonly children: ReactNode;
}

/** The buttons below an item, with whether what they do can be undone. */
export function CardActions({ queue, children }: CardActionsProps) {
  return (
    <Box sx={{ mt: 2.5 }}>
      <Box
        {...DECISIONS}
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1.5 }}
      >
        {children}
      </Box>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', textAlign: { sm: 'end' } }}>
        {undoWords(queue)}
      </Typography>
    </Box>
  );
}

function undoWords(queue: QueueId): string {
  if (queue === 'messages') return 'You can undo this for 10 minutes, but not an emailed answer.';
  if (queue === 'reports') {
    return 'You can undo a closure without action for 10 minutes. Everything else goes out at once and can’t be undone.';
  }
  return UNDOABLE_QUEUES.some((one) => one === queue)
    ? 'You can undo this for 10 minutes.'
    : 'Decisions go out at once and can’t be undone.';
}
