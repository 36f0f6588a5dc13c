import type { Question } from './question';

export const LISTENING_QUESTIONS: readonly Question[] = [
  {
    id: 'listening-open-question',
    question: 'A member says: “My move was rough.” Which answer is an open question?',
    options: [
      '“What was the hardest part?”',
      '“Was it because of the costs?”',
      '“Are you unpacked by now?”',
    ],
    why: '“What was the hardest part?” is open: it invites a story. The others ask for a yes or a no.',
  },
  {
    id: 'listening-silence',
    question: 'A member stops in the middle of a story and looks at the table. What do you do?',
    options: [
      'Wait for a few slow breaths.',
      'Change the subject to something lighter.',
      'Finish the sentence for them.',
    ],
    why: 'They may be looking for words. Wait for a few slow breaths before you fill the silence.',
  },
  {
    id: 'listening-advice',
    question: 'You think you know what would help. What comes first?',
    options: [
      'Ask whether they’d like a suggestion.',
      'Say it quickly, before you forget it.',
      'Tell them that it worked for you.',
    ],
    why: 'Most people want to be heard. Ask whether they’d like a suggestion, or you to just listen.',
  },
  {
    id: 'listening-say-back',
    question: 'Why do you say in your own words what you heard?',
    options: [
      'So that they can correct you if you got it wrong.',
      'So that the talk comes to its end sooner.',
      'So that they know what they should feel.',
    ],
    why: 'Saying it back checks whether you’ve understood, and lets them correct you.',
  },
  {
    id: 'listening-condition',
    question: 'A member sounds very tired and low. What do you say?',
    options: ['“That sounds exhausting.”', '“You sound depressed.”', '“That’s typical burnout.”'],
    why: '“That sounds exhausting” names what they show you. The others name a condition, and companions don’t diagnose.',
  },
  {
    id: 'listening-sister',
    question: '“I haven’t spoken to my sister in two years.” Which answer is best?',
    options: [
      '“Two years is a long time. How is that for you now?”',
      '“You should call her. You’ll both feel better.”',
      '“My brother and I were just like that for years.”',
    ],
    why: 'Asking how that is for them follows their story. Advice and your own story take its place.',
  },
  {
    id: 'listening-cheering',
    question: 'What can “It’ll be fine!” sound like to someone who’s worried?',
    options: [
      'Like “Let’s stop talking about it.”',
      'Like “I’d like to hear all of it.”',
      'Like “I’ve understood what you mean.”',
    ],
    why: 'You can’t know that it’ll be fine. What they may hear is “Let’s stop talking about it”.',
  },
  {
    id: 'listening-sides',
    question: 'A member is furious with a friend you’ve never met. What do you say?',
    options: ['“That hurt you.”', '“What an awful person.”', '“I’m sure it wasn’t meant so.”'],
    why: 'You’ve heard one half of a quarrel. “That hurt you” is true either way, and takes no side.',
  },
  {
    id: 'listening-why',
    question: 'Which question is least likely to sound like blame?',
    options: [
      '“What made it hard to call?”',
      '“Why didn’t you just call?”',
      '“Couldn’t you have called?”',
    ],
    why: '“Why” and “couldn’t you” sound like blame. “What made it hard” doesn’t.',
  },
  {
    id: 'listening-start',
    question: 'How do you find out what a member would like from a session?',
    options: [
      'Read the request, then ask them.',
      'Do what your last member liked.',
      'Wait until they complain.',
    ],
    why: 'Read the request: it has their notes, and how they feel if they chose to say. Then ask what would be good today.',
  },
  {
    id: 'listening-ducks',
    question: 'After a sad minute, a member would rather talk about the ducks. What do you do?',
    options: [
      'Talk about the ducks.',
      'Lead them to the sad part again.',
      'Ask whether they’re avoiding it.',
    ],
    why: 'You follow their story at their pace. If they don’t bring it up, you don’t have to.',
  },
  {
    id: 'listening-therapist',
    question: 'You’re a trained counselor outside Hearthkin. What are you in a session here?',
    options: [
      'Company, like every other companion.',
      'A counselor, if the member agrees.',
      'A counselor, in virtual sessions only.',
    ],
    why: 'Whatever your training, you’re company here like everyone else. You don’t act as a counselor.',
  },
];
