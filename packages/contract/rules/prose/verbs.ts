/* Verbs of descriptions: what somebody does is kept in -ing, whatever form it was written in. */

const irregularPast: Readonly<Record<string, string>> = Object.fromEntries(
  `ran:run sat:sit went:go took:take stood:stand came:come gave:give made:make wrote:write ate:eat
  drank:drink held:hold fell:fall rode:ride drove:drive flew:fly swam:swim sang:sing built:build
  bought:buy sold:sell told:tell said:say saw:see found:find left:leave met:meet lost:lose won:win
  threw:throw caught:catch taught:teach brought:bring thought:think fought:fight slept:sleep
  kept:keep felt:feel knelt:kneel swept:sweep crept:creep wept:weep spoke:speak broke:break
  woke:wake stole:steal froze:freeze chose:choose rose:rise shone:shine drew:draw grew:grow
  knew:know blew:blow hid:hide bit:bite lit:light led:lead fed:feed bled:bleed read:read
  spread:spread put:put cut:cut set:set hit:hit let:let shut:shut quit:quit paid:pay laid:lay
  lay:lie spun:spin began:begin sank:sink rang:ring sprang:spring shook:shake wore:wear tore:tear
  swore:swear bore:bear hung:hang dug:dig stuck:stick struck:strike swung:swing sent:send
  spent:spend bent:bend lent:lend meant:mean heard:hear became:become got:get forgot:forget
  had:have did:do was:be were:be is:be are:be has:have does:do shot:shoot wound:wind fled:flee withdrawn:withdraw withdrew:withdraw given:give taken:take written:write
    eaten:eat driven:drive ridden:ride spoken:speak broken:break stolen:steal frozen:freeze
    chosen:choose risen:rise drawn:draw grown:grow known:know blown:blow hidden:hide bitten:bite
    fallen:fall sunk:sink shaken:shake worn:wear torn:tear swum:swim sung:sing begun:begin gone:go
    done:do seen:see been:be shown:show thrown:throw flown:fly woken:wake beaten:beat`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);

/** Verbs that somebody in a picture does, in their base form. */
const commonVerbs = new Set(
  `run walk sit stand lie sleep eat drink cook bake stir pour cut chop mix knead fry boil serve hold
  carry push pull lift throw catch kick hit drive ride fly swim dive sail row climb jump hop dance
  sing play read write type draw paint build dig plant water pick harvest wash clean sweep fold hang
  open close look watch stare gaze listen talk speak shout whisper call wave point smile laugh cry
  hug kiss hold shake fight argue chase hunt feed pet stroke train teach study learn work wait
  queue travel cross enter leave arrive pack buy sell pay count show present explain cheer clap
  celebrate toast pray kneel bow rest relax stretch lean rise fall drop float drift glide soar
  waddle crawl creep roll spin turn slide slip skate ski surf fish shoot aim march parade grow bloom
  burn glow shine melt freeze drip flow crash explode break repair fix weld sew knit weave carve
  hammer saw measure weigh test examine search discover find stack pile load unload deliver bring
  take give hand offer receive share help save protect guard attack defend escape hide seek peek bite
  lick sniff bark howl roar buzz peck nest hatch graze swing rock balance juggle perform film
  photograph record use press tap click swipe scroll hover land launch orbit circle surround block
  fill empty light blow ring knock wear put set move go come stop start begin keep make do have see
  hurry rush race jog stroll wander hike trek camp gather meet greet sign vote protest nod shiver
  tremble sneeze cough yawn wake blink reach touch grab squeeze scrub peel slice grate whisk drain
  sprinkle taste sip chew swallow tie untie wrap unwrap cover bury rake mow trim saddle gallop trot
    add use preheat season check rinse heat place remove combine brush wipe tighten loosen screw
    unscrew plug unplug charge swap switch shake flip toss beat bend step aim strain dip coat glue
    staple mark label mount attach insert align lower raise fasten lock unlock sand soak steam toast`.split(
    /\s+/,
  ),
);

/** A short verb doubles its last consonant: run, running. */
function gerundOfBase(base: string): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base) && base.length > 2) return `${base.slice(0, -1)}ing`;
  const short = /^[^aeiou]*(?:qu)?[aeiou][bdgklmnprtz]$/.test(base);
  return short || /^(?:begin|forget|unwrap|unzip)$/.test(base)
    ? `${base}${base.at(-1)}ing`
    : `${base}ing`;
}

function baseOfThirdPerson(word: string): string {
  if (/[^aeiou]ies$/.test(word))
    return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  return /(?:[sc]h|ss|x|zz|o)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** The form in -ing of a verb in any form: runs, ran, run, baked. */
export function gerundOf(verb: string): string {
  const word = verb.toLowerCase();
  if (/[a-z]{2}ing$/.test(word) && !commonVerbs.has(word)) return word;
  const past = Object.hasOwn(irregularPast, word) ? irregularPast[word] : undefined;
  if (past !== undefined) return gerundOfBase(past);
  if (commonVerbs.has(word)) return gerundOfBase(word);
  if (/[^aeiou]ied$/.test(word)) return `${word.slice(0, -3)}ying`;
  if (word.endsWith('eed') && word.length > 5) return `${word.slice(0, -1)}ing`;
  if (/[^e]ed$/.test(word) && word.length > 4) return `${word.slice(0, -2)}ing`;
  return gerundOfBase(/[^su]s$/.test(word) ? baseOfThirdPerson(word) : word);
}

/** "ran", "held": a past form that is no base form. */
export function isPastForm(word: string): boolean {
  const lower = word.toLowerCase();
  return Object.hasOwn(irregularPast, lower) && !commonVerbs.has(lower);
}

const restless = new Set(
  `jumped walked climbed danced sailed crawled waited marched looked stared laughed cried played
  worked lived arrived died stopped turned moved stayed leaped landed exploded crashed traveled
  travelled escaped hurried rushed wandered smiled shouted screamed barked slipped`.split(/\s+/),
);

/** "covered in powder", "seated at a desk": the participle says how it looks. */
export function isParticiple(word: string, next: string): boolean {
  if (
    !/[^e]ed$|^(?:caught|worn|hung|hidden|drawn|written|broken|torn|built|made|cut|held|lit|frozen|stuck|seen|bent|grown|woven)$/.test(
      word,
    )
  )
    return false;
  return (
    !restless.has(word) &&
    /^(?:in|by|with|from|on|under|at|around|between|of|inside|onto|into|against|behind|beside|like|up|down|out|over|across|together|)$/.test(
      next,
    )
  );
}

/** Whether a word can be what somebody does, told of one ("runs"), of several ("run") or in the past ("ran"). */
export function isFiniteVerb(word: string): boolean {
  const lower = word.toLowerCase();
  if (Object.hasOwn(irregularPast, lower) || commonVerbs.has(lower)) return true;
  return lower.endsWith('s') && commonVerbs.has(baseOfThirdPerson(lower));
}
