import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { RecentMessages } from '../../web/src/features/home/recent-messages';
import { conversationWith, last, minutesAgo } from './conversations';
import { companionDocument, MEMBER } from './people';
import { expectLink, expectTexts } from './shown';
import { setWorld } from './world';

const show = () =>
  render(
    <MemoryRouter>
      <RecentMessages uid={MEMBER.uid} />
    </MemoryRouter>,
  );

beforeEach(() => {
  const listing = (id: string, displayName: string) => ({
    id,
    data: companionDocument({ displayName }),
  });
  setWorld({
    companions: [listing('ana', 'Ana M.'), listing('ben', 'Ben N.')],
    profiles: {},
  });
});

test('a member without messages sees an empty state', async () => {
  show();
  await screen.findByText('No conversations yet');
  await expectLink('View all messages', '/messages');
});

test('a member sees the three latest conversations and opens one', async () => {
  const talks = ['ana', 'ben', 'cleo', 'dora'].map((uid, index) =>
    conversationWith(uid, {
      lastMessage: last(uid, `Words of ${uid}`, index),
      updatedAt: minutesAgo(index),
    }),
  );
  setWorld({ conversations: talks });
  show();
  await expectTexts('Words of ana', 'Words of cleo');
  expect(screen.queryByText('Words of dora')).toBeNull();
  const link = screen.getByText('Words of ana').closest('a');
  expect(link?.getAttribute('href')).toBe(`/messages/${talks[0]?.id}`);
});
