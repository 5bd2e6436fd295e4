import { gerundOf } from '@scenewright/contract/rules/prose/verbs.ts';

/* Closed classes of English words by which a spoken line becomes a picture. */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Verbs by their form in -ing, whatever form they have in a line. */
const inGerund = (text: string): ReadonlySet<string> =>
  new Set(text.trim().split(/\s+/).map(gerundOf));

/** Nouns that name nothing to look at, though a dictionary finds a thing among their meanings. */
export const vagueNouns =
  words(`thing things stuff way ways part parts place places point points end side sides case
  line lines lot lots kind kinds sort bit bits piece number numbers name names time times day days week weeks month
  months year years hour hours minute minutes second seconds moment today tomorrow yesterday tonight monday tuesday
  wednesday thursday friday saturday sunday home work job jobs idea ideas problem problems question questions answer
  fact facts reason reasons example examples difference life world people's one ones other others rest half third
  quarter top bottom front back middle center centre left right start beginning result results cost costs price
  prices rate level amount percent share term terms chance step steps tip tips rule rules form type types issue
  member members relative relatives something anything nothing everything nobody everybody body group subject object matter item items
  first last next same self version mode space area areas spot system unit units state set range turn round rounds
  reps rep head start link bio code call mark marks word words trick secret benefit feature features plan plans
  power force energy section block list post video film clip scene story comment comments caption
  channel works stays beats thank thanks degree degrees gram grams kilo kilos litre litres liter liters metre
  metres meter meters mile miles kilometre kilometres inch inches pound pounds dollar dollars euro euros percent
  cent cents phase void census miss sir reset transport follow subscriber subscribers like likes setup ground bay favourite favourites favorite favorites genius age size length weight height depth width
  more most less least much many few forward forwards fwd deck prediction wash wind
  mr mrs ms dr leftovers leftover darling darlings dear sweetheart bro dude`);

/** They name people, also where a dictionary's first meaning is another. */
export const people =
  words(`person people man woman men women boy girl child kid kids baby toddler teenager teen adult
  mother father mum mom dad mama papa grandmother grandfather grandma grandpa granny nana nan gran grandad granddad
  aunt uncle cousin brother sister son daughter wife husband partner friend friends neighbour neighbor neighbours
  boss colleague teacher student pupil doctor nurse surgeon patient farmer fisherman soldier officer driver passenger
  customer customers client cook chef baker waiter waitress plumber electrician builder mechanic carpenter engineer
  scientist librarian judge lawyer clerk manager owner worker workers volunteer volunteers player players coach
  referee fan fans crowd team crew family families couple parents grandparents kids twins audience council committee
  board resident residents tourist tourists guest guests host king queen prince princess monk priest pirate knight
  astronaut pilot captain sailor detective thief witch wizard writer author poet painter singer dancer musician
  actor photographer barber hairdresser mayor president minister landlord tenant stranger shopkeeper cashier guard`);

/** Their everyday meaning is a thing, though a dictionary counts another more often: a van, a ring, a toaster. */
export const everydayThings =
  words(`van ring mug toaster printer bolt wrench brush tap cable coin stamp parcel ruler scissors whistle
  rake trailer caravan camper`);
/** These name animals first: a swift is no Jonathan, and a wren no architect. */
export const everydayAnimals = words(`swift wren donkey whale wasp`);

/** Whoever "he" is, standing there shows nothing. */
export const isAnybody = (what: string) =>
  /^(?:group of )?(?:person|people|persons|man|men|woman|women)$/.test(what);

export const femalePeople =
  words(`woman girl mother mum mom mama grandmother grandma granny nana nan gran aunt sister
  daughter wife waitress queen princess witch niece lady girlfriend actress`);
export const malePeople =
  words(`man boy father dad papa grandfather grandpa grandad granddad uncle brother son husband
  waiter king prince monk priest wizard nephew gentleman boyfriend actor fisherman`);

/** Verbs that show nothing: "I think", "it costs". */
export const unseenVerbs =
  inGerund(`according including regarding depending be is are was were been am being have has had do does did think thinks thought know
  knows knew believe believes believed mean means meant want wants wanted need needs needed seem seems seemed cost
  costs happen happens happened like likes liked love loves loved hate hates become becomes became remember forget
  forgot understand matter matters last lasts belong depend depends contain contains include includes exist exists
  agree approve approved decide decided hope wish expect expected care try tried start started begin began stop
  stopped keep kept get got gets let lets help helps helped use used make makes made can could will would should must
  may might say says said tell tells told ask asks asked call called save saves saved lose loses lost cause caused
  rise rose fall fell increase increased decrease grow equal equals represent miss missed win won allow allows turn
  turned feel feels felt stay stays stayed live lives lived die died spoil spoils change changed choose chose follow
  see sees saw seen hear hears heard skip skips skipped avoid avoids avoided ignore ignores ignored join joins joined
  subscribe share comment learn learned swear guess bet promise admit confess regret prefer enjoy spend seem sound admit intend plan check find found worry deserve fail failed own owned find finds support
  supports earn earns earned dream dreams dreamed dreamt confirm confirms confirmed consider notice noticed suggest
  behave behaves survive survives survived apologise apologised afford cost confirm expect expects deserve recommend announce announced manage managed
  lead leads led name named names form forms formed weigh weighs weighed reach reaches reached explain explains explained go goes went come comes came put take takes took give gives gave leave left`);
/** Of these only what follows them shows something: "went home", "took the train". */
export const lightVerbs =
  inGerund(`make makes made get got gets go goes went come comes came put take takes took give gives gave turn
  turned check find found finds leave left use used fall fell
  rise rose grow follow`);

/** What things do that can be seen; all else that a line says of them ("coffee hides the tiredness") is no picture. */
export const doingsOfThings =
  inGerund(`rise fall flow burn shine glow float roll spin fly crash melt open close drive sail turn blow hang stand
  lie sit run ring swing drop drip boil freeze bloom grow explode break land launch orbit circle move stop start shake
  flash blink drift sink leak pour pass cross rain snow cover fill hit pull push lift travel swirl erupt bounce
  climb spill stretch steam smoke sway rotate hover rush cut look squeeze heat warm hum creak rattle dig print scan rest stay go come`);

/** What people and animals are seen at without a word more; of all else the verb alone ("skipping", "signing") is not sure. */
export const seenAlone =
  inGerund(`argue bandage bark bake bathe beg bite bloom breathe blush bow build carve cheer chew clap clean climb clown comfort cook
  cough crawl croak cry cuddle cycle dance dig dive drink drive drum eat faint fall farm fight fish fly gallop garden graze
  growl hammer hatch hide hike hop howl hug hunt inhale iron jog juggle jump kiss knead kneel knit laugh lie limp
  listen march meditate mend mourn mow nap nest paddle paint perch phone photograph plant play plough pounce pour pray
  purr quarrel race rest read ride roar roll row run sail scream sew shear shiver shop shout sing sit skate ski sleep smile sneeze
  sniff snooze snore speak sprint stand stretch strum study sunbathe sweep swim swing talk teach think tiptoe trot type
  wade wait walk waltz wash wave weave weed weep weld whisper whistle wink work worry wrestle write yawn yell`);

export const callWords =
  /\b(?:follow (?!the\b)|subscribe|like and|link in|click|tap|sign up|order now|buy now|shop now|call us|visit us|download|book (?:now|yours|your)\b|dm me|comment below|save this|share this|register|join us|apply|donate|try it\b|get yours|www\.|\.com\b|\.co\/)/iu;
