import { MOOD_NAMES } from '@hearthkin/domain/wellness/mood';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Doc } from '../../../data/kit/readers';
import type { Mood } from '../../../data/wellness/wellness-queries';
import { formatDay } from '../../../lib/format';
import { DiscardDialog } from '../../../ui/dialogs/late-dialogs';
import { useAction } from '../../../ui/hooks/use-action';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';

interface MoodTableProps {
  readonly uid: string;
  readonly moods: readonly Doc<Mood>[];
  readonly onRemoved: () => void;
}

/** The chart's check-ins as a table, with buttons to remove them. */
export function MoodTable({ uid, moods, onRemoved }: MoodTableProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const keep = () => setAsked(null);
  const { run, isBusy, failure } = useAction(onRemoved);
  const remove = (day: string) =>
    run(async () => {
      const { removeMood } = await import('../../../data/wellness/mood-store');
      await removeMood(uid, day);
    });
  return (
    <Box component="details" sx={{ mt: 1.5 }}>
      <Box component="summary" sx={{ py: 1, cursor: 'pointer', fontWeight: 600 }}>
        All check-ins as a table
      </Box>
      {failure !== null && <Alert severity="error">{failure}</Alert>}
      <Box
        component="table"
        sx={{
          width: 1,
          borderCollapse: 'collapse',
          '& th, & td': { textAlign: 'start', p: 0.75, borderBottom: 1, borderColor: 'divider' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Mood and note</th>
            <th scope="col">
              <VisuallyHidden>Remove</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {moods.toReversed().map(({ id, data }) => (
            <tr key={id}>
              <Box component="th" scope="row" sx={{ fontWeight: 400, whiteSpace: 'nowrap' }}>
                {dayWords(id)}
              </Box>
              <Box component="td" sx={{ width: 1, overflowWrap: 'anywhere' }}>
                {MOOD_NAMES[data.mood]}
                <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
                  {data.note}
                </Typography>
              </Box>
              <td>
                <IconButton
                  aria-label={`Remove the check-in of ${dayWords(id)}`}
                  disabled={isBusy}
                  onClick={() => setAsked(id)}
                  sx={{ minWidth: 44, minHeight: 44 }}
                >
                  <DeleteOutlined />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
      {asked !== null && (
        <DiscardDialog
          title="Remove this check-in?"
          keepLabel="Keep it"
          discardLabel="Remove"
          onKeep={keep}
          onDiscard={() => {
            setAsked(null);
            void remove(asked);
          }}
        >
          What you noted on {dayWords(asked)} is deleted for good.
        </DiscardDialog>
      )}
    </Box>
  );
}

function dayWords(day: string): string {
  return formatDay(new Date(`${day}T00:00:00Z`), 'UTC');
}
