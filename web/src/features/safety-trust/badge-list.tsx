import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import Typography from '@mui/material/Typography';
import { PointGrid } from '../../ui/layout/point-grid';

const BADGES = [
  {
    icon: <VerifiedOutlined />,
    title: 'Identity verified',
    text: 'Somebody on our team has looked at an ID document and a proof of address, and accepted both.',
  },
  {
    icon: <FactCheckOutlined />,
    title: 'Background checked',
    text: 'A background check was made and passed. Every companion agrees to one; without this badge, please assume that it has not been made.',
  },
  {
    icon: <SchoolOutlined />,
    title: 'Training certified',
    text: 'For a training for companions. There is none yet, so nobody has this badge so far.',
  },
] as const;

export function BadgeList() {
  return (
    <>
      <PointGrid points={BADGES} />
      <Typography sx={{ color: 'text.secondary', mt: 3, maxWidth: '66ch' }}>
        Members who came through Google or Facebook were not asked for a phone or a selfie. A member
        can hand in documents too, and has the first of these badges on their profile then.
      </Typography>
    </>
  );
}
