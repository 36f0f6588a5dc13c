/**
 * Whether a text says that its writer is in danger: suicide, self-harm, an overdose, means, or that nothing
 * is left. English, and the commonest phrases in Spanish, French, German, Portuguese and Italian. A false
 * positive costs one card that can be closed, but "this traffic is killing me" must not match. Runs on the
 * writer's device only; the result is neither stored nor sent, and blocks nothing.
 */
export function mentionsSelfHarm(text: string): boolean {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/ß/g, 'ss')
    .replace(/\s+/g, ' ');
  const meant = NOT_MEANT.reduce((rest, phrase) => rest.replace(phrase, ' '), plain);
  return SPEAKS.some((phrase) => phrase.test(meant));
}

/** Phrases between word borders, in a text of plain small letters. */
const anyOf = (...phrases: readonly string[]) => new RegExp(`\\b(?:${phrases.join('|')})(?!\\w)`);

/** The end of a thought, so that "I can't go on Monday" is none. */
const END =
  '(?=$|[.,!?;:)]| (?:and|but|so|because|sorry|anymore|any more|no more|y|et|e|und|ich|mas|piu|mais|asi|comme|como|aqui|qui|ainsi|pls|please|tbh|honestly)\\b)';

/** "I want to", "I just wanna", "I'm ready to". What merely will happen, as in "I'll die if they cancel it", isn't meant. */
const WANT =
  '(?:wann+a|want(?:ed)? (?:to|2)|wish i could|ready to|deserve to|about to|(?:thinking|thought|think) (?:of|about)|plan(?:ning|ned)? to|tried to|try(?:ing)? to|going to|gonna|might|urge to|rather)(?: just| really)?';
const PILLS =
  '(?:pills?|tablets?|meds|medication|medicine|painkillers|antidepressants|tylenol|paracetamol|ibuprofen|xanax|insulin)';
const NOT_FOOD =
  '(?! on (?:chocolate|coffee|cake|sugar|candy|pizza|cookies|netflix|sun|work|caffeine|cute|cuteness|tv|series|memes|vitamin|cheese))';

