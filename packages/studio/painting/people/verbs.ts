/**
 * What somebody does, by their verbs. A line reads `verbs: action`; with `/` behind the verbs, only where one of the words
 * after it follows ("play / guitar": a football is not made music with). Verbs are in their first form, with their
 * particle where it changes them (`pick_up`). Lines with words come before plain ones of the same verb.
 */
export const verbs = `
cut slice chop dice carve halve trim peel top_and_tail grate crush / onion onions carrot carrots vegetable vegetables veg fruit apple apples bread loaf cheese meat ham cake tomato tomatoes potato potatoes garlic ginger pepper peppers cucumber lemon lemons banana bananas mushroom mushrooms cabbage leek leeks celery pumpkin melon sandwich sandwiches strawberry strawberries avocado avocados pineapple mango orange oranges pear pears peaches peach rhubarb chicken fish sausage sausages: cut
stir mix whisk beat fold cream blend combine melt / batter egg eggs butter sugar flour bowl cake mixture cream dressing treacle oats syrup icing custard: stir
knead: knead
roll shape work stretch / dough: knead
make / dough: knead
pour brew make put / tea coffee kettle cuppa cocoa: pour
pour / water milk cup mug cups mugs glass: pour
wash scrub rinse dry do / dishes plates plate pots pans cups mugs dish bowl bowls saucepan washing-up cutlery pan: wash-up
wash_up: wash-up
load unload fill empty start run / washing washer machine laundry: load-washer
put do sort / laundry whites powder: load-washer
put / washing: load-washer
iron press / shirt shirts clothes dress trousers uniform ironing blouse sheets: iron
do / ironing: iron
iron: iron
knit crochet: knit
sew stitch hem darn quilt: sew
sew / button dress shirt: sew
take_up turn_up let_out / jeans trousers hem curtains skirt dress: sew
mend patch alter / jeans trousers shirt dress curtains clothes sock socks jumper coat skirt: sew
plant / tree trees flag: dig
plant sow transplant pot: plant
water / plant plants garden flowers flower tomatoes seedlings vegetables beans: water-plants
water: water-plants
lift dig_up harvest unearth / potatoes potato spuds: dig
pull_up pull dig_up lift harvest / carrot carrots turnip turnips radish radishes leek leeks parsnip parsnips beetroot beet weed weeds: pull-up
weed: pull-up
pull_up: stand
repair fix mend plumb unblock replace tighten install / sink tap taps pipe pipes leak leaks boiler toilet drain radiator plumbing washer: plumb
go crawl lie kneel / sink: plumb
loosen tighten undo / nut nuts bolt: plumb
turn_off turn / water stopcock mains: plumb
repair fix mend restore / car van bicycle bike lorry tractor motorbike engine tyre puncture: kneel
repair fix mend / net nets: kneel
repair fix mend / fence shed chair table shelf gate bench floorboards: hammer
repair fix mend tinker open_up dismantle take_apart solder wire screw unscrew rewire: mend
hammer bang / nail nails shelf board boards plank planks: hammer
hammer: hammer
put_up build / shelf shelves: hammer
tie lace do_up fasten / shoelaces shoelace laces lace shoe shoes boots bootlaces trainers: tie-laces
photograph snap: photograph
take / photo photos picture pictures selfie selfies snapshot photograph photographs: photograph
film / phone: photograph
pay: pay
tap swipe / card cards: pay
take accept / card payment payments: pay
take / cards: pay
push wheel / buggy pram pushchair stroller: push-buggy
push wheel / wheelbarrow barrow: push-barrow
push wheel / trolley shopping supermarket: push-trolley
do / shopping: push-trolley
go / shopping: push-trolley
worry fret panic agonise: worry
wait: wait
search look hunt rummage / torch flashlight torchlight dark cellar attic loft: search
use take breathe inhale puff / inhaler spacer puffer: inhale
comfort console soothe reassure: comfort
bandage bind: bandage
dress clean treat / wound cut graze: bandage
put wrap / bandage plaster: bandage
sip drink have / table cafe café kitchen: sip
play practise practice / piano organ keyboard harpsichord: play-piano
play practise practice / violin fiddle viola: play-violin
wave say / goodbye: wave
leave deliver drop_off / jar jars box parcel parcels note gift basket letter letters flowers cake eggs honey milk bottles: carry
ring / dad mum mom mother father doctor vet friend home sister brother husband wife son daughter police ambulance surgery plumber: phone
ring call / bell: stand
look_at inspect examine study admire hold_up find / ring key keys coin coins shell fossil stone egg medal: inspect
read_out / speech: present
talk speak chat look stare scroll / phone smartphone mobile: phone
look stare work sit study / laptop computer keyboard desktop: type
look stare study pore / book newspaper page map letter menu manuscript: read
play / guitar piano violin drum drums flute trumpet cello saxophone sax accordion harp bass music song tune instrument ukulele banjo keyboard fiddle clarinet melody chord chords horn organ jazz harmonica: play-music
play / chess cards card poker dominoes game games console xbox playstation video: sit
play / football soccer tennis basketball rugby cricket hockey tag catch volleyball baseball ball goal: run
play / role part hamlet: present
make / bed sandcastle: clean
make / coffee tea soup bread pizza pasta cake dinner lunch breakfast food sandwich jam cheese dough sauce meal pancakes salad omelette bread honey cookies noodles dumplings sushi pie broth stew: cook
make / video videos film call photo photos selfie: phone
make / speech point argument toast: present
make / noise fuss: argue
make / note notes list lists plan plans: write
make / house fence wall: build
make / way: walk
take / photo photos picture pictures selfie call video snapshot: phone
take / note notes exam test minutes: write
take / nap: sleep
take / bow: present
take / shower bath: swim
take / bus train tram taxi seat: sit
take / walk stroll step steps dog: walk
take / breath break: meditate
take / pill medicine sip tablet: drink
take / bite: eat
take / class lesson vow: listen
take / order orders: write
take / bread cake loaf loaves tray pizza: cook
remove unload pull_out pick_up lift raise hoist heave take: lift
give / speech talk lecture presentation lesson tour class interview sermon advice: present
give / hug kiss cuddle: hug
give hand offer pass deliver donate share serve feed sell trade exchange return bring: give
hold / hand hands baby child each: hug
hold / speech talk lecture meeting presentation: present
hold carry bear haul lug tote fetch transport bring_home collect gather harvest pick pluck buy shop unpack pack balance: carry
have / dinner lunch breakfast meal snack picnic supper: eat
have / coffee tea drink beer: drink
have / argument row fight quarrel: argue
have / chat conversation meeting talk interview: talk
have / nap rest lie-in: sleep
have / party fun: dance
have / idea: think
do / homework essay crossword paperwork puzzle sums: write
do / dishes laundry washing-up housework chores: clean
do / yoga pilates stretches splits: stretch
do / push-ups pushups sit-ups squats weights exercise exercises: lift
do / dance: dance
go / home school work shopping market gym walk town out: walk
go / run: run
go / sleep bed: sleep
go / swim: swim
get / dressed up bed: stretch
get / train bus car: sit
get_up wake: stretch
ride / bus train tram taxi subway metro lift elevator carriage ferry: sit
ride cycle pedal bike gallop surf skate skateboard ski snowboard sledge sled scoot: ride
drive steer park back reverse chauffeur motor commute overtake speed navigate pilot fly: drive
fly / kite drone: point
run / shop cafe business company bakery restaurant meeting class stall: present
run / hand fingers finger: clean
run jog sprint race dash rush hurry flee escape chase charge bolt gallop_away kick dribble compete train tackle: run
walk stroll march wander hike trek stride tiptoe pace amble waddle limp shuffle plod saunter stagger roam patrol arrive leave depart cross enter approach follow pass_by parade step return_home trudge explore travel set_off head move come: walk
go / up down to into out along across off away back home round around through past over there abroad for together: walk
cross / arms legs: stand
sit work / desk office: type
sit / work: type
sit perch squat lounge relax rest recline settle huddle slump: sit
watch / tv television film movie screen telly series match game: sit
sleep nap doze snooze slumber lie snore oversleep: sleep
point indicate gesture direct signal aim: point
look / telescope stars sky up: point
present explain teach lecture demonstrate show introduce announce declare report pitch perform proclaim address preach instruct describe advise display reveal act unveil recommend: present
wave greet welcome beckon hail salute goodbye say_goodbye: wave
push shove press wheel roll nudge mow: push
push / button buttons: point
press / button buttons key: point
pull drag tow tug: push
lift hoist heft weightlift bench-press deadlift load stack: lift
throw toss hurl fling cast juggle chuck bowl lob shoot drop scatter: throw
shoot / film movie video photo photos: phone
cast / vote ballot: give
cast / net line: throw
cook bake knead fry boil stir slice peel grill roast simmer whisk mix season toast brew pour grate sieve sift steam mash barbecue saute blend beat frost ice add ferment crack marinate taste prepare melt caramelise garnish spread spoon heat: cook
chop / wood log logs tree: build
cut / wood log logs metal tree stone pipe: build
cut / paper cloth fabric: sit
cut / hair ribbon: give
cut / grass lawn hedge: push
roll / dough pastry: cook
cut chop: cook
prepare / speech lesson presentation exam: write
prepare / bed room: clean
mix / paint colours colors: paint
mix / cement concrete mortar: build
pour / concrete cement: build
eat bite chew munch nibble dine snack feast swallow gobble lick devour: eat
taste / wine tea coffee soup: drink
drink sip gulp swig: drink
write sign draft scribble jot pen compose note fill_in fill_out sketch draw journal calculate mark grade correct vote tick_off annotate plan copy list outline log record budget count: write
draw / water well: lift
draw / curtain curtains: push
read study browse leaf revise peruse page consult learn examine inspect review check proofread: read
check / phone messages email emails mail feed notification notifications: phone
do / trick tricks: ride
read / phone messages texts text email emails: phone
check / laptop screen computer: type
type code program work email debug edit click research analyse analyze hack game blog search: type
search / forest ground bush: kneel
edit / film video: type
work / field fields garden soil land: dig
work / phone: phone
work / site: build
work / engine machine car bicycle bike: kneel
work / workshop bench metal wood: sit
phone scroll text ring_up dial swipe message film stream tweet post selfie facetime call tap chat_online: phone
call / friend mother mum doctor ambulance somebody police: phone
call_out: sing
post / letter parcel card: give
hug embrace cuddle kiss cradle snuggle hold_hands nurse rock adopt: hug
rock / guitar stage out: play-music
argue shout yell quarrel fight scream bicker row dispute protest scold complain rage disagree threaten snap_at blame accuse debate squabble haggle fume battle attack struggle swear: argue
row / boat lake river sea: push
fight / fire flames blaze: push
fight / sword dragon: throw
talk speak say tell chat discuss converse gossip ask answer reply negotiate interview confess whisper interrupt narrate explain_to apologise apologize joke meet consult_with call_back propose suggest agree bargain debrief mutter mumble plead beg persuade promise claim: talk
tell / joke jokes: laugh
listen hear overhear eavesdrop attend obey: listen
think wonder ponder consider contemplate reflect doubt puzzle imagine hesitate decide reason muse brood frown philosophise remember dream guess realise realize choose regret compare: think
cheer celebrate clap applaud win rejoice triumph support root_for score succeed high-five chant cry_out exult: cheer
cry weep sob mourn grieve wail lament tear_up suffer: cry
cry / out joy: cheer
laugh giggle chuckle smile grin snigger smirk tease: laugh
dance waltz twirl pirouette spin boogie tango disco sway party groove swing ballet twist: dance
jump hop leap skip bounce vault bound trampoline frolic play romp: jump
climb scale scramble mount ascend clamber abseil summit: climb
swim dive float snorkel paddle bathe wade splash surf_underwater scuba drown: swim
kneel crouch squat_down stoop bend propose_marriage pet stroke look_under tie pick_mushrooms shelter hide: kneel
dig shovel rake garden hoe excavate plough plow bury mine scoop prune: dig
clean wash scrub sweep mop wipe polish dust tidy vacuum rinse hoover disinfect brush hose launder shine groom: clean
brush / teeth tooth: clean
paint decorate varnish colour color spray: paint
build construct saw weld drill nail lay plaster erect renovate chisel demolish: build
weave make craft carve mould shape sculpt forge create invent solder: sit
blow / glass: sit
hang / out around: stand
hang: stretch
spray / water fire flames hose foam: point
operate / patient heart knee: give
operate: point
install restore adjust tighten maintain assemble oil tune service: kneel
weave / scarf blanket basket: sit
play_music strum drum busk jam fiddle: play-music
sing hum carol serenade croon rap karaoke yodel: sing
pray worship bless bow: pray
bow / head: pray
stretch exercise warm_up yawn limber work_out reach: stretch
reach / shelf top: stretch
reach / summit peak: climb
reach / goal finish line: cheer
meditate breathe calm_down unwind: meditate
fall slip trip stumble tumble faint collapse crash topple: fall
fall / asleep: sleep
fall / love: hug
stand queue stare look gaze watch guard pose lean observe stay line_up gather_round witness face freeze linger: stand
`;
