import { assignmentOf, type TakenItems } from '@hearthkin/domain/admin/assignment';
import { valueAt } from '@hearthkin/domain/admin/inbox';
import { type QueueId, STAFF_QUEUES } from '@hearthkin/domain/admin/queues';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useCallback, useId } from 'react';
import { Link } from 'react-router-dom';
import type { Doc } from '../../../data/kit/readers';
import { DialogKeeper, DialogNotice } from '../../../ui/dialogs/open-dialog';
import { useNow } from '../../../ui/hooks/clock';
import { WhenSeen } from '../../../ui/layout/when-seen';
import { staffItemPath } from '../staff-paths';
import { DecidedMeanwhile } from './decided-meanwhile';
import { DecisionGuard, useDecisionGuard } from './decision-guard';
import { EarlierDecisions } from './earlier-decisions';
import { focusTarget, ITEM, pressedBy } from './shortcuts';
import { TakeControl } from './take-control';

interface QueueItemProps<T> {
  readonly queue: QueueId;
  readonly item: Doc<T>;
  readonly position: { readonly index: number; readonly length: number };
  /** The taken items of the queue. */
  readonly taken: TakenItems;
  /** Whether the address names it. */
  readonly isAlone: boolean;
  /** Whether it has left the queue, and is shown only for its open dialog. */
  readonly isGone: boolean;
  /** Called when its card opens a dialog, and when it closes it. */
  readonly onDialog: (isOpen: boolean, item: Doc<T>, index: number) => void;
  /** Its card. */
  readonly children: ReactNode;
}

/** An item of a queue, with who looks after it. Keys move from one to the next. */
export function QueueItem<T>(props: QueueItemProps<T>) {
  const { queue, item, position, taken, isAlone, isGone, onDialog, children } = props;
  const { index, length } = position;
  const id = useId();
  const now = useNow();
  const since = valueAt(item.data, STAFF_QUEUES[queue].since);
  const place = { queue, id: item.id };
  const entries = taken.map((one) => ({ ...one, queue }));
  const waitsSince = since instanceof Date ? since : null;
  const entry = assignmentOf(entries, place, waitsSince, now);
  const guard = useDecisionGuard(entry?.by ?? null);
  const name = `${STAFF_QUEUES[queue].names.one} ${index + 1} of ${length}`;
  const keep = useCallback(
    (isOpen: boolean) => onDialog(isOpen, item, index),
    [onDialog, item, index],
  );
  return (
    <Box component="li" {...ITEM} sx={{ minWidth: 0 }}>
      <Box
        {...focusTarget(item.id)}
        role="group"
        aria-labelledby={id}
        tabIndex={-1}
        sx={{
          // Below the header, which stays.
          scrollMarginBlock: '96px',
          borderRadius: 1,
          outlineOffset: 6,
          '&:focus:not(:focus-visible)': { outline: 'none' },
        }}
      >
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1.5,
            rowGap: 0.5,
            mb: 0.75,
          }}
        >
          <Typography
            id={id}
            variant="body2"
            sx={{ color: 'text.secondary', marginInlineEnd: 'auto' }}
          >
            {name}
          </Typography>
          {!isAlone && (
            <Button
              component={Link}
              size="small"
              to={staffItemPath(place)}
              aria-label={`Open: ${name}`}
              {...pressedBy('Enter')}
              sx={{ minHeight: 44 }}
            >
              Open
            </Button>
          )}
          <TakeControl
            place={place}
            taken={taken.find((one) => one.id === entry?.id) ?? null}
            what={name}
          />
        </Box>
        <WhenSeen height={0}>
          <EarlierDecisions place={place} />
        </WhenSeen>
        <DecisionGuard value={guard.ask}>
          <DialogKeeper value={keep}>
            <DialogNotice
              value={isGone ? <DecidedMeanwhile place={place} since={waitsSince} /> : null}
            >
              {children}
            </DialogNotice>
          </DialogKeeper>
        </DecisionGuard>
        {guard.dialog}
      </Box>
    </Box>
  );
}