/** Ways to say it, each about oneself. */
const ENGLISH = [
  'suicid(?:e|al)',
  'rather (?:die than live|be dead)|deserve to die|should be dead|should (?:just )?end it|(?:plan|planning) to be dead|this is goodbye|go on living without',
  `${WANT} (?:die|dying|be dead|being dead|kill myself|not exist|stop existing|(?:not|never) wake up|off myself|unalive|end (?:it all|things|myself|my life|everything)|disappear(?: forever| for ever| for good| and never come back)|go for good)${END}`,
  `${WANT} (?:die|end it)${END}`,
  `end(?:ing)? (?:it all|my (?:own )?life|myself)`,
  `ending (?:things|everything)${END}`,
  `disappear(?:ed)? (?:forever|for ever|for good|and never come back)`,
  '(?:kill|hurt|harm|cut|hang|shoot|drown|burn|starve|poison|unalive|off|top|end|stab|strangle)(?:ing|ed|t|ting|ning|ging|ling)? (?:my ?self)',
  'do(?:ing)? (?:my ?self in|away with my ?self)',
  'self[- ]?harm(?:ing|ed)?',
  'kms',
  'sewer ?slide',
  '(?:end|ending|take|taking|took|ended) my (?:own |damn )?life',
  '(?:slit|slitting|slash|slashing|scratch(?:ed)?|cut|cutting) (?:my|both) (?:wrists?|throat|veins?|arms?|thighs?|legs?)',
  '(?:cut|cutting) (?:again|too deep)',
  '(?:burn(?:ed|t|ing)?|hurt|hit|punch(?:ed)?|scratch(?:ed)?) (?:my \\w+) .{0,50}(?:on purpose|bled|bleed|punish)',
  'punish my ?self',
  '(?:did it|do something|going to do) to my ?self',
  'knife to my (?:leg|arm|wrist|throat)',
  'my (?:arms?|legs?|thighs?) (?:is|are) (?:full of|covered in) (?:cuts|burns)',
  'sh (?:again|tonight)',
  'blow(?:ing)? my (?:brains|head) (?:out|off)',
  '(?:jump(?:ing)?|step(?:ping)?|throw(?:ing)? my ?self|walk(?:ing)?) (?:off (?:of )?(?:a|the|this|that) (?:bridge|roof|building|balcony|cliff)|in front of (?:a|the) (?:train|bus|truck|car|traffic)|into traffic|under a train)',
  `(?:want to|thinking about|about to|urge to) (?:jump|jumping|step off)${END}`,
  '(?:bridge|roof|ledge|platform|train tracks|balcony).{0,40}(?:want to jump|step off|know what to do|would be easy)',
  'steer(?:ing)? into (?:a|the) (?:wall|tree|traffic)',
  '(?:gun|pistol|knife|razor|blade) (?:to|at|against) my (?:head|throat|wrists?|mouth)',
  '(?:gun|pistol|razor|rope|noose)\\b.{0,30}(?:in front of me|looking at (?:it|me)|around my neck|round my neck)',
  'bought (?:the|a|some) (?:rope|gun|razor blades)',
  // Overdose and means.
  `(?:took|taken|swallowed|downed|mixed) (?:way |far )?(?:too many|more than i should|all (?:of )?(?:my|the|his|her)|the (?:whole|entire) (?:bottle|box|pack|packet|strip)|a (?:whole )?(?:bottle|box|handful|bunch|lot) of|\\d{2,})(?: \\w+){0,4} ${PILLS}`,
  'taken (?:way |far )?more than i should',
  `(?:take|taking|swallow|swallowing|mixed) (?:all (?:of )?(?:my|the|these)|the whole bottle of|too many|a handful of) (?:\\w+ )?${PILLS}`,
  `(?:saving up|saved up|hoarding|stockpiling|counting out) (?:all )?(?:my |the |some )?${PILLS}`,
  `${PILLS} (?:lined up|saved up|in front of me)`,
  `how many (?:of )?(?:my |the )?${PILLS} (?:would|does|do|will)`,
  `stopped taking my (?:\\w+ )?${PILLS}.{0,30}(?:on purpose|hoping)`,
  '(?:drink|drinking|drank) (?:the )?bleach',
  `(?:i|i've|i have|i think i|i almost|i nearly)(?: just| have| already)? (?:overdosed|od'?ed|od'd|o\\.d\\.)${NOT_FOOD}`,
  `od'?d on (?:my|the|some) ${PILLS}`,
  `overdos(?:e|ing) on (?:my|the|something|them|heroin|drugs|${PILLS})`,
  `(?:going to|gonna|want to|wanna|about to|planning to|thinking (?:of|about)|trying to) (?:overdose|overdosing|od)${NOT_FOOD}`,
  'pumped my stomach',
  // No way on.
  `(?:do not|don't|dont) (?:really |even )?(?:want to|wann+a) (?:go on living|live|be alive|be here|exist|wake up|be around|be in this world)(?: tomorrow| in this world| like this| no more)?${END}`,
  `(?:do not|don't|dont) (?:want to|wanna) (?:do this|be) any ?more${END}`,
  `(?:^|[.!?] |\\bi )(?:just )?(?:cannot|can't|cant|can not) (?:go on|carry on|keep going|keep living|live like this)(?: any ?more| any longer| like this| living)?${END}`,
  `i (?:just )?(?:cannot|can't|cant) (?:take it|do this|take life)(?: any ?more| any longer)(?=$|[.!?])`,
  '(?:no|not any|any) (?:reason|purpose) (?:left )?(?:for me )?(?:to|for|in) (?:live|living|stay|go on|going on|keep living|keep going|be alive|being alive|be here|exist)',
  "(?:see|is|what's|whats|no|not any) (?:the |no |any )?point (?:of|in|to) (?:living|live|staying alive|staying here|life|being alive|going on|go on)",
  '(?:nothing|no one|nobody|not much) (?:left )?to live for',
  '(?:tired|sick|done|exhausted) (?:of|with) (?:living|life|being alive|existing)',
  '(?:hate|hurts) (?:being alive|existing|to be alive)|existing hurts',
  'why am i (?:still )?(?:alive|here at all)|not meant to be alive',
  `better off (?:dead|without me|with me dead|if i (?:was|were) (?:dead|gone|not here))`,
  "would be (?:better|easier|happier|cheaper)(?: for \\w+)? (?:without me(?! \\w+ing)|if i (?:was|were|wasn't|weren't) (?:dead|gone|here|around|alive))",
  "i wish i (?:was|were|wasn't|weren't|was not|were not) (?:dead|never born|alive|here any ?more|around any ?more)",
  'wish i (?:could|would) (?:just )?(?:die|not wake up|never wake up|fall asleep (?:forever|and (?:never|not) wake up)|disappear)',
  'wish i (?:had|was|were) never (?:been )?born',
  "(?:hope|wish|pray|wishing)\\b.{0,25}(?:hit by a|hit me|takes me|not wake up|don't wake up|won't wake up|never wake up|let me die)",
  'let me (?:not wake up|die)|(?:had|they) let me die',
  '(?:fall|go) (?:asleep|to sleep) and (?:never|not) wake up|disappointed (?:that )?i woke up',
  '(?:no one|nobody) would (?:even )?(?:notice|miss me|care|cry)\\b.{0,20}(?:died|dead|disappear|gone)',
  "(?:won't|will not|wont) be (?:here|around|alive)(?: for)? (?:much longer|by then|by tomorrow|any ?more|in the morning)",
  "(?:won't|wont) be (?:any(?:one|body)'?s? (?:problem|burden)|writing again)|not going to be here for my",
  "(?:won't|wont|don't|dont) (?:have to )?worry about me (?:much longer|any ?more|next week|soon)",
  'by the time you read this|(?:my|the) (?:goodbye|suicide|last) (?:letters?|notes?)|written (?:the|my) (?:letters|goodbye)',
  '(?:my |the )?(?:last|final) message (?:ever|to (?:anyone|everyone|you all|you|the world))|(?:goodbye|bye|farewell) (?:forever|for ever|for good|everyone|cruel world|before i go)',
  'affairs in order|(?:my|own) (?:own )?funeral and|peace with dying|(?:have|got) a plan and .{0,10}a date',
  'death would be (?:a relief|easier|better)|(?:think|thinking) about (?:my (?:own )?)?(?:death|dying) (?:every|all)|my own (?:death|funeral)',
  `(?:only one |no (?:other )?)way out (?:left )?(?:of (?:this|it|here) )?for me`,
  `(?:no|see no|not any|can't see any|cannot see a|can't see a|don't see a) (?:other )?way out(?: any ?more| left)?${END}`,
  '(?:give|giving|gave|given) up on (?:life|living|my life)|not strong enough to (?:stay|live)',
  "(?:i'm|i am|im|just|such) (?:only |nothing but )?a burden",
  "(?:can't|cant|cannot) see (?:a|any) future|make it through (?:the|this) night|keep my ?self safe|trust my ?self (?:to be alone|right now|tonight)",
  '(?:no|lost all) (?:hope|future) (?:left |any ?more )?(?:for me|for my life|in life|in living)',
  `(?:my life is|life is) (?:over|worthless|pointless|meaningless|not worth (?:it|living))${END}`,
  "(?:life|it|living) (?:is not|isn't|isnt) worth living|not worth living",
  `(?:want|wanted) (?:it|everything|the pain|this|my body) (?:all )?to (?:just )?(?:be over|end|stop|give up)(?: forever)?${END}`,
  'do it (?:tonight|now) when',
];

