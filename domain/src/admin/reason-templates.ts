import type { SavedWords } from '../support/saved-answers';

/**
 * Words to start a reason from, by what is decided. Each stands on its own and names no one, since the person concerned,
 * or the log, has it as it is.
 */
export const REASON_TEMPLATES = {
  documents: [
    {
      id: 'blurry',
      label: 'Not readable',
      text: 'We can’t read the picture. Please take a new one in daylight, without glare, with the whole document in it.',
    },
    {
      id: 'expired',
      label: 'Expired or too old',
      text: 'The document has expired or is too old. Please send one that’s valid today.',
    },
    {
      id: 'name',
      label: 'Name or address differs',
      text: 'The name or address isn’t the one in your account. Please send a document that matches, or correct your account first.',
    },
    {
      id: 'kind',
      label: 'Not a document that we accept',
      text: 'This isn’t a document that we can accept. Please send one from the list on the page.',
    },
  ],
  identity: [
    {
      id: 'unclear',
      label: 'Faces not clear',
      text: 'We couldn’t see your face clearly in both pictures. Please try again in good light, without sunglasses or a hat.',
    },
    {
      id: 'different',
      label: 'Not the same person',
      text: 'The selfie and the photo on the ID don’t seem to show the same person.',
    },
    {
      id: 'account',
      label: 'Belongs to another account',
      text: 'This face already belongs to another account. Each person can have one. Write to us if you think that’s a mistake.',
    },
  ],
  application: [
    {
      id: 'bio',
      label: 'Bio says too little',
      text: 'Please write a little more about yourself: what you enjoy, and how you’d spend an hour with someone.',
    },
    {
      id: 'contact',
      label: 'Contact details in the text',
      text: 'Please take phone numbers, emails and links out of your texts. Members write to you here.',
    },
    {
      id: 'photo',
      label: 'Photo doesn’t fit',
      text: 'Please use a photo that shows your face, with no one else in it.',
    },
    {
      id: 'check',
      label: 'Background check is missing',
      text: 'We don’t have your background check yet. Please complete it, then submit your application again.',
    },
  ],
  event: [
    {
      id: 'place',
      label: 'Place isn’t public',
      text: 'Please choose a public place. Events in private homes aren’t possible.',
    },
    {
      id: 'details',
      label: 'Details are missing',
      text: 'Please add what you’ll do together, where exactly you’ll meet, and what people should bring.',
    },
    {
      id: 'selling',
      label: 'It sells something',
      text: 'Events are for company. We can’t approve one that advertises a product, a service or a group.',
    },
  ],
  activity: [
    {
      id: 'place',
      label: 'Place isn’t public',
      text: 'Please choose a public place. Group activities in private homes aren’t possible.',
    },
    {
      id: 'details',
      label: 'Details are missing',
      text: 'Please add what you’ll do together, when, and what people should bring.',
    },
    {
      id: 'price',
      label: 'Price isn’t clear',
      text: 'Please say what the price covers, and what people pay for themselves.',
    },
    {
      id: 'contact',
      label: 'Contact details in the text',
      text: 'Please take phone numbers, emails and links out of your texts. People write to you here.',
    },
  ],
  story: [
    {
      id: 'names',
      label: 'Names other people',
      text: 'Please leave out names and details by which others could be recognized.',
    },
    {
      id: 'short',
      label: 'Says too little',
      text: 'Please tell a little more: what happened, and what changed for you.',
    },
    {
      id: 'contact',
      label: 'Contact details or links',
      text: 'Please take out contact details and links.',
    },
  ],
  claim: [
    {
      id: 'room',
      label: 'By the times in the room',
      text: 'We decided by the times at which each side was in the room.',
    },
    {
      id: 'day',
      label: 'By what both said on the day',
      text: 'We decided by what both sides told us on the day of the session.',
    },
    {
      id: 'silence',
      label: 'The other side didn’t answer',
      text: 'The other side didn’t answer in time, so we decided by what we have.',
    },
  ],
  money: [
    {
      id: 'mended',
      label: 'Corrected with the provider',
      text: 'Corrected with the payment provider. Both books agree again.',
    },
    {
      id: 'agrees',
      label: 'Agrees now',
      text: 'Looked through both books. The amounts agree now, and nothing had to be done.',
    },
    {
      id: 'dispute',
      label: 'Evidence was sent',
      text: 'Evidence was sent to the member’s bank.',
    },
  ],
  checkIn: [
    { id: 'called', label: 'Called, all right', text: 'Called them. They are all right.' },
    {
      id: 'contact',
      label: 'Reached someone they trust',
      text: 'Reached their trusted contact, who knows that they are all right.',
    },
    {
      id: 'emergency',
      label: 'Emergency services have it',
      text: 'Called the emergency services, who have taken over.',
    },
  ],
  pause: [
    {
      id: 'talked',
      label: 'Talked, will come',
      text: 'Talked with them about the missed sessions. They will cancel in time.',
    },
    {
      id: 'illness',
      label: 'There was a good reason',
      text: 'They had a good reason to miss the sessions, and told us.',
    },
  ],
  conduct: [
    {
      id: 'respect',
      label: 'Disrespectful words',
      text: 'Insults and threats aren’t allowed here. Please stay kind, or we’ll have to close your account.',
    },
    {
      id: 'boundaries',
      label: 'Boundaries weren’t kept',
      text: 'Someone said no, and it wasn’t respected. Company here is never romantic or sexual, and a no counts at once.',
    },
    {
      id: 'outside',
      label: 'Paying or meeting outside',
      text: 'Please keep bookings and payments on Hearthkin. It protects both sides.',
    },
    {
      id: 'safety',
      label: 'Someone’s safety',
      text: 'We act at once when someone’s safety may be at stake. You can write to us if we got something wrong.',
    },
  ],
  cancel: [
    {
      id: 'ours',
      label: 'Canceled by our team',
      text: 'Our team canceled this session. The member gets all of their money back.',
    },
    {
      id: 'request',
      label: 'On request',
      text: 'We canceled this session because we were asked to.',
    },
  ],
} as const satisfies Record<string, readonly SavedWords[]>;
export type ReasonTemplates = keyof typeof REASON_TEMPLATES;
