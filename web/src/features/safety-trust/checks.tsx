import { MINIMUM_AGE } from '@hearthkin/domain/account/signup';
import { UNCLEAR_ATTEMPTS_UNTIL_REVIEW } from '@hearthkin/domain/verification/identity-check';
import FaceRetouchingNaturalOutlined from '@mui/icons-material/FaceRetouchingNaturalOutlined';
import FolderSharedOutlined from '@mui/icons-material/FolderSharedOutlined';
import PhoneIphoneOutlined from '@mui/icons-material/PhoneIphoneOutlined';
import type { Point } from '../../ui/layout/point-grid';

/** What is checked about people, in the order in which they meet it. */
export const CHECKS: readonly Point[] = [
  {
    icon: <PhoneIphoneOutlined />,
    title: 'One phone, one person',
    text: `Whoever signs up confirms a phone number with a code, and a number can have one account only. Nobody under ${MINIMUM_AGE} gets one.`,
  },
  {
    icon: <FaceRetouchingNaturalOutlined />,
    title: 'A face and an ID',
    text: `A program on our own servers compares a selfie with the photo of an ID and keeps no measurement of either. If the faces differ, nobody goes on. If it cannot tell after ${UNCLEAR_ATTEMPTS_UNTIL_REVIEW} attempts, a person on our team decides.`,
  },
  {
    icon: <FolderSharedOutlined />,
    title: 'Documents, for companions',
    text: 'Somebody on our team looks at an ID document and a proof of address. Members find and book a companion only once both are accepted. Members may have theirs looked at as well.',
  },
];