const SPANISH = [
  'suicid(?:arme|arse|arnos|io|a)',
  '(?:quiero|quisiera|ganas de|deseo|prefiero|preferiria|mejor) (?:solo )?(?:morir(?:me)?|estar muert[oa]|desaparecer|dormir y no despertar|no despertar|irme con (?:el|ella))(?! de (?:risa|verguenza|hambre|sueno|calor|ganas))',
  '(?:quiero|voy a|pienso en|pensado en|ganas de|intente|trate de|pensando en) (?:matarme|suicidarme|quitarme la vida|hacerme dano|cortarme(?: las venas)?|ahorcarme|tirarme|acabar con (?:todo|mi vida)|terminar con (?:todo|mi vida))(?! el pelo| las unas| al agua| a la piscina)',
  '(?:me (?:quiero|voy a) (?:morir|matar|suicidar|quitar la vida|hacer dano|cortar las venas|ahorcar|tirar por))(?! de (?:risa|verguenza|hambre|sueno|calor|ganas))',
  'me (?:quito la vida|mato hoy|mato esta noche)',
  '(?:hacerme|haciendome|vuelto a hacerme) dano',
  'me (?:corto|corte|hice dano|hago dano) (?:a mi mism[oa]|los brazos|las venas|las munecas|otra vez|de nuevo)',
  `no (?:quiero|deseo) (?:seguir )?(?:vivir|viviendo|estar aqui|existir|despertar|seguir(?: aqui| viviendo)?)${END}`,
  `no puedo (?:seguir viviendo|mas con (?:mi vida|la vida))`,
  'no puedo mas(?=$|[.!?;])',
  '(?:no tengo|no hay|no veo|sin|ningun[oa]?|para que|pa q|pa que) (?:razon(?:es)?|motivos?|sentido|ganas)?(?: para| de| en)? ?(?:vivir|seguir viviendo)',
  '(?:no tiene|la vida no tiene|ya no tiene) sentido (?:vivir|seguir|mi vida|la vida)|mi vida (?:no vale|ya no vale|no tiene sentido)',
  'mejor sin mi|(?:una|un) carga para (?:mi|todos|ell[oa]s|mis)|si me (?:muero|muriera) (?:descansan|nadie)',
  '(?:nadie|ninguno) .{0,15}(?:extranaria|echaria de menos|notaria|importaria)\\b.{0,15}(?:muero|muriera|muerte|no estuviera)',
  'no (?:le )?veo (?:la )?salida(?! del| a (?:este|esta) \\w+ d)',
  'desaparecer para siempre',
  'ojala (?:me muriera|me muera|no (?:me )?desp(?:ertara|ierte)|estuviera muert[oa]|no hubiera nacido)',
  '(?:tome|tomado|tragar|trague|tragado|tomarme) (?:demasiadas|muchas|todas (?:las|mis)|un monton de|(?:una|la) caja (?:entera )?de|el (?:bote|frasco) (?:entero )?de)',
  'sobredosis(?: de (?:pastillas|pildoras|medicamentos|heroina)| a proposito|(?= *$|[.,!?;]))',
  'cansad[oa] de (?:vivir|la vida|mi vida|existir)|hart[oa] de (?:vivir|la vida|existir)',
  'adios para siempre|(?:es )?mi ultimo mensaje|(?:cartas|carta) (?:de despedida|escritas?)|(?:deje|dejado) escritas',
  '(?:puente|azotea|ventana|balcon|vias).{0,25}(?:tirarme|saltar|tirar)(?! (?:fotos|la basura))',
];

