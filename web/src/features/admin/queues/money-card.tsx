import { AUDIT_NOTE_MAX } from '@hearthkin/domain/admin/audit';
import { REASON_TEMPLATES } from '@hearthkin/domain/admin/reason-templates';
import { MONEY_PROBLEM_WORDS, type MoneyCase } from '@hearthkin/domain/payment/comparison';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../../firebase/call';
import { formatMoney } from '../../../lib/format';
import { ReasonDialog } from '../../../ui/dialogs/late-dialogs';
import { FactList } from '../fact-list';
import { formatDateTime } from '../format-date-time';
import type { QueueCardProps, QueueView } from '../inbox/queue-views';
import { useDecision } from '../inbox/use-decision';
import { staffBookingPath } from '../staff-paths';
import { CardActions } from './card-actions';

const ACTS = {
  check: {
    label: 'Check again',
    title: 'Check this booking’s money again?',
    intro: 'We ask the provider, do what is missing, and compare again. If all agrees, it leaves.',
  },
  close: {
    label: 'Close',
    title: 'Close this case?',
    intro:
      'Close it once you’ve put it right at the provider. If the two still differ tomorrow, it is back.',
  },
} as const;

/** A booking whose money needs our team. */
function MoneyCard({ item: { id, data }, onDecided }: QueueCardProps<MoneyCase>) {
  const { problems, paidMinor, sentMinor, foundAt, checkedAt } = data;
  const [act, setAct] = useState<keyof typeof ACTS | null>(null);
  const [message, setMessage] = useState('');
  const leave = () => setAct(null);
  const { run, isBusy, failure, close } = useDecision(leave, onDecided, leave);
  const mend = (note: string) =>
    run(async () => {
      const closes = act === 'close';
      const { isClosed } = await call('mendMoney', { bookingId: id, closes, note });
      if (isClosed) onDecided('The case is closed.', closes);
      else setMessage('We asked the provider. The two still differ.');
    });
  const title = problems.map((problem) => MONEY_PROBLEM_WORDS[problem]).join('. ');
  return (
    <Card component="article" aria-label={title} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3">{title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        Found {formatDateTime(foundAt)}, checked {formatDateTime(checkedAt)}
      </Typography>
      <FactList
        facts={[
          ['Paid by the member', sides(paidMinor)],
          ['Sent to the companion', sides(sentMinor)],
        ]}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
      <CardActions queue="money">
        <Button component={Link} to={staffBookingPath(id)}>
          See the booking
        </Button>
        <Button variant="outlined" onClick={() => setAct('close')}>
          {ACTS.close.label}
        </Button>
        <Button variant="contained" onClick={() => setAct('check')}>
          {ACTS.check.label}
        </Button>
      </CardActions>
      {act !== null && (
        <ReasonDialog
          draftId={`money/${act}/${id}`}
          title={ACTS[act].title}
          intro={ACTS[act].intro}
          saved={REASON_TEMPLATES.money}
          helperText="What you found or did. It stays in the audit log. No names."
          maxLength={AUDIT_NOTE_MAX}
          submitLabel={ACTS[act].label}
          busyLabel="One moment..."
          color="primary"
          isBusy={isBusy}
          failure={failure}
          onSubmit={(note) => void mend(note)}
          onClose={close}
        />
      )}
    </Card>
  );
}

function sides({ ledger, provider }: MoneyCase['paidMinor']): string {
  return `${formatMoney(ledger)} in our books, ${formatMoney(provider)} at the provider`;
}

export const view: QueueView<'money'> = {
  empty: {
    icon: <PaymentsOutlined />,
    title: 'Our books and the provider agree',
    text: 'They are compared every night. What can’t be mended without you shows up here.',
  },
  Card: MoneyCard,
  head: [
    'Problems',
    'Found (UTC)',
    'Paid by our books (cents)',
    'Paid at the provider (cents)',
    'Sent by our books (cents)',
    'Sent at the provider (cents)',
  ],
  row: ({ problems, foundAt, paidMinor, sentMinor }) => [
    problems.join(' '),
    foundAt,
    paidMinor.ledger,
    paidMinor.provider,
    sentMinor.ledger,
    sentMinor.provider,
  ],
};
