import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { RecentMessages } from '../../web/src/data/conversations/recent-messages';
import { companionDocument, MEMBER } from './people';
import { last, minutesAgo, talkWith } from './talk';
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

test('a member without messages reads so', async () => {
  show();
  await screen.findByText('No conversations yet');
  expect(screen.getByRole('link', { name: 'View all messages' }).getAttribute('href')).toBe(
    '/messages',
  );
});

test('a member sees the three latest conversations and goes on to one of them', async () => {
  const talks = ['ana', 'ben', 'cleo', 'dora'].map((uid, index) =>
    talkWith(uid, {
      lastMessage: last(uid, `Words of ${uid}`, index),
      updatedAt: minutesAgo(index),
    }),
  );
  setWorld({ conversations: talks });
  show();
  await screen.findByText('Words of ana');
  screen.getByText('Words of cleo');
  expect(screen.queryByText('Words of dora')).toBeNull();
  const link = screen.getByText('Words of ana').closest('a');
  expect(link?.getAttribute('href')).toBe(`/messages/${talks[0]?.id}`);
});
