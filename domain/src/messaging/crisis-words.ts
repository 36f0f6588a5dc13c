/**
 * Whether a text mentions suicide or self-harm. A short list of English phrases about oneself; a
 * false positive costs one card that can be closed, but "this traffic is killing me" must not
 * match. Runs on the writer's device only; the result is neither stored nor sent.
 */
export function mentionsSelfHarm(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ');
  const meant = NOT_MEANT.reduce((rest, phrase) => rest.replace(phrase, ' '), plain);
  return SPEAKS.some((phrase) => phrase.test(meant));
}

/** "I want", "I don't want", "I wanna", "I'm going". */
const WANT = "(?:want(?:ed)? to|wanna|wish i could|am going to|'m going to|'m gonna|am gonna)";

const SPEAKS: readonly RegExp[] = [
  /\bsuicid(?:e|al)\b/,
  new RegExp(`\\bi(?: just| really| only)? ?${WANT}(?: just)? (?:die|be dead|end it all)\\b`),
  /\b(?:kill|killing|hurt|hurting|harm|harming|cut|cutting) (?:my ?self|myself)\b/,
  /\bself[- ]?harm(?:ing|ed)?\b/,
  /\b(?:end|ending|take|taking) my (?:own )?life\b/,
  /\bi (?:do not|don't|dont) (?:want to|wanna) (?:live|be alive|be here|exist|wake up)(?: any ?more)?(?=$|[.,!?;]| and | but | any)/,
  /\bi (?:cannot|can't|cant) go on(?: (?:any ?more|like this|living))?(?=$|[.,!?;])/,
  /\b(?:no|not any) (?:reason|point) (?:to|in) (?:live|living|go on|going on)\b/,
  /\b(?:better off|would be better) (?:dead|without me)\b/,
  /\bi wish i (?:was|were|wasn't|weren't) (?:dead|never born|alive|here any ?more)\b/,
  /\bwish i had never been born\b/,
  /\boverdos(?:e|ing) on\b/,
];

/** Similar phrases with another meaning, removed before matching. */
const NOT_MEANT: readonly RegExp[] = [
  /\bsuicide (?:squad|doors?|prevention|awareness|hotline|lifeline|silence)\b/g,
  /\bcut my ?self (?:a |some |another |off|shaving|on |while |with the )/g,
  /\bhurt my ?self (?:at|in|on|while|running|playing|lifting|yesterday at)\b/g,
  /\b(?:kill|killing) my ?self laughing\b/g,
  /\bi(?:'d| would)? (?:want to|could|wanna) die (?:of|from) (?:laughter|laughing|embarrassment|boredom|shame|cuteness)\b/g,
];
