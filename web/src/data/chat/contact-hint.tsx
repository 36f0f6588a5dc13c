import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import { mentionsContact } from '@hearthkin/domain/messaging/contact-details';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import type { ChatMessage } from '../conversations/conversation-queries';

interface ContactHintProps {
  readonly message: ChatMessage | null;
  readonly onClose: () => void;
}

/** A warning when the other person's latest message contains contact details. */
export function ContactHint({ message, onClose }: ContactHintProps) {
  const [isClosed, setClosed] = useState(false);
  if (isClosed || message === null || !mentionsContact(message.content)) return null;
  return (
    <Alert
      severity="warning"
      role="status"
      onClose={() => {
        setClosed(true);
        onClose();
      }}
      sx={{ mx: 2, mb: 1.5, flexShrink: 0 }}
    >
      Stay safe: keep messages and payments on {PRODUCT_NAME}, where we can help. Think twice before
      sharing contact details.
    </Alert>
  );
}
