import type { Question } from './question';

export const PRIVACY_QUESTIONS: readonly Question[] = [
  {
    id: 'privacy-listing',
    question: 'Who can see your listing?',
    options: [
      'Everyone, search engines among them.',
      'Members with a booking only.',
      'Verified members only.',
    ],
    why: 'Listings are public, so write nothing there that you wouldn’t tell a stranger.',
  },
  {
    id: 'privacy-not-shown',
    question: 'Which of these do members see on your listing?',
    options: ['Your age.', 'Your phone number.', 'Your date of birth.'],
    why: 'Your age and city are on it. Phone number, street, email and date of birth aren’t.',
  },
  {
    id: 'privacy-number',
    question: '“Can I have your number? It’s easier.” What do you answer?',
    options: [
      '“I keep everything here. You can write to me anytime.”',
      '“Sure, but please use it for bookings only.”',
      '“Give me yours, then you don’t need mine.”',
    ],
    why: 'Don’t share contact details, and don’t ask for them. Here, our team can help.',
  },
  {
    id: 'privacy-search',
    question: 'A new member’s first name and photo look familiar. What do you do?',
    options: [
      'Meet them with what the request says.',
      'Search for them on social media first.',
      'Ask for their last name and employer.',
    ],
    why: 'What you see here is enough to meet well. Don’t search for more, and don’t ask for it.',
  },
  {
    id: 'privacy-friend',
    question: 'A friend asks how your day was. What’s fine to say?',
    options: [
      '“I had a hard talk today, and I’m tired.”',
      '“A teacher from Elm Street told me a sad story.”',
      '“I’ll show you, but you mustn’t tell anyone.”',
    ],
    why: 'What people tell you stays with you. Leave out details that show who it was.',
  },
  {
    id: 'privacy-reply',
    question: 'A member reviews you kindly. Which public answer is best?',
    options: [
      '“Thank you. I enjoyed it, too.”',
      '“I’m glad you feel better about your divorce.”',
      '“See you on Tuesday at the same café!”',
    ],
    why: 'Everyone can read your answer. Don’t reveal what they told you, or where you meet.',
  },
  {
    id: 'privacy-others',
    question: 'A member asks who else books you. What do you say?',
    options: [
      'Nothing about other members.',
      'Only their first names.',
      'Only those they know as well.',
    ],
    why: 'Never say who books you. Your calendar shows that a time is taken, not by whom.',
  },
  {
    id: 'privacy-exception',
    question: 'When may you pass on what a member told you?',
    options: [
      'When someone’s life or health is in danger.',
      'When they haven’t booked you for a year.',
      'When you leave out their first name.',
    ],
    why: 'In danger, emergency services and our team need to know. There’s no other exception.',
  },
  {
    id: 'privacy-recording',
    question: 'May you record a virtual session for yourself?',
    options: [
      'No, not without their agreement.',
      'Yes, if it’s the sound only.',
      'Yes, since we record it as well.',
    ],
    why: 'We don’t record virtual sessions. Don’t record anyone without their agreement.',
  },
  {
    id: 'privacy-team-reads',
    question: 'When do messages of yours go to our team?',
    options: [
      'When one of you reports something, or we help with a booking.',
      'Whenever someone on our team would like to read them.',
      'Once a month, in a sample that we check.',
    ],
    why: 'Your conversations are between the two of you, with these two exceptions.',
  },
  {
    id: 'privacy-headphones',
    question: 'You share your home. How do you hold a virtual session?',
    options: [
      'With headphones, where no one listens in.',
      'In the kitchen, if no one asks who it is.',
      'On the loudspeaker, with the door closed.',
    ],
    why: 'The member talks to you, not to your home. No one else should hear them.',
  },
  {
    id: 'privacy-screenshot',
    question:
      'A member sends you a lovely message. May you post a picture of it without their name?',
    options: ['No. It stays with you.', 'Yes, since it’s kind.', 'Yes, since no name is in it.'],
    why: 'No screenshots and no posts, not even kind ones. They wrote it to you alone.',
  },
];
