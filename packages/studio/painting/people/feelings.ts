import type { Feeling } from '../../figures/figure.ts';

const words: readonly (readonly [RegExp, Feeling])[] = [
  [
    /\b(?:in love|loving|lovingly|romantic|smitten|tender|tenderly|affectionate|adoring)\b/iu,
    'in-love',
  ],
  [
    /\b(?:un(?:happy|satisfied)|sad|sadly|crying|tearful|in tears|lonely|alone|heartbroken|grieving|mourning|depressed|disappointed|gloomy|sorry|hurt|homesick|miserable|hopeless|melancholy|sorrowful|weeping|sobbing|ashamed|guilty)\b/iu,
    'sad',
  ],
  [
    /\b(?:angry|angrily|furious|furiously|mad|cross|annoyed|irritated|frustrated|outraged|grumpy|stern|hostile|jealous|raging|fuming|shouting|yelling)\b/iu,
    'angry',
  ],
  [
    /\b(?:afraid|scared|frightened|terrified|anxious|anxiously|nervous|nervously|worried|fearful|panicking|panicked|in panic|horrified|stressed|shy|uneasy|startled)\b/iu,
    'afraid',
  ],
  [
    /\b(?:surprised|shocked|amazed|astonished|stunned|astounded|awestruck|in awe|speechless|confused|puzzled|baffled|bewildered|curious|gasping|wide-eyed)\b/iu,
    'surprised',
  ],
  [
    /\b(?:tired|exhausted|sleepy|weary|bored|drained|worn out|burnt out|drowsy|fed up|yawning|sick|ill|unwell|sweating)\b/iu,
    'tired',
  ],
  [
    /\b(?:proud|proudly|confident|confidently|determined|brave|heroic|triumphant|victorious|defiant|smug)\b/iu,
    'proud',
  ],
  [
    /\b(?:happy|happily|glad|joyful|joyfully|cheerful|cheerfully|smiling|laughing|excited|excitedly|delighted|pleased|content|grinning|beaming|playful|thrilled|relieved|grateful|amused|hopeful|friendly|merry|celebrating|cheering|giggling)\b/iu,
    'happy',
  ],
  [
    /\b(?:calm|calmly|peaceful|peacefully|serene|relaxed|serious|thoughtful|patient|focused)\b/iu,
    'calm',
  ],
];

/** The feeling that a text names; null where it names none. */
export const findFeeling = (text: string): Feeling | null =>
  words.find(([pattern]) => pattern.test(text))?.[1] ?? null;

const lines: readonly (readonly [RegExp, Feeling])[] = [
  [
    /\b(?:died|passed away|had passed|funeral|mourn\w*|grie[fv]\w*|buried|crying|cried|in tears|heartbroken|lonely|miss(?:es|ed)? (?:him|her|them|you)|said goodbye|was gone|were gone|lost (?:my|our|his|her|their|everything)|ruined|broke my heart|redundan\w+|cancer|divorce\w*)\b/iu,
    'sad',
  ],
  [
    /\b(?:flood(?:ed|ing|s)?|leak(?:ed|ing|s)?|on fire|emergency|worr(?:y|ied|ies|ying)|panick?\w*|scared|terrified|frightened|call 999|call an ambulance|asthma attack|anxious|nervous|dread\w*)\b/iu,
    'afraid',
  ],
  [/\b(?:furious|livid|angry|shouted at|cheek of it|outrageous)\b/iu, 'angry'],
  [/\b(?:exhausted|knackered|shattered|no sleep|couldn't sleep|worn out)\b/iu, 'tired'],
  [
    /\b(?:laughed|delighted|thrilled|so happy|best day|over the moon|well done|hooray|we won|proud(?:est)?|grinning|love (?:it|this|them))\b/iu,
    'happy',
  ],
];

/** The feeling in which a line is told, by what it tells of; null where it may be any. */
export const feelingOfLine = (dialogue: string): Feeling | null =>
  lines.find(([pattern]) => pattern.test(dialogue.slice(0, 1_000)))?.[1] ?? null;