const FRENCH = [
  '(?:me |de |mon |un |de me )suicid(?:e|er)\\b|suicidaire',
  "(?:je (?:veux|voudrais|vais|souhaite)|j'ai envie de|envie de|j'aimerais|je pense a|je prefere|je prefererais) (?:juste )?(?:mourir|me tuer|me suicider|etre morte?|en finir(?= *$|[.,!?;]| avec (?:la vie|ma vie|tout))|disparaitre|me pendre|me faire du mal|me couper les veines|m'ouvrir les veines|mettre fin a (?:mes jours|ma vie|tout)|ne plus (?:vivre|exister|etre la|me reveiller)|ne jamais etre nee?|partir pour toujours)(?! de (?:rire|honte|faim))",
  `je (?:ne )?veux plus (?:vivre|exister|etre la|etre ici|me reveiller|continuer)${END}`,
  '(?:me fais|me faire|me suis fait) du mal (?:expres|a moi|encore|quand|pour|$|[.,!?;])',
  'je me (?:scarifie|mutile|coupe les (?:bras|veines|poignets)|taille les veines)|me suis (?:encore )?(?:scarifiee?|mutilee?|ouvert les (?:bras|veines)|coupe(?:e)? les (?:bras|veines))',
  "(?:n'en|n en|en) peux plus (?:de (?:vivre|la vie|cette vie))|je (?:n'en|n en|en) peux plus(?=$|[.!?;])",
  '(?:plus|aucune|pas de|sans) (?:raison|envie|gout) (?:de|a|pour) (?:vivre|continuer a vivre|la vie)|(?:sert a rien|a quoi bon) (?:que je reste|de rester|continuer a vivre|de vivre|vivre|rester en vie)',
  "(?:plus|pas) d'issue(?! de)|rester? en vie(?=$|[.,!?;])",
  "(?:ma vie|la vie|vivre) (?:n'a|na|n a|ne vaut)(?: plus)?(?: aucun| pas| plus)?(?: de)? (?:sens|la peine|le coup)",
  'mieux sans moi|mieux morte?\\b|un (?:poids|fardeau) pour (?:mes|ma|mon|tous|tout|eux|vous|ma)',
  "(?:personne|nul) .{0,20}(?:remarquerait|s'en rendrait|pleurerait|manquerais).{0,15}|si je (?:mourais|crevais|n'etais plus la)",
  '(?:pris|avale|avaler) (?:trop de|tous (?:mes|les)|toute (?:la|ma)|une? (?:boite|plaquette|tube)(?: entiere?)? de|plein de) (?:\\w+ ){0,2}(?:comprimes|medicaments|cachets|somniferes|pilules|medocs|boite)',
  '(?:overdose|surdose)(?: de (?:medicaments|somniferes|cachets|pilules)| expres|(?= *$|[.,!?;]))',
  '(?:fatiguee?|marre|ras le bol|las(?:se)?) de (?:vivre|la vie|cette vie|ma vie|exister)',
  "j'aurais (?:prefere|voulu) ne (?:jamais|pas) (?:etre nee?|naitre)|ne (?:plus|pas|jamais) me reveiller",
  "dernier message|ne reviendrai pas|adieu (?:pour toujours|a tous|tout le monde)|serai plus la|lettres? (?:d'adieu|sont sur)",
  '(?:pont|toit|quai|fenetre|balcon).{0,30}(?:sauter|me jeter)|me jeter (?:sous|du|par|dans le vide)',
  "(?:fait une|une) tentative(?= en| l'|$|[.,]).{0,60}|crois que je vais recommencer",
];

