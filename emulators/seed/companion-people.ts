import type { Trait } from '@hearthkin/domain/companion/traits';
import type { Interest } from '@hearthkin/domain/foundation/interests';
import type { Language } from '@hearthkin/domain/foundation/languages';

export interface SamplePerson {
  readonly firstName: string;
  readonly lastName: string;
  /** Which set of sample photos fits. */
  readonly face: 'f' | 'm';
  readonly born: number;
  readonly rate: number;
  readonly speaks: readonly [Language, ...Language[]];
  readonly interests: readonly Interest[];
  readonly traits: readonly Trait[];
  readonly bio: string;
}

type Row = readonly [
  name: string,
  face: 'f' | 'm',
  born: number,
  rate: number,
  speaks: readonly [Language, ...Language[]],
  interests: readonly Interest[],
  traits: readonly Trait[],
  bio: string,
];

const ROWS: readonly Row[] = [
  // biome-ignore format: one person a line reads as the table it is
  ...([
    ['Nora Lindqvist', 'f', 1988, 30, ['English', 'Swedish'], ['food', 'culture', 'wellness'], ['calm', 'patient', 'listener', 'empathetic'], 'I ran a small bakery for nine years and still believe most things can be said over a warm cup of something. I like slow walks, and I am comfortable with long silences.'],
    ['Marcus Bell', 'm', 1979, 35, ['English'], ['sports', 'music', 'family'], ['stable', 'wise', 'practical', 'humorous'], 'Former high-school coach, father of two, terrible at chess and happy to lose to you. When life feels like too much I help sort it into things for today and things for later.'],
    ['Priya Raman', 'f', 1993, 40, ['English', 'Hindi'], ['art', 'movies', 'food'], ['creative', 'energetic', 'compassionate', 'listener'], 'Illustrator by morning, company by afternoon. Bring a sketchbook or borrow one of mine; no one has ever been asked to be good at it.'],
    ['Tomás Herrera', 'm', 1985, 28, ['Spanish', 'English'], ['food', 'music', 'culture'], ['humorous', 'patient', 'nurturing'], 'I moved cities four times and know how quiet a new apartment can be. I will show you where the good tacos are and listen to how you got here.'],
    ['Ingrid Solberg', 'f', 1971, 45, ['English', 'Norwegian'], ['sports', 'wellness', 'geek'], ['adventurous', 'stable', 'analytical'], 'I guide day hikes at an easy pace. Something about walking side by side makes the hard sentences easier to start.'],
    ['Daniel Okafor', 'm', 1990, 32, ['English'], ['geek', 'movies', 'music'], ['listener', 'calm', 'analytical', 'humorous'], 'Software tester, amateur film historian. I ask good questions and remember the answers, down to the name of your cat.'],
    ['Beatriz Carvalho', 'f', 1982, 38, ['Portuguese', 'English', 'Spanish'], ['music', 'culture', 'food'], ['compassionate', 'nurturing', 'wise', 'empathetic'], 'I sang in a choir for twenty years and worked in a hospice kitchen for five. There is very little you could tell me that would make me look away.'],
    ['Sam Whitaker', 'm', 1996, 22, ['English'], ['geek', 'sports', 'movies'], ['energetic', 'humorous', 'adventurous'], 'Board games, bouldering, bad puns. Good company for an empty Saturday when everyone else seems to be busy.'],
    ['Mei Tanaka', 'f', 1987, 42, ['Japanese', 'English'], ['art', 'wellness', 'food'], ['calm', 'organized', 'patient', 'listener'], 'Trained as a tea host in Kyoto, now teaching pottery here. I can lead a quiet hour of breathing or simply sit with you while the kettle boils.'],
    ['Elena Petrova', 'f', 1975, 50, ['Russian', 'English', 'German'], ['culture', 'art', 'music'], ['wise', 'stable', 'analytical'], 'Retired museum curator. We can look at one painting for half an hour, and I promise that it is never only about the painting.'],
    ['Jamal Edwards', 'm', 1991, 30, ['English'], ['music', 'lgbt', 'culture'], ['empathetic', 'energetic', 'listener'], 'Jazz drummer, big brother to three. I came out late and I know what it is to rehearse a conversation a hundred times. Rehearse it with me.'],
    ['Hannah Weiss', 'f', 1994, 26, ['English', 'German'], ['wellness', 'family', 'food'], ['nurturing', 'compassionate', 'patient'], 'Kindergarten teacher on reduced hours. Gentle by habit, stubborn about fresh air, always carrying snacks.'],
    ['Viktor Novak', 'm', 1968, 36, ['English', 'Polish'], ['sports', 'family', 'geek'], ['practical', 'stable', 'wise'], 'Thirty years a bus driver: I have heard most stories and judged none. I make a fine partner for a long walk and a short to-do list.'],
    ['Amara Diallo', 'f', 1989, 34, ['French', 'English'], ['shopping', 'culture', 'food'], ['energetic', 'creative', 'humorous'], 'Markets, flea finds and the best coffee within ten blocks. If your week was grey I would like to put some colour back in it.'],
    ['Oliver Grant', 'm', 1983, 48, ['English'], ['sports', 'wellness', 'art'], ['adventurous', 'calm', 'patient'], 'Sea kayak instructor with a photography habit. I plan outdoor days for people who have not had one in a while.'],
    ['Sofia Marchetti', 'f', 1992, 39, ['Italian', 'English'], ['food', 'art', 'family'], ['nurturing', 'creative', 'compassionate'], 'I teach people to cook one good dish and eat it without hurry. Grief, break-ups and burnt onions are all welcome in my kitchen.'],
    ['Noah Fischer', 'm', 1998, 20, ['English', 'German'], ['geek', 'music', 'movies'], ['listener', 'patient', 'humorous'], 'Graduate student who also finds it hard to start. Let us sit down together, set a timer and make the first page happen.'],
    ['Leila Haddad', 'f', 1986, 37, ['Arabic', 'English', 'French'], ['culture', 'food', 'music'], ['empathetic', 'wise', 'listener', 'calm'], 'Interpreter for fifteen years, so listening closely is my trade. I notice what you almost said.'],
    ['Ben Kowalski', 'm', 1980, 33, ['English', 'Polish'], ['family', 'sports', 'shopping'], ['practical', 'organized', 'humorous'], 'Stay-at-home dad back in the world. Moving house, sorting papers, facing the post: I come along and we get through the pile.'],
    ['Grace Kim', 'f', 1995, 31, ['Korean', 'English'], ['movies', 'shopping', 'art'], ['energetic', 'compassionate', 'creative'], 'Film student turned costume assistant. I do cinema nights for people who hate going alone, talking afterwards included.'],
    ['Arturo Vidal', 'm', 1974, 44, ['Spanish', 'English'], ['art', 'culture', 'wellness'], ['wise', 'calm', 'creative'], 'Carpenter. I like giving hands something to do while the head settles. You will go home with a spoon you carved yourself.'],
    ['Chloe Dubois', 'f', 1990, 41, ['French', 'English'], ['food', 'culture', 'lgbt'], ['humorous', 'empathetic', 'energetic'], 'Recovering perfectionist and weekend baker. I am good with nerves before big days and with the flat feeling after them.'],
    ['Isaac Mensah', 'm', 1988, 27, ['English'], ['music', 'family', 'sports'], ['stable', 'nurturing', 'patient'], 'Night-shift nurse assistant, so I am awake when most people are not. Quiet voice, steady company.'],
    ['Yuki Mori', 'f', 1997, 24, ['Japanese', 'English'], ['geek', 'art', 'shopping'], ['creative', 'patient', 'listener'], 'I fold paper, build tiny models and talk about games. Ideal if small talk feels like a foreign language to you, too.'],
    ['Rafael Costa', 'm', 1984, 36, ['Portuguese', 'English'], ['sports', 'music', 'culture'], ['energetic', 'adventurous', 'humorous'], 'Capoeira on the beach, questions on the way home. I am the friend who actually turns up when it rains.'],
    ['Anna Bergström', 'f', 1969, 46, ['Swedish', 'English', 'Norwegian'], ['wellness', 'family', 'culture'], ['calm', 'wise', 'organized', 'empathetic'], 'I was a midwife for twenty-six years. I know about waiting with someone until a hard hour is over.'],
    ['Caleb Turner', 'm', 1993, 25, ['English'], ['geek', 'movies', 'lgbt'], ['humorous', 'empathetic', 'patient'], 'Librarian with opinions about soup. I can read to you, read with you, or help you find a book for exactly this week.'],
    ['Fatima Rahman', 'f', 1991, 29, ['Bengali', 'English', 'Hindi'], ['family', 'food', 'wellness'], ['nurturing', 'organized', 'compassionate'], 'Eldest of five. I have talked many people through exams, interviews and family dinners, sometimes all in one week.'],
    ['Hugo van Dijk', 'm', 1977, 43, ['Dutch', 'English', 'German'], ['sports', 'geek', 'wellness'], ['analytical', 'calm', 'practical'], 'Cyclist, engineer, early riser. When thoughts go in circles I help draw them on paper until they become a list.'],
    ['Maya Robinson', 'f', 1994, 33, ['English'], ['music', 'art', 'lgbt'], ['creative', 'energetic', 'empathetic'], 'I host an open mic for people who have never stood on a stage. Bring a poem, a worry, or just yourself.'],
    ['Peter Lang', 'm', 1963, 30, ['English', 'German'], ['culture', 'family', 'movies'], ['wise', 'listener', 'patient'], 'Widower, grandfather, retired radio engineer. I remember how long the evenings were in the first year, and I answer the phone.'],
    ['Zoe Papadakis', 'f', 1996, 28, ['English'], ['sports', 'food', 'shopping'], ['adventurous', 'energetic', 'humorous'], 'Swimmer, bargain hunter, very good at making plans and keeping them. Boredom does not stand a chance.'],
    ['Adrian Popescu', 'm', 1987, 35, ['Italian', 'English'], ['art', 'geek', 'music'], ['analytical', 'listener', 'calm'], 'Piano tuner. Patience is most of the job, hearing what is slightly off is the rest. I am told that it works with people.'],
    ['Ruth Abrams', 'f', 1966, 40, ['English'], ['family', 'culture', 'art'], ['compassionate', 'wise', 'nurturing', 'listener'], 'Thirty-four years a school counsellor, now gloriously unscheduled. I do not give advice unless you ask twice.'],
    ['Kenji Watanabe', 'm', 1992, 38, ['Japanese', 'English'], ['food', 'sports', 'geek'], ['calm', 'practical', 'adventurous'], 'Trail runner and ramen cook. We can go fast, slow, or sit on a bench halfway and call it a success.'],
    ['Isabella Cruz', 'f', 1989, 36, ['Spanish', 'English'], ['music', 'family', 'wellness'], ['empathetic', 'nurturing', 'energetic'], 'Dance teacher for beginners of every age. Your kitchen floor is enough; so is one song.'],
    ['Theo Laurent', 'm', 1981, 52, ['French', 'English'], ['culture', 'food', 'art'], ['wise', 'creative', 'stable'], 'I spent ten years writing obituaries, which is to say writing about what mattered. Tell me a story you are afraid to lose.'],
    ['Lucy Nguyen', 'f', 1998, 21, ['English'], ['geek', 'movies', 'shopping'], ['patient', 'humorous', 'organized'], 'Study buddy, flashcard maker, professional body double. I will be the other person at the table so that you stay at it.'],
    ['Samir Patel', 'm', 1985, 34, ['Hindi', 'English'], ['wellness', 'food', 'family'], ['calm', 'compassionate', 'organized'], 'I came to meditation after a burnout, not before one. Short, plain exercises; no incense unless you like incense.'],
    ['Freya Nielsen', 'f', 1983, 47, ['English', 'Norwegian', 'Swedish'], ['sports', 'wellness', 'culture'], ['adventurous', 'stable', 'listener'], 'Cold-water swimmer and former social worker. Brave in weather, gentle with everything else.'],
    ['Andre Johnson', 'm', 1990, 29, ['English'], ['music', 'movies', 'sports'], ['humorous', 'nurturing', 'energetic'], 'I cut hair for a living, so people have been telling me things since I was nineteen. The talking works without the scissors.'],
    ['Clara Moreno', 'f', 1979, 39, ['Spanish', 'English', 'Italian'], ['art', 'culture', 'family'], ['creative', 'patient', 'empathetic'], 'I lead watercolour afternoons for people who think that they cannot paint. We begin with the sky; it forgives everything.'],
    ['Emre Yilmaz', 'm', 1986, 32, ['Turkish', 'English', 'German'], ['food', 'culture', 'sports'], ['stable', 'humorous', 'practical'], 'Tea, backgammon, honest talk. I left one career and one country behind, and I am glad to help you think about either.'],
    ['Olivia Hart', 'f', 1992, 44, ['English'], ['wellness', 'art', 'lgbt'], ['calm', 'compassionate', 'listener', 'creative'], 'Art-studio assistant with a soft spot for shy people. I keep the hour simple: clay, quiet music, whatever comes up.'],
    ['Jonas Keller', 'm', 1995, 23, ['German', 'English'], ['geek', 'sports', 'music'], ['analytical', 'energetic', 'patient'], 'Physics tutor, climber, maker of elaborate playlists. I will explain your homework until it is boring.'],
    ['Winona Clarke', 'f', 1972, 38, ['English'], ['family', 'wellness', 'culture'], ['wise', 'nurturing', 'stable', 'humorous'], 'Gardener with a porch. Come with your shoulders up around your ears, and we will see about those over the tomato plants.'],
  ] satisfies Row[]),
];

/** Forty-six companions; the last six are not verified. */
export const COMPANION_PEOPLE: readonly SamplePerson[] = ROWS.map(
  ([name, face, born, rate, speaks, interests, traits, bio]) => {
    const [firstName = '', ...rest] = name.split(' ');
    return {
      firstName,
      lastName: rest.join(' '),
      face,
      born,
      rate,
      speaks,
      interests,
      traits,
      bio,
    };
  },
);

export const UNVERIFIED_COUNT = 6;
