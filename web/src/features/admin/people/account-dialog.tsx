import { UNKNOWN_USER } from '@hearthkin/domain/account/profile';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useLatest, useLive } from '../../../data/kit/live-query';
import { useSession } from '../../../session/session';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { staffAccount } from '../admin-queries';
import { OrderCheckDialog } from '../queues/dialogs/order-check-dialog';
import { RecordCheckDialog } from '../queues/dialogs/record-check-dialog';
import { RevokeDialog } from '../queues/dialogs/revoke-dialog';
import { WithdrawCheckDialog } from '../queues/dialogs/withdraw-check-dialog';
import { staffBookingsPath } from '../staff-paths';
import { type AccountAct, AccountActions } from './account-actions';
import { AccountDetails } from './account-details';
import { AskDeletionDialog } from './ask-deletion-dialog';
import { DecideDeletion } from './decide-deletion';
import { PersonHistory } from './person-history';
import { RestrictDialog } from './restrict-dialog';
import { SuspendDialog } from './suspend-dialog';
import { WarnDialog } from './warn-dialog';

const PARTS = { details: 'Details', history: 'What happened' } as const;
type AccountPart = keyof typeof PARTS;

interface AccountPartTabsProps {
  /** Begins the ids of tabs and panel. */
  readonly id: string;
  readonly part: AccountPart;
  readonly onPart: (part: AccountPart) => void;
}

/** The parts of what staff see of a person. Each reads its own when it is open. */
function AccountPartTabs({ id, part, onPart }: AccountPartTabsProps) {
  return (
    <Tabs
      value={part}
      onChange={(_event, next: AccountPart) => onPart(next)}
      aria-label="Parts of this account"
      sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
    >
      {(Object.keys(PARTS) as AccountPart[]).map((one) => (
        <Tab
          key={one}
          value={one}
          label={PARTS[one]}
          id={`${id}-${one}`}
          aria-controls={`${id}-panel`}
          sx={{ minHeight: 48 }}
        />
      ))}
    </Tabs>
  );
}

interface AccountDialogProps {
  readonly uid: string;
  readonly onClose: () => void;
  /** Staff have done something to the account. */
  readonly onChanged: () => void;
  /** Gets a sentence to show after the deletion. */
  readonly onDeleted: (sentence: string) => void;
}

/** An account's details with the actions of staff. */
export function AccountDialog({ uid, onClose, onChanged, onDeleted }: AccountDialogProps) {
  const titleId = useId();
  const partsId = useId();
  const [part, setPart] = useState<AccountPart>('details');
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const session = useSession();
  const account = useLatest(useLive(staffAccount(uid)));
  const [asks, setAsks] = useState<AccountAct | 'order-check' | 'check' | 'withdraw-check' | null>(
    null,
  );
  const stopAsking = () => setAsks(null);
  const changed = () => {
    stopAsking();
    account.retry();
    onChanged();
  };
  const person = account.status === 'ready' ? account.data.account : null;
  const deletion = account.status === 'ready' ? account.data.deletion : null;
  const name = person === null ? UNKNOWN_USER : `${person.firstName} ${person.lastName}`.trim();
  const reader = session.status === 'signed-in' ? session.uid : null;
  const isOwn = reader === uid;
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        fullScreen={isPhone}
        fullWidth
        maxWidth="md"
        // One dialog at a time: what is asked stands in its place.
        {...(asks !== null && { sx: { display: 'none' } })}
        aria-labelledby={titleId}
      >
        <DialogTitle
          id={titleId}
          component="h2"
          sx={{ typography: 'h2', overflowWrap: 'anywhere' }}
        >
          {account.status === 'loading' ? 'Account' : name}
        </DialogTitle>
        {/* Focusable, so that the keyboard can scroll it. */}
        <DialogContent tabIndex={0}>
          {account.status === 'loading' && (
            <Skeleton variant="rounded" height={320} role="status" aria-label="Loading account" />
          )}
          {account.status === 'failed' && <LoadFailed retry={account.retry} />}
          {account.status === 'ready' && person === null && (
            <Typography>
              There’s no account. It was deleted, or the sign-up was never finished.
            </Typography>
          )}
          {person !== null && deletion !== null && (
            <DecideDeletion
              uid={uid}
              name={name}
              email={person.email}
              request={deletion}
              isOwn={deletion.by === reader}
              onChanged={changed}
              onDeleted={onDeleted}
            />
          )}
          {account.status === 'ready' && person !== null && (
            <>
              <AccountPartTabs id={partsId} part={part} onPart={setPart} />
              <div role="tabpanel" id={`${partsId}-panel`} aria-labelledby={`${partsId}-${part}`}>
                {part === 'history' ? (
                  <PersonHistory uid={uid} />
                ) : (
                  <AccountDetails
                    uid={uid}
                    account={person}
                    review={account.data.review}
                    backgroundCheck={account.data.backgroundCheck}
                    checkOrder={account.data.checkOrder}
                    onCheck={isOwn ? null : setAsks}
                    warnings={account.data.warnings}
                    notes={account.data.notes}
                    onNoted={account.retry}
                  />
                )}
              </div>
            </>
          )}
          {isOwn && (
            <Typography sx={{ mt: 2, color: 'text.secondary' }}>
              This is your own account. Another admin has to handle it.
            </Typography>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5, gap: 1 }}>
          {person !== null && !isOwn && (
            <AccountActions
              account={person}
              isDeletionAsked={deletion !== null}
              isFolded={isPhone}
              onAsk={setAsks}
            />
          )}
          {person !== null && (
            <Button component={Link} to={staffBookingsPath(uid)} sx={{ marginInlineStart: 'auto' }}>
              See bookings
            </Button>
          )}
          <Button onClick={onClose}>Close</Button>
        </DialogActions>
      </Dialog>
      {asks === 'warn' && person !== null && (
        <WarnDialog uid={uid} name={name} onClose={stopAsking} onDone={changed} />
      )}
      {asks === 'restrict' && person !== null && (
        <RestrictDialog
          uid={uid}
          account={person}
          name={name}
          onClose={stopAsking}
          onDone={changed}
        />
      )}
      {asks === 'suspend' && person !== null && (
        <SuspendDialog
          uid={uid}
          account={person}
          name={name}
          onClose={stopAsking}
          onDone={changed}
        />
      )}
      {asks === 'revoke' && person !== null && (
        <RevokeDialog uid={uid} name={name} onClose={stopAsking} onDone={changed} />
      )}
      {asks === 'order-check' && (
        <OrderCheckDialog uid={uid} name={name} onClose={stopAsking} onDone={changed} />
      )}
      {asks === 'check' && (
        <RecordCheckDialog
          uid={uid}
          name={name}
          order={account.status === 'ready' ? account.data.checkOrder : null}
          onClose={stopAsking}
          onDone={changed}
        />
      )}
      {asks === 'withdraw-check' && (
        <WithdrawCheckDialog uid={uid} name={name} onClose={stopAsking} onDone={changed} />
      )}
      {asks === 'delete' && person !== null && (
        <AskDeletionDialog
          uid={uid}
          email={person.email}
          name={name}
          onClose={stopAsking}
          onAsked={changed}
        />
      )}
    </>
  );
}
