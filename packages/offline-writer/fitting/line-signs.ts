/* Signs of what a line says, each by its words in the languages that are read, or by its marks. */

const any = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu');
const starts = (words: string) => new RegExp(`^[\\p{P}\\s]*(?:${words})(?![\\p{L}\\p{M}])`, 'iu');

const signs: Readonly<Record<string, RegExp>> = {
  question: /[?？؟]["'”’)»」]*$/u,
  exclamation: /[!！]/u,
  quotation: /["“”«»„「」]/u,
  'whole quotation': /^["“«„「].*["”»“」][.!?]?$/u,
  bracket: /[(（[]/u,
  'whole bracket': /^[([（].*[)\]）][.。]?$/u,
  colon: /[:：](?!\d)/u,
  label: /^\p{Lu}[\p{L}\p{M}'’-]*(?: [\p{L}\p{M}'’-]+){0,2}[:：] /u,
  shout: /(?<!\p{L})\p{Lu}{4,}(?!\p{L})/u,
  dash: /\s[–—-]\s/u,
  comma: /,/u,
  semicolon: /;/u,
  score: /(?<![\d:.])\d{1,3} ?[:–-] ?\d{1,2}(?![\d:.]| ?(?:uhr|h|am|pm)(?!\p{L}))/iu,
  contact:
    /https?:|www\.|\S@\S|@\w|\b[\w-]+\.(?:com|org|net|io|app|example|co\.uk|de|fr|es|it)\b|(?<![\p{L}\d])(?:\d[\s()-]*){6,}/u,
  negation: any(
    "not|no|never|nobody|nothing|none|\\p{L}+n['’]t|cannot|without|nie|niemals|kein\\p{L}*|nicht\\p{L}*|nunca|jamás|nadie|nada|jamais|pas|rien|personne|ne|não|ninguém|non|mai|nessuno|niente|niet|geen|nooit|nigdy|nikt|hiç|asla|değil|нет|не|никогда|لا|لم|لن|ليس|नहीं|मत|कभी",
  ),
  forbids: any(
    "do not|don['’]t|never|must(?: not|n['’]t)?|avoid|cancelled|closed|shut|suspended|postponed|banned|recalled|stop|nie|niemals|darf|dürfen|muss|verboten|abgesagt|gesperrt|geschlossen|nunca|prohibido|cerrad[oa]s?|cancelad[oa]s?|jamais|interdit|fermée?s?|annulée?s?|vietato|chius[oi]|annullat[oi]|proibido|fechad[oa]s?",
  ),
  condition: any(
    'if|unless|when|wenn|falls|sobald|si|cuando|quand|lorsque|se|quando|als|jeśli|gdy|eğer|если|когда|إذا|अगर|もし',
  ),
  danger: any(
    'danger\\p{L}*|warning|emergency|999|911|112|gas|fire|die[sd]?|dead|death|kill\\p{L}*|drown\\p{L}*|hurt|gefahr|notruf|peligro|urgencias?|danger|urgence|pericolo|perigo',
  ),
  'turns at the start': starts(
    'but|yet|then|until|instead|however|still|so|and|aber|doch|dann|bis|sondern|trotzdem|pero|entonces|hasta|sino|mais|alors|puis|pourtant|ma|però|allora|poi|mas|porém|então|maar|toen|ale|lecz|ama|fakat|но|а|لكن|लेकिन|しかし|でも|だが',
  ),
  turns: any(
    'but|yet|until|instead|however|aber|doch|sondern|pero|sino|mais|pourtant|ma|però|mas|porém|maar|ale|ama|но|لكن|लेकिन',
  ),
  because: any(
    'because|so that|which is why|that is why|weil|denn|damit|porque|para que|parce que|car|perché|omdat|ponieważ|çünkü|потому',
  ),
  'not because': any("not because|not (?:\\p{L}+ ){1,4}but|isn['’]t (?:\\p{L}+ ){1,4}(?:it|but)"),
  most: any(
    'only|first|last|most|best|biggest|largest|oldest|more than|nur|erst\\p{L}*|letzt\\p{L}*|solo|único|primer\\p{L}*|últim\\p{L}*|seul\\p{L}*|premi[eè]re?|derni[eè]re?|prim[oa]|ultim[oa]|\\p{L}{3,}est',
  ),
  said: any('said|says|say|asked|asks|told|replied|sagt\\p{L}*|dij[oe]|dice|dit|disse|ha detto'),
  thinks: any('think|thinks|thought|maybe|perhaps|probably|apparently|of course|feel|feels|hope'),
  self: any("i|i['’]m|i['’]ve|my|me|ich|mein\\p{L}*|yo|mi|je|mon|ma|io|mio|mia|eu|meu|minha"),
  us: any(
    "we|we['’]re|we['’]ve|our|us|wir|unser\\p{L}*|nosotros|nuestr\\p{L}*|nous|notre|nos|noi|nostr\\p{L}*|nós|noss\\p{L}*",
  ),
  you: any(
    "you|your|you['’]re|du|dein\\p{L}*|sie|ihr\\p{L}*|tú|tu|usted\\p{L}*|vous|votre|tu|voi|você|vocês",
  ),
  optional: any(
    'optional|optionally|if you like|if you want|tip|ps|p\\.s\\.|by the way|also|too|wer mag|nach belieben|auch|opcional|también|facultatif|aussi|anche|também',
  ),
  thanks: any('thanks?|thank you|danke|dank|gracias|merci|grazie|obrigad[oa]|sponsor\\p{L}*'),
  greets: starts(
    'hi|hello|hey|good (?:morning|afternoon|evening)|dear|welcome|ladies|hallo|guten|liebe[rs]?|hola|buen[oa]s|querid[oa]s?|bonjour|bonsoir|chers?|chère|ciao|buon|caro|cara|olá|bom|boa',
  ),
  weekday: any(
    '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tonight|tomorrow|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|heute|morgen|lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana|hoy|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda|terça|quarta|quinta|sexta',
  ),
  was: any(
    'was|were|had|did|died|said|went|came|became|won|lost|found|war|waren|hatte|wurde|era|fue|tenía|était|avait|fut|aveva|foi|tinha|\\p{L}{3,}ed',
  ),
  is: any(
    "is|are|has|have|will|can|it['’]s|ist|sind|hat|wird|es|son|está|tiene|est|sont|a|sera|è|sono|ha|é|são|tem",
  ),
  calls: any(
    'call|ring|dial|phone|book|order|buy|join|come|bring|visit|download|sign up|register|vote|donate|apply|reply|email|write|anrufen|kommt|komm|bestell\\p{L}*|llama\\p{L}*|ven|venid|appelez|venez|chiama\\p{L}*|venite|ligue|venha',
  ),
  result: any(
    'result|results|found|find|conclusion|conclude|therefore|means|meaning|decided|agreed|approved|voted|beschlossen|ergebnis|fazit|resultado|conclusión|résultat|decidido|approvato|aprovado',
  ),
  example: any(
    'for example|for instance|such as|e\\.g\\.|zum beispiel|z\\.B\\.|por ejemplo|par exemple|per esempio|por exemplo',
  ),
  sums: any(
    'percent|per cent|million|billion|thousand|prozent|millionen|por ciento|pour cent|per cento|por cento|mil',
  ),
};

/** The names of the signs that a text shows. */
export const signsOf = (text: string): readonly string[] =>
  Object.entries(signs).flatMap(([name, sign]) => (sign.test(text) ? [name] : []));