const GERMAN = [
  'suizidgedanken|denke\\b.{0,25} an selbstmord|suizidal|selbstmordgedanken|(?:an|mit|von|uber) selbstmord(?= (?:denke|nach))|selbstmord (?:begehen|machen)|mich suizidieren',
  '(?:will|mochte|moechte|wollte|werde|konnte|muss|wurde|wuerde) (?:mich |mir |nur |einfach |noch |am liebsten |endlich |heute |nacht |gerne? |lieber )*(?:sterben|tot sein|umbringen|toten|toeten|das leben nehmen|was antun|etwas antun|aufhangen|erhangen|ritzen|verletzen|davor werfen|vor den zug werfen|springen|fur immer schlafen|nicht mehr (?:leben|da sein|hier sein|aufwachen|sein|existieren|weiterleben))(?! uns)',
  `(?:will|mag|kann) (?:ich )?(?:so |einfach |das alles )*nicht mehr(?: weiter(?:leben|machen)| leben)?(?=$|[.!?;])`,
  '(?:mich|mir) (?:umbringen|umzubringen|selbst verletz\\w*|selber verletz\\w*|zu verletzen|das leben (?:nehmen|zu nehmen)|die pulsadern (?:aufschneiden|aufzuschneiden)|was antun|etwas antun|erhangen|aufhangen|die kugel geben)',
  'mich (?:wieder |schon wieder )?(?:geritzt|selbst verletzt)|ritze mich|mich (?:zu )?ritzen',
  '(?:bringe?|mache?) (?:ich )?(?:mich |heute |einfach )*(?:um|schluss mit (?:allem|dem leben|meinem leben))(?=$|[.,!?;]| und)',
  '(?:dem|meinem|allem) (?:leben )?ein ende (?:setzen|machen|zu setzen)',
  'ich halte (?:es|das|das leben) nicht mehr aus',
  '(?:keinen|kein|ohne) (?:sinn|grund|ausweg|lebenswillen|lebensmut)(?: mehr)?(?: (?:zu leben|weiterzuleben|im leben|fur mich|zum leben|weiterzumachen))|(?:sehe?|gibt|seh) .{0,10}keinen ausweg|wozu (?:uberhaupt )?(?:noch|weiter) leben',
  '(?:mein leben|das leben) hat keinen (?:sinn|wert)(?: mehr)?',
  'besser (?:dran )?ohne mich|ohne mich (?:\\w+ )?(?:\\w+ )?besser|(?:allen|euch|dir|ihnen) nur zur last|besser wenn ich tot|wenn ich tot ware',
  '(?:ware|waere) (?:ich )?(?:am liebsten |doch |lieber )?(?:tot|nie geboren)',
  '(?:nie|nicht) (?:wieder|mehr) aufwachen|wache ich (?:morgen )?nicht mehr auf',
  '(?:zu viele|alle|eine ganze packung|die ganze packung|viel zu viele)(?: meine| von den)? (?:schlaf)?(?:tabletten|pillen|medikamente) (?:genommen|geschluckt|nehmen|schlucken)|(?:spare|sammle|horte) (?:meine |die )?(?:tabletten|pillen)',
  'uberdosis(?: (?:tabletten|schlaf\\w+|medikamente)? ?(?:genommen|geschluckt)|(?= *$|[.,!?;]))',
  'lebensmude|mude vom leben|leben mude',
  'leb(?:t)? wohl.{0,30}(?:nicht wieder|danke fur alles)|meine letzte nachricht|abschiedsbrief|(?:bin|werde) (?:ich )?(?:morgen )?nicht mehr da(?=$|[.,!?;]| sein)',
  '(?:merken|vermissen|auffallen)\\b.{0,15}wenn ich (?:sterbe|tot bin|nicht mehr da)|nur zu (?:ihm|ihr)(?=$|[.,!?;])',
  '(?:brucke|dach|gleis|bahnsteig|fenster|balkon).{0,30}(?:springen|davor werfen|runterspringen|mich werfen)',
];

