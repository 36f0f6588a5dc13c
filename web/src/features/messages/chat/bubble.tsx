import { beginning } from '@hearthkin/domain/foundation/characters';
import { textParts } from '@hearthkin/domain/messaging/links';
import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import { type PointerEvent, useEffect, useRef } from 'react';
import type { ChatMessage } from '../../../data/conversations/conversation-queries';
import type { Doc } from '../../../data/kit/readers';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { REMOVED } from '../message-preview';
import type { OpenMenu } from './message-menu';

interface BubbleProps {
  readonly message: Doc<ChatMessage>;
  readonly isOwn: boolean;
  readonly senderName: string;
  readonly onMenu: (menu: OpenMenu) => void;
}

/** The length of the message in its button's label. */
const LABEL_LENGTH = 30;

/** One message. Its menu opens by the button that appears on it, and by a long press. */
export function Bubble({ message, isOwn, senderName, onMenu }: BubbleProps) {
  const { content, redactedAt, isPending } = message.data;
  const isRemoved = redactedAt !== null;
  const hasMenu = isOwn ? !isRemoved && !isPending : true;
  const open = (anchor: HTMLElement) => onMenu({ message, isOwn, anchor });
  const press = useLongPress(hasMenu ? open : null);
  return (
    <Box
      {...press}
      sx={{
        position: 'relative',
        minWidth: 0,
        maxWidth: { xs: '86%', sm: '74%' },
        // A long press opens the menu, which copies the text.
        ...(hasMenu && {
          '@media (hover: none)': { userSelect: 'none', WebkitTouchCallout: 'none' },
        }),
        '& > button': { opacity: 0 },
        '&:hover > button, & > button:focus-visible, & > button[aria-expanded=true]': {
          opacity: 1,
        },
      }}
    >
      <Box
        sx={{
          px: 1.75,
          py: 1,
          borderRadius: 1.25,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          ...(isRemoved
            ? { border: 1, borderColor: 'divider', color: 'text.secondary', fontStyle: 'italic' }
            : isOwn
              ? { bgcolor: 'primary.main', color: 'primary.contrastText' }
              : { bgcolor: 'action.selected' }),
        }}
      >
        <VisuallyHidden>{senderName}: </VisuallyHidden>
        {isRemoved ? (
          REMOVED
        ) : (
          // The text's own direction, independent of the sender's name.
          <div dir="auto">
            <MessageText content={content} />
          </div>
        )}
      </Box>
      {hasMenu && (
        <IconButton
          aria-label={`More about message: ${isRemoved ? REMOVED : beginning(content, LABEL_LENGTH)}`}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => open(currentTarget)}
          sx={{
            position: 'absolute',
            // Groups are painted by themselves, so nothing may stand above their first line.
            top: 2,
            [isOwn ? 'insetInlineStart' : 'insetInlineEnd']: -16,
            width: 28,
            height: 28,
            p: 0,
            border: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            '&:hover': { bgcolor: 'background.paper', borderColor: 'text.secondary' },
            // There, fingers press the message. Screen readers and keyboards still find it.
            '@media (hover: none)': {
              '&:not(:focus-visible)': { clipPath: 'inset(50%)' },
            },
          }}
        >
          <MoreHorizRounded fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

/** The time in milliseconds that a finger stays on something for its menu. */
const LONG_PRESS_MS = 500;

/** The distance in pixels that it may move meanwhile: further, it scrolls. */
const TREMOR_PX = 8;

/** Handlers that open a menu after a long press by finger or pen; none without a menu. */
function useLongPress(open: ((anchor: HTMLElement) => void) | null) {
  const press = useRef<{ timer: number; x: number; y: number } | null>(null);
  const end = () => {
    if (press.current !== null) window.clearTimeout(press.current.timer);
    press.current = null;
  };
  useEffect(() => () => window.clearTimeout(press.current?.timer), []);
  if (open === null) return {};
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y, currentTarget }: BubblePointer) => {
      if (pointerType === 'mouse') return;
      end();
      const timer = window.setTimeout(() => open(currentTarget), LONG_PRESS_MS);
      press.current = { timer, x, y };
    },
    onPointerMove: ({ clientX, clientY }: BubblePointer) => {
      const start = press.current;
      if (start !== null && Math.hypot(clientX - start.x, clientY - start.y) > TREMOR_PX) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

type BubblePointer = PointerEvent<HTMLElement>;

/** Text with links. They open in a new tab and send no referrer. */
function MessageText({ content }: { readonly content: string }) {
  let position = 0;
  return textParts(content).map((part) => {
    const key = position;
    position += part.text.length;
    return part.kind === 'text' ? (
      <span key={key}>{part.text}</span>
    ) : (
      <MuiLink
        key={key}
        href={part.href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        color="inherit"
        underline="always"
      >
        {part.text}
      </MuiLink>
    );
  });
}
