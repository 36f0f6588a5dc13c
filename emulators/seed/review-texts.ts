/** Review texts, by stars. */
export const REVIEW_TEXTS = {
  5: [
    'I came in wound up and left able to sleep. Thank you.',
    'Easy to talk to from the first minute. I have booked again already.',
    'Remembered small things that I had said weeks ago. That meant a lot.',
    'Exactly the kind of company that I needed on a hard Sunday.',
    'Kind, punctual and very funny. The two hours flew by.',
    'I had not laughed like that in months.',
    'Let me be quiet without making it strange.',
    'Helped me finish what I had been putting off since spring.',
  ],
  4: [
    'Lovely conversation, the café was a little loud for it.',
    'Good listener. I would have liked a bit more time.',
    'Warm and patient. We started ten minutes late, all fine otherwise.',
    'A really nice walk, and useful thoughts on the way home.',
  ],
  3: [
    'Friendly, though we did not quite find a common thread.',
    'Pleasant enough. I think that I needed more advice than listening.',
  ],
} as const;

/** The answers of companions. */
export const REPLY_TEXTS = [
  'Thank you. I enjoyed our time together, too.',
  'Thank you for saying so. You’re always welcome.',
  'I’m glad it helped. Take good care.',
] as const;
