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
