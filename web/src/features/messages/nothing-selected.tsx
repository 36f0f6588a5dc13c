import ForumOutlined from '@mui/icons-material/ForumOutlined';
import { EmptyState } from '../../ui/feedback/empty-state';

export function NothingSelected() {
  return (
    <EmptyState
      icon={<ForumOutlined />}
      title="Select a conversation"
      text="What you write to each other is shown here."
    />
  );
}