const PORTUGUESE = [
  '(?:me |pensar em |penso em |pensando em |cometer |no )suicid(?:io|ar|a)|suicidar-me',
  '(?:quero|queria|vontade de|vou|penso em|pensando em|prefiro|preferia|gostaria de|tentei|melhor eu) (?:so |me )?(?:morrer|matar|matar-me|suicidar|estar mort[oa]|sumir (?:para sempre|pra sempre|deste mundo|desse mundo)|desaparecer|acabar com (?:tudo|a minha vida|minha vida)|tirar (?:a minha|minha) (?:propria )?vida|cortar|machucar|enforcar|pular(?= *$|[.,!?;]| da)|dormir e (?:nao|nunca mais) acordar|nao acordar|nunca mais acordar)(?! de (?:rir|vergonha|fome|saudade|saudades|calor)| o cabelo| caminho| corda)',
  'me (?:mato|corto|cortei|machuquei) (?:de proposito|hoje|de novo|outra vez)|(?:voltei|comecei) a me cortar',
  'nao (?:quero|desejo) mais (?:viver|existir|estar aqui|acordar|continuar)|ja nao quero (?:viver|existir|estar aqui|acordar|continuar)',
  'nao aguento mais (?:viver|a vida|essa vida|esta vida|minha vida)|nao aguento mais(?=$|[.!?;])|nao sei se aguento a noite',
  '(?:nao tenho|nao ha|nao vejo|sem|nenhum[a]?) (?:mais )?(?:razao|razoes|motivos?|sentido|vontade) (?:para|pra|de|em|na) (?:viver|vida|continuar|seguir)|(?:pra|para) que (?:continuar|viver|estar) (?:vivo|viva|vivendo)',
  '(?:minha vida|a vida|viver) (?:ja )?nao (?:tem|faz|vale)(?: mais)? (?:sentido|a pena)',
  'melhor(?:es)? sem mim|(?:um|uma) (?:peso|fardo) para (?:os|as|a|o|todos|minha|meus)|se eu (?:morresse|sumisse|morrer)',
  'nao vejo (?:mais )?(?:saida|futuro)(?! d[eoa]ss[ea])|so a morte',
  '(?:tomei|tomar|engoli|engolir) (?:muitos|demasiados|(?:remedios?|comprimidos) demais|todos os|(?:a|uma) (?:cartela|caixa) (?:inteira)?|um monte de)(?: (?:meus |de )?(?:comprimidos|remedios|medicamentos|calmantes))?|comprimidos todos em cima',
  '(?:overdose|sobredose)(?: de (?:remedios?|comprimidos|medicamentos)| de proposito|(?= *$|[.,!?;]))',
  '(?:cansad[oa]|cansei|fart[oa]) (?:de|da) (?:viver|vida|existir|estar viv[oa])',
  '(?:queria|preferia|gostava de) (?:nunca|nao) ter nascido',
  'adeus para sempre|minha ultima mensagem|cartas? (?:de despedida|escritas?)|ja nao estou ca|nao estarei mais aqui',
  '(?:ponte|telhado|janela|varanda|linha do trem).{0,25}(?:pular|saltar|me jogar|atirar-me)',
];

