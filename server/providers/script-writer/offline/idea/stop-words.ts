const words = `a about above across after again against all almost along already also although always am among an and another any
anybody anyone anything are aren't around as ask at away back be became because become been before began behind being below best better between
both but by came can can't cannot come could couldn't did didn't do does doesn't doing don't done down during each either else enough even ever
every everybody everyone everything far few find first for from front full further gave get gets getting give given go goes going gone good got
great had has hasn't have haven't having he her here hers herself him himself his how however i i'd i'll i'm i've if in instead into is isn't it
it's its itself just keep kept knew know known last least less let let's like likely little long look made make makes making many may maybe me
might more most much must my myself need needs never new next no nobody none nor not nothing now of off often on once one only onto or other
others our ours ourselves out over own per perhaps please put quite rather really right said same saw say says see seem seems seen several shall
she should shouldn't show since so some somebody someone something soon still such sure take taken tell than that that's the their theirs them
themselves then there there's these they they're thing things think this those though through thus to today together too took toward towards try
two under until up upon us use used using very via want wants was wasn't way ways we we're well went were weren't what what's whatever when
where whether which while who whole whom whose why will with within without won't would wouldn't yes yet you you'll you're your yours yourself
video videos short shorts reel reels tiktok clip youtube film vertical seconds scene scenes viewer viewers watch explain explains explained describe
lot lots kind sort bit day days simple easy actually basically step steps tips tip facts fact story stories guide introduction overview history world`;

export const stopWords: ReadonlySet<string> = new Set(words.split(/\s+/u));

/** Words that begin English sentences without being names: safe to write in lower case after a comma. */
export const lowerableStarts: ReadonlySet<string> = new Set(
  `the a an it this that your most every one two three four five six seven eight nine ten no in on when if why how what there these those some many
you we they his its from by with for at and but start even before after nobody everyone everything once only not all each nothing people time here
both because while as to under over somewhere inside behind most next then`.split(/\s+/u),
);
