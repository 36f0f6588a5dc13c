import type { ActivityId } from '../foundation/activities';
import type { Interest } from '../foundation/interests';
import type { Language } from '../foundation/languages';
import type { Mood } from './traits';

/**
 * Everyday words for what companions are found by, folded, separated by commas. A word stands once: it means one thing.
 * They count in a search and in a companion's own words alike.
 */
export const INTEREST_WORDS: Readonly<Record<Interest, string>> = {
  culture:
    'culture, museum, museums, theater, theatre, opera, ballet, history, exhibition, exhibitions, festival, festivals, sightseeing, heritage',
  lgbt: 'lgbt, lgbtq, lgbtqia, queer, gay, lesbian, trans, transgender, bisexual, pride',
  geek: 'geek, games, game, gaming, gamer, board games, board game, video games, chess, puzzles, computers, computer, coding, programming, anime, manga, fantasy, science',
  art: 'art, arts, painting, paint, drawing, draw, photography, photo, photos, writing, poetry, poems, crafts, craft, knitting, sewing, pottery, ceramics, books, book, reading, novels, literature',
  family:
    'family, kids, children, parents, parent, parenting, mother, mom, mum, father, dad, baby, grandchildren, grandmother, grandfather, grandparents',
  food: 'food, gastronomy, cooking, cook, cooks, baking, bake, bread, recipes, recipe, restaurant, restaurants, dinner, lunch, brunch, cuisine, kitchen, wine, eating',
  shopping: 'shopping, shop, shops, market, markets, fashion, clothes, vintage',
  music:
    'music, piano, guitar, violin, cello, drums, singing, sing, songs, song, choir, concert, concerts, jazz, band, karaoke, dancing, dance, nightlife, party, clubs',
  sports:
    'sport, sports, running, run, cycling, bike, bicycle, swimming, swim, tennis, football, soccer, basketball, gym, fitness, climbing, skiing, outdoors',
  wellness:
    'wellness, nature, yoga, garden, gardening, plants, spa, health, forest, birds, animals, dog, dogs, cat, cats, pets, massage',
  movies: 'movies, movie, films, film, cinema, series, television, tv, netflix, documentaries',
};

export const ACTIVITY_WORDS: Readonly<Record<ActivityId, string>> = {
  'virtual-chat':
    'talk, talking, chat, chatting, conversation, phone, call, video call, online, virtual',
  'coffee-walk': 'coffee, cafe, tea, walk, walks, walking, stroll',
  'mindful-session':
    'mindful, mindfulness, meditation, meditate, meditating, breathing, relax, relaxing, relaxation',
  'creative-therapy': 'creative, creativity, making',
  'study-support':
    'study, studying, studies, homework, exam, exams, learning, tutor, tutoring, school, university, college',
  'outdoor-adventure':
    'outdoor, adventure, adventures, hike, hiking, hikes, trail, trails, mountain, mountains, camping, kayak, trip, trips',
};

/** Words for a mood, or for what is behind it. */
export const MOOD_SEARCH_WORDS: Readonly<Record<Mood, string>> = {
  lonely: 'lonely, loneliness, isolated, isolation, widowed, homesick',
  anxious:
    'anxious, anxiety, nervous, nerves, worried, worry, worries, panic, afraid, fear, fears, scared, phobia',
  sad: 'sad, sadness, grief, grieving, bereavement, bereaved, mourning, loss, widow, widower, depressed, depression, unhappy, heartbreak, heartbroken, breakup, divorce, divorced',
  bored: 'bored, boredom, boring',
  stressed: 'stressed, stress, burnout, overwhelmed, exhausted, pressure, tense, overworked',
};

/** Words that are only looked for: in a companion's own words they would say too much of too many. */
export const SEARCHED_ONLY: Readonly<Record<Mood, string>> = {
  lonely: 'alone, company, companionship, friend, friends, friendship',
  anxious: '',
  sad: 'crying',
  bored: 'fun, distraction',
  stressed: 'tired',
};

/** A language is only looked for: who writes of French films need not speak French. */
export const LANGUAGE_WORDS: Readonly<Record<Language, string>> = {
  English: 'english',
  Spanish: 'spanish, espanol, castellano',
  French: 'french, francais',
  German: 'german, deutsch',
  Italian: 'italian, italiano',
  Portuguese: 'portuguese, portugues',
  Russian: 'russian, russkij',
  Chinese: 'chinese, mandarin, cantonese',
  Japanese: 'japanese, nihongo',
  Korean: 'korean, hangugeo',
  Arabic: 'arabic',
  Hindi: 'hindi',
  Bengali: 'bengali, bangla',
  Dutch: 'dutch, nederlands, flemish',
  Swedish: 'swedish, svenska',
  Norwegian: 'norwegian, norsk',
  Polish: 'polish, polski',
  Turkish: 'turkish, turkce',
};