const ITALIAN = [
  'suicidarmi|suicidarsi|(?:al|il mio|di) suicidio(?= *$|[.,!?;])|mi suicido|pensieri suicidi',
  '(?:voglio|vorrei|voglia (?:fortissima |matta )?di|penso di|penso a|preferirei|sto per|pensato di|provato a) (?:solo )?(?:morire|ammazzarmi|uccidermi|suicidarmi|farla finita|essere mort[oa]|sparire per sempre|togliermi la vita|farmi del male|tagliarmi(?! i capelli| le unghie)|impiccarmi|buttarmi|raggiunger(?:lo|la)|non svegliarmi(?: mai)? piu|non esistere|addormentarmi e non svegliarmi)(?! da(?:l|lle)? (?:ridere|risate|vergogna|fame|sonno|caldo)| sul divano| sul letto| in piscina)',
  '(?:mi voglio|mi vorrei) (?:ammazzare|uccidere|suicidare|togliere la vita)',
  'la faccio finita|farla finita(?! con (?:il|la|lo|questo|questa|i|le))',
  'mi (?:ammazzo|uccido|butto (?:dalla|dal|giu|sotto)|taglio (?:le braccia|le vene|i polsi)|faccio del male)|tagliat[oa] (?:di nuovo )?(?:le braccia|le vene|i polsi)|ricominciato a tagliarmi',
  'non (?:voglio|lo voglio) piu (?:vivere|esistere|stare qui|svegliarmi|andare avanti|esserci)',
  'non ce la faccio piu (?:a (?:vivere|andare avanti)|con la vita)|non ce la faccio piu(?=$|[.!?;])',
  "(?:non ho|non c'e|non vedo|senza|nessun|nessuna) (?:piu )?(?:ragione|ragioni|motivo|motivi|senso|voglia) (?:per|di|a) (?:vivere|andare avanti)|(?:non|nn) ha senso (?:continuare a )?vivere|perche sono (?:ancora )?viv[oa]",
  "(?:via d'uscita|via di uscita)(?: per me)?(?=$|[.,!?;])",
  '(?:la mia vita|la vita|vivere) non (?:ha|vale)(?: piu)? (?:senso|la pena|niente)',
  'meglio senza di me|(?:solo )?un peso(?: per (?:tutti|loro|te|voi|i miei))?, |un peso per (?:tutti|loro|i miei|la mia)|se (?:io )?morissi',
  '(?:preso|ingoiato|mandato giu) (?:troppe|tutte le|tutta la|un sacco di|una scatola (?:intera )?di|molte)(?: \\w+){0,2} (?:pastiglie|pillole|medicine|compresse|sonniferi)',
  'overdose(?: di (?:pillole|farmaci|pastiglie|sonniferi)| apposta|(?= *$|[.,!?;]))',
  '(?:stanc[oa]|stuf[oa]) (?:di vivere|della vita|di esistere)',
  'vorrei non essere mai nat[oa]',
  "addio per sempre|(?:il )?mio ultimo messaggio|(?:scritto|scritte) le lettere|lettera d'addio|domani non ci saro",
  '(?:ponte|tetto|finestra|balcone|binari).{0,25}(?:buttarmi|saltare|mi butto)|vita a marzo',
];

const SPEAKS: readonly RegExp[] = [ENGLISH, SPANISH, FRENCH, GERMAN, PORTUGUESE, ITALIAN].map(
  (phrases) => anyOf(...phrases),
);

/** Similar phrases with another meaning, removed before matching. */
const NOT_MEANT: readonly RegExp[] = [
  /\bsuicide (?:squad|doors?|prevention|awareness|hotline|lifeline|silence)\b/g,
  /\b(?:against|prevent(?:ing)?|prevention of) suicide\b/g,
  /\b(?:prevencion del|prevencao do|prevenzione del|prevention du|sobre(?: el)?|sobre o|sur le|del) suicid(?:io|e)\b(?! no)/g,
  /\b(?:people|talk|book|essay|film|movie|documentary|lecture|training|article|podcast|class|course|song|wrote|read)\b[^.!?]{0,40}\b(?:about|on) suicide\b/g,
  /\b(?:\d+|ran|few|many|does|the|of|per) kms\b/g,
  /\bcut my ?self (?:a |some |another |off|shaving|on |while |with the |chopping|cooking)/g,
  /\b(?:hurt|burn(?:ed)?|burnt) my ?self (?:at|in|on(?! purpose)|while|running|playing|lifting|cooking|yesterday at|with the)\b/g,
  /\b(?:kill|killing) my ?self laughing\b/g,
  /\b(?:hang|hanging) my ?self (?:a|some|out)\b/g,
  /\bi(?:'d| would)? (?:want to|could|wanna|will|might|'ll|almost) die (?:of|from|for|if|laughing)\b/g,
];
