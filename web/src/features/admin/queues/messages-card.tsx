import { beginning } from '@hearthkin/domain/foundation/characters';
import type { ContactMessage } from '@hearthkin/domain/support/contact';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { call } from '../../../firebase/call';
import { FormDialog } from '../../../ui/dialogs/late-dialogs';
import { late } from '../../../ui/late';
import { formatDateTime } from '../format-date-time';
import type { QueueCardProps, QueueView } from '../inbox/queue-views';
import { useDecision } from '../inbox/use-decision';
import { PersonLink } from '../people/person-name';
import { CardActions } from './card-actions';

type Question = keyof typeof QUESTIONS;

const AnswerDialog = late(async () => (await import('./dialogs/answer-dialog')).AnswerDialog);

/** Longer messages are cut off until expanded. */
const PREVIEW_LENGTH = 400;

/** One message to support, with buttons to answer it, delete it, or mark it as answered elsewhere. */
function ContactMessageCard({ item: { id, data }, onDecided }: QueueCardProps<ContactMessage>) {
  const [isAnswering, setAnswering] = useState(false);
  const { name, email, subject, message, uid, createdAt } = data;
  const textId = useId();
  const [isOpen, setOpen] = useState(false);
  const [asks, setAsks] = useState<Question | null>(null);
  const saving = useDecision(
    () => {
      if (asks !== null) onDecided(QUESTIONS[asks].done, true);
      setAsks(null);
    },
    onDecided,
    () => setAsks(null),
  );
  const isLong = message.length > PREVIEW_LENGTH;

  const decide = (question: Question) =>
    saving.run(
      (): Promise<unknown> =>
        question === 'answered'
          ? call('answerContactMessage', { messageId: id, answer: null })
          : call('deleteContactMessage', { messageId: id }),
    );
  return (
    <Card component="article" aria-label={`Message of ${name}`} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {subject}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {name}, {email}, {formatDateTime(createdAt)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {uid === null ? (
          'Not signed in'
        ) : (
          <>
            Account of <PersonLink uid={uid} />
          </>
        )}
      </Typography>
      <Typography
        id={textId}
        sx={{ mt: 1.5, maxWidth: '72ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {isLong && !isOpen ? `${beginning(message, PREVIEW_LENGTH)}…` : message}
      </Typography>
      {isLong && (
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={textId}
          onClick={() => setOpen(!isOpen)}
          sx={{ mt: 0.5, marginInlineStart: -2 }}
        >
          {isOpen ? 'Show less' : 'Show the whole message'}
        </Button>
      )}
      <CardActions queue="messages">
        <Button color="error" onClick={() => setAsks('delete')}>
          Delete
        </Button>
        <Button variant="outlined" onClick={() => setAsks('answered')}>
          Mark as answered
        </Button>
        <Button variant="contained" onClick={() => setAnswering(true)}>
          Answer
        </Button>
      </CardActions>
      {isAnswering && (
        <AnswerDialog
          messageId={id}
          message={data}
          onClose={() => setAnswering(false)}
          onDone={(sentence) => {
            setAnswering(false);
            onDecided(sentence);
          }}
        />
      )}
      {asks !== null && (
        <FormDialog
          title={QUESTIONS[asks].title}
          intro={QUESTIONS[asks].intro}
          isDirty={false}
          isBusy={saving.isBusy}
          failure={saving.failure}
          submitLabel={QUESTIONS[asks].confirm}
          busyLabel="One moment..."
          cancelLabel="Back"
          {...(asks === 'delete' && { color: 'error' as const })}
          onSubmit={() => void decide(asks)}
          onClose={saving.close}
        />
      )}
    </Card>
  );
}

const QUESTIONS = {
  answered: {
    title: 'Mark this message as answered?',
    intro: 'For a message that was answered elsewhere. We send nothing. It leaves this list.',
    confirm: 'Mark as answered',
    done: 'The message is marked as answered.',
  },
  delete: {
    title: 'Delete this message?',
    intro: 'For advertisements and the like. No one answers it.',
    confirm: 'Delete',
    done: 'The message is deleted.',
  },
} as const;

export const view: QueueView<'messages'> = {
  empty: {
    icon: <MailOutlineRounded />,
    title: 'No new messages',
    text: 'Messages from the contact page show up here.',
  },
  Card: ContactMessageCard,
  head: ['Name', 'Email', 'Subject', 'Message', 'Account', 'Sent (UTC)'],
  row: ({ name, email, subject, message, uid, createdAt }) => [
    name,
    email,
    subject,
    message,
    uid,
    createdAt,
  ],
};
