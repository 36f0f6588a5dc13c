import { wordsOf } from '@hearthkin/domain/foundation/search-tokens';
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
import { NextSteps } from '../../ui/layout/next-steps';
import { containsAll, splitMatches } from './highlight';
import type { Category, Question } from './question';
import { QuestionItem } from './question-item';
import { CATEGORIES, QUESTIONS } from './questions';

/** With this many results or fewer, every answer is open. */
const MAX_ALL_OPEN = 3;

/**
 * Which questions are open: the one in the URL fragment, those whose answer matches the search (all
 * of them if there are few results), and any the reader has toggled. A new search resets the toggles.
 */
function useOpenQuestions(words: readonly string[], found: number) {
  const search = words.join(' ');
  const hash = useHash();
  const [toggled, setToggled] = useState<{
    readonly search: string;
    readonly byId: Readonly<Record<string, boolean>>;
  }>({ search, byId: {} });
  const byId = toggled.search === search ? toggled.byId : {};

  useEffect(() => {
    if (hash === '') return;
    setToggled((before) => ({ ...before, byId: { ...before.byId, [hash.slice(1)]: true } }));
  }, [hash]);

  return {
    isOpen: ({ id, answer }: Question) =>
      byId[id] ??
      (found <= MAX_ALL_OPEN ||
        answer.some((text) => splitMatches(text, words).some(({ isFound }) => isFound))),
    toggle: (id: string, isOpen: boolean) =>
      setToggled((before) => ({
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
  const categories = useMatching(words);
  const found = categories.reduce((sum, { questions }) => sum + questions.length, 0);
  const { isOpen, toggle } = useOpenQuestions(words, found);
  useSectionFocus(QUESTIONS);
  return (
    <InfoPage title="Frequently asked questions" description={DESCRIPTION} width="md" scene="chat">
      <Box role="search" sx={{ mt: 3 }} onFocus={() => void loadIndex().catch(() => {})}>
        <SearchField label="Search questions and answers" value={text} onChange={search} />
      </Box>
      {/* A live region has to exist before its text changes. */}
      <Box role="status" sx={{ mt: 1, minHeight: '1.5rem' }}>
        {found === 0 ? (
          <EmptyState
            scene="lantern"
            title="No results found"
            text={`No answers for “${text.trim()}”. Try another word, or ask us.`}
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
        <NextSteps
          title="Still have a question?"
          text="Write to us. We’ll reply by email."
          links={[
            { label: 'Contact us', to: PATHS.contact },
            { label: 'Safety & trust', to: PATHS.safetyTrust },
          ]}
        />
      )}
    </InfoPage>
  );
}

type Find = typeof import('./question-index').questionsFor;

/** Loads the index. Asking again costs nothing. */
const loadIndex = async (): Promise<Find> => (await import('./question-index')).questionsFor;

/**
 * The questions that match a search, by category, without empty categories. All of them until the
 * index is there; if it can't be loaded, those with all the words.
 */
function useMatching(words: readonly string[]): readonly Category[] {
  const [find, setFind] = useState<Find | null>(null);
  const isSearch = words.length > 0;
  useEffect(() => {
    if (!isSearch) return;
    let isShown = true;
    loadIndex()
      .catch(() => findPlainly)
      .then((found) => isShown && setFind(() => found));
    return () => {
      isShown = false;
    };
  }, [isSearch]);
  if (!isSearch || find === null) return CATEGORIES;
  const ids = find(words);
  return CATEGORIES.map((category) => ({
    ...category,
    questions: category.questions.filter(({ id }) => ids.has(id)),
  })).filter(({ questions }) => questions.length > 0);
}

const findPlainly: Find = (words) =>
  new Set(
    QUESTIONS.filter(({ question, answer }) =>
      containsAll([question, ...answer].join(' '), words),
    ).map(({ id }) => id),
  );
