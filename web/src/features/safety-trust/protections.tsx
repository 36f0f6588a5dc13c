import { REPORTED_MESSAGES } from '@hearthkin/domain/safety/conversation-report';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import BlockOutlined from '@mui/icons-material/BlockOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import SavingsOutlined from '@mui/icons-material/SavingsOutlined';
import { PAYMENTS_NOT_CONNECTED } from '../../lib/payment-words';
import type { Point } from '../../ui/layout/point-grid';

/** What the site does for people's safety while they use it. */
export const PROTECTIONS: readonly Point[] = [
  {
    icon: <BadgeOutlined />,
    title: 'Little is shown',
    text: 'Others see your first name and the initial of your last name. Your street, your phone, your email and your documents are seen by you and our staff only.',
  },
  {
    icon: <BlockOutlined />,
    title: 'Block',
    text: 'In a conversation you can block the other person. From then on neither of you can write to the other or see that the other is writing, and you can end it whenever you like.',
  },
  {
    icon: <FlagOutlined />,
    title: 'Report',
    text: `You can report a conversation, and up to ${REPORTED_MESSAGES} of its last messages go along as the server has them. Reviews can be reported as well. A person on our team reads it and decides.`,
  },
  {
    icon: <RateReviewOutlined />,
    title: 'Honest reviews',
    text: 'Only a member whose session took place can review it, once. A companion cannot take a bad review down; our team can, if it breaks the rules.',
  },
  {
    icon: <SavingsOutlined />,
    title: 'Held until it is over',
    text: `What a session costs is set aside with your request and released once it has taken place. ${PAYMENTS_NOT_CONNECTED}`,
  },
  {
    icon: <LockOutlined />,
    title: 'Care while you write',
    text: 'When a message sounds as if somebody were in despair, or asks for contact details, a hint appears beside it. That happens on your device; nothing of it is stored or sent.',
  },
];
