import { wordsOf } from '@hearthkin/domain/companion/search-tokens';
import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { REPLACE } from '../../lib/query-change';
import { EmptyState } from '../../ui/feedback/empty-state';
import { SearchField } from '../../ui/forms/search-field';
import { useHash } from '../../ui/hooks/use-hash';
import { useSectionFocus } from '../../ui/hooks/use-section-focus';
import { InfoPage } from '../../ui/layout/info-page';
import { InfoSection } from '../../ui/layout/info-section';
import { WaysOn } from '../../ui/layout/ways-on';
import { holds, piecesOf } from './marks';
import { QuestionItem } from './question-item';
import { CATEGORIES, type Category, QUESTIONS, type Question } from './questions';

/** So many answers can be looked through at once. */
const FEW = 3;

/**
 * Which questions are open: the one that the address names, those whose answers hold what is
 * searched for, all where few are found, and otherwise as somebody has left them. Another
 * search begins anew.
 */
function useOpenQuestions(words: readonly string[], found: number) {
  const search = words.join(' ');
  const hash = useHash();
  const [left, setLeft] = useState<{
    readonly search: string;
    readonly byId: Readonly<Record<string, boolean>>;
  }>({ search, byId: {} });
  const byId = left.search === search ? left.byId : {};

  useEffect(() => {
    if (hash === '') return;
    setLeft((before) => ({ ...before, byId: { ...before.byId, [hash.slice(1)]: true } }));
  }, [hash]);

  return {
    isOpen: ({ id, answer }: Question) =>
      byId[id] ??
      (found <= FEW || answer.some((text) => piecesOf(text, words).some(({ isFound }) => isFound))),
    toggle: (id: string, isOpen: boolean) =>
      setLeft((before) => ({
        search,
        byId: { ...(before.search === search ? before.byId : {}), [id]: isOpen },
      })),
  };
}

const DESCRIPTION =
  'Answers about getting started, bookings and payments, being a companion, and safety.';

/** `/faq` (specification 2, section 2, "Marketing pages"). */
export function FaqPage() {
  const [params, setParams] = useSearchParams();
  const text = params.get('q') ?? '';
  const words = wordsOf(text);
  const search = (next: string) => setParams(next === '' ? {} : { q: next }, REPLACE);
  const categories = categoriesWith(words);
  const found = categories.reduce((sum, { questions }) => sum + questions.length, 0);
  const { isOpen, toggle } = useOpenQuestions(words, found);
  useSectionFocus(QUESTIONS);
  return (
    <InfoPage title="Frequently asked questions" description={DESCRIPTION} width="md">
      <Box role="search" sx={{ mt: 3 }}>
        <SearchField label="Search questions and answers" value={text} onChange={search} />
      </Box>
      {/* Always there, so that what changes in it is told. */}
      <Box role="status" sx={{ mt: 1, minHeight: '1.5rem' }}>
        {found === 0 ? (
          <EmptyState
            icon={<SearchOffRounded />}
            title="No results found"
            text={`Nothing here speaks of “${text.trim()}”. Try another word, or ask us.`}
          >
            <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', justifyContent: 'center' }}>
              <Button variant="contained" onClick={() => search('')}>
                Show all questions
              </Button>
              <Button variant="outlined" component={Link} to={PATHS.contact}>
                Contact us
              </Button>
            </Stack>
          </EmptyState>
        ) : (
          words.length > 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {found === 1 ? '1 question' : `${found} questions`}
            </Typography>
          )
        )}
      </Box>
      {categories.map(({ id, title, questions }) => (
        <InfoSection key={id} id={id} title={title}>
          <Box sx={{ mt: 3 }}>
            {questions.map((question) => (
              <QuestionItem
                key={question.id}
                question={question}
                words={words}
                isOpen={isOpen(question)}
                onToggle={(open) => toggle(question.id, open)}
              />
            ))}
          </Box>
        </InfoSection>
      ))}
      {found > 0 && (
        <WaysOn
          title="Is yours not among them?"
          text="Write to us. A person reads it and answers by email."
          ways={[
            { label: 'Contact us', to: PATHS.contact },
            { label: 'Safety & trust', to: PATHS.safetyTrust },
          ]}
        />
      )}
    </InfoPage>
  );
}

/** The categories with what is left of them by a search; none that has nothing left. */
function categoriesWith(words: readonly string[]): readonly Category[] {
  return CATEGORIES.map((category) => ({
    ...category,
    questions: category.questions.filter(({ question, answer }) =>
      holds([question, ...answer].join(' '), words),
    ),
  })).filter(({ questions }) => questions.length > 0);
}
