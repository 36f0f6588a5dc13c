/**
 * Whether a text mentions a way to meet outside the site: a phone number, an address of any kind, another
 * messenger, payment elsewhere. It is only used for hints, to who writes and to who reads; nothing is blocked.
 */
export function mentionsContact(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'");
  return SIGNS.some((sign) => sign.test(plain)) || hasPhoneNumber(plain);
}

const MESSENGERS =
  'whats ?app|telegram|signal|viber|snapchat|snap|insta(?:gram)?|facebook|messenger|wechat|discord|skype|kik|line|facetime';

const SIGNS: readonly RegExp[] = [
  /[\w.+-]+@[\w-]+\.[a-z]{2,}/,
  /[\w.+-]+ ?(?:\(at\)|\[at\]) ?[\w-]+ ?(?:\.|\(dot\)|\[dot\]) ?[a-z]{2,}/,
  new RegExp(
    `\\b(?:on|over|via|through|have|use|got|my|your|to) (?:my |your )?(?:${MESSENGERS})\\b(?! (?:up|up to|with))`,
  ),
  /\b(?:your|ur|my) (?:(?:phone|cell|mobile) ?number|number|digits|e-?mail(?: address)?)\b(?! of)/,
  /\b(?:text|call|e-?mail) me (?:at|on|directly|outside)\b/,
  /\b(?:off|outside(?: of)?|leave|without) (?:the |this )?(?:app|site|platform|website|hearthkin)\b/,
  /\bpay (?:you |me )?(?:directly|in cash|cash|via|with|by|through|over) ?(?:paypal|venmo|cash ?app|zelle|bank|transfer|cash)?\b/,
  /\b(?:paypal|venmo|cash ?app|zelle|revolut)\b/,
  // A handle, as of Instagram or of a payment service, and a bank account.
  /(?<![\w.])[@$][a-z][a-z0-9_.]{2,}/,
  /\b[a-z]{2}\d{2}(?: ?[a-z]{4})?(?: ?\d{4}){2,7}\b/,
  // A street with a number, before or after it; not "2 hours down the road".
  /\b\d{1,5}[a-z]?\s+(?!(?:hours?|minutes?|mins?|miles?|kms?|blocks?|days?|weeks?|years?|people|times?|of|more)\b)(?:[a-z0-9'.-]+\s+){1,3}(?:street|st|avenue|ave|road|rd|lane|ln|boulevard|blvd)\b/,
  /[a-zäöü](?:straße|strasse|str\.|gasse|allee)\s*\d/,
  /\b(?:apartment|apt|flat|unit)\b\.?\s*#?\d/,
];

/** Eight to fifteen digits, with the usual separators. Dates and prices don't match. */
function hasPhoneNumber(text: string): boolean {
  return [...text.matchAll(/(?<![\d.,])\+?\(?\d[\d\s().-]{6,}\d(?![\d.,]*\d)/g)].some(([found]) => {
    const digits = found.replace(/\D/g, '').length;
    return digits >= 8 && digits <= 15 && !DATE.test(found) && !/\d\s*-\s*\d{1,2}:/.test(found);
  });
}

const DATE = /\b(?:\d{4}-\d{2}-\d{2}|\d{1,2}[.-]\d{1,2}[.-]\d{4})\b/;
