import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import { ContactMessageCard } from './contact-message-card';
import { openContactMessages } from './contact-queries';
import { Queue } from './queue';

/** Unanswered messages to support. */
export function ContactQueue() {
  return (
    <Queue
      title="Messages to support"
      things="messages"
      waiting={openContactMessages}
      empty={{
        icon: <MailOutlineRounded />,
        title: 'No message waits',
        text: 'What people write on the contact page appears here by itself.',
      }}
      card={(message, onDecided) => <ContactMessageCard message={message} onDecided={onDecided} />}
    />
  );
}
