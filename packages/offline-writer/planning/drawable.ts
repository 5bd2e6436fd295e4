import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';

/*
 * Things and animals that the painter surely has: what of a line is shown where it names several. Other painters draw more, so
 * this only says what is rather shown. (`npm test` asks the studio for each of them.)
 */

/** Parts of one name are joined by `_`. */
export const drawableNouns: readonly string[] = `
  dog puppy hound retriever labrador cat kitten feline kitty wolf fox bear grizzly polar_bear panda koala lion lioness
  tiger leopard cheetah jaguar panther elephant mammoth giraffe zebra rhino rhinoceros hippo hippopotamus horse
  stallion mare pony foal unicorn donkey mule cow cattle ox buffalo bison pig piglet hog sheep lamb ewe goat camel
  llama alpaca kangaroo wallaby sloth otter beaver badger skunk raccoon squirrel chipmunk hedgehog porcupine rabbit
  bunny hare mouse rat rodent hamster monkey ape chimp chimpanzee primate gorilla orangutan deer stag fawn moose elk
  boar bird eagle hawk falcon owl parrot macaw dove pigeon crow raven blackbird swan duck duckling goose flamingo
  peacock penguin chicken hen rooster chick turkey nest feather frog toad crocodile alligator turtle tortoise lizard
  gecko iguana chameleon snake cobra python serpent dinosaur brontosaurus sauropod trex t_rex tyrannosaurus dragon
  fish goldfish salmon tuna trout cod clownfish angelfish reef_fish pufferfish shark whale dolphin porpoise octopus
  squid jellyfish sealion crab lobster shrimp prawn krill oyster clam mussel coral coral_reef seashell snail spider
  tarantula web cobweb scorpion ant bee honeybee bumblebee butterfly caterpillar beetle ladybug ladybird grasshopper
  mosquito worm earthworm tree oak maple elm birch pine fir spruce conifer palmtree coconut_palm cactus
  cacti flower rose tulip sunflower cherry_blossom sakura lotus bouquet leaf leaves foliage fallen_leaf maple_leaf
  seedling sprout sapling houseplant basil mint clover mushroom fungus fungi wheat barley volcano rock stone boulder
  iceberg glacier ice snowflake snowman raindrop rainbow thunderstorm lightning tornado twister cloud sun sunrise
  sunset moon moonlight full_moon crescent star fire flame bonfire droplet planet_earth worldmap skeleton skull bones
  alien extraterrestrial ufo_pilot robot android cyborg fairy pixie elf genie mermaid angel cherub devil demon clown
  santa santa_claus father_christmas philosopher_statue bust_statue tooth teeth bone dna footprint coffee espresso
  latte cappuccino mocha coffee_cup tea teacup matcha teapot pancake waffle bread loaf croissant pastry baguette pizza
  burger hamburger cheeseburger fries hotdog hot_dog sausage sandwich taco burrito wrap pasta spaghetti noodle ramen
  soup broth stew curry rice sushi dumpling salad egg cheese butter milk meat steak beef bacon cake birthday_cake
  cupcake muffin pie cookie biscuit doughnut donut chocolate candy lollipop ice_cream gelato honey popcorn apple
  banana lemon lime watermelon grape strawberry blueberry berry cherry peach pear mango pineapple coconut kiwi tomato
  avocado guacamole eggplant aubergine potato carrot corn maize chili cucumber broccoli garlic onion peanut salt olive
  jar wine beer cocktail soda champagne pan skillet pot casserole knife spoon fork plate car automobile sedan taxi cab
  bus truck lorry van minibus camper camper_van campervan ambulance fire_truck fire_engine police_car race_car
  racing_car racecar sports_car supercar electric_car tractor motorcycle motorbike scooter bicycle bike skateboard
  train locomotive bullet_train high_speed_train subway metro tram plane airplane aeroplane aircraft helicopter rocket
  spaceship spacecraft satellite flying_saucer balloon hot_air_balloon air_balloon kite parachute ship cargo_ship boat
  sailboat yacht ferry cruise_ship canoe kayak speedboat motorboat submarine anchor lighthouse wind_turbine bridge
  pyramid house home cottage hut cabin mansion haunted_house castle fortress church cathedral mosque synagogue torii
  pagoda japanese_castle kaaba mecca skyscraper school hospital hotel plant_factory couch sofa bed chair door doorway
  window bathtub toilet mirror tent ferris_wheel roller_coaster playground computer laptop keyboard phone smartphone
  iphone telephone television tv camera microphone headphone radio battery light_bulb lightbulb bulb flashlight torch
  candle watch wristwatch clock alarm_clock hourglass stopwatch book notebook pen pencil scissors saw sock glove
  mitten wheelchair shopping_trolley letterbox fire_extinguisher extinguisher parchment newspaper envelope package
  parcel box gift backpack luggage suitcase key padlock hammer wrench spanner nut_bolt magnet ladder brick axe sword
  bomb ring coin umbrella glasses sunglasses shoe sneaker shirt tshirt coat jacket scarf guitar piano violin drum
  trumpet saxophone palette puzzle teddy video_game dice chess chess_board chessboard broom soap toothbrush basket bin
  dustbin wastebasket creditcard credit_card syringe microscope telescope galaxy milky_way
  black_hole comet asteroid shooting_star football soccer american_football basketball tennis volleyball rugby
  riding_bicycle medal gold_medal trophy fireworks firework abacus accordion amphora baby_bottle badminton
  bagel banjo bell bellhop_bell bento_box beverage_box bikini billed_cap blowfish blueberries bookmark boomerang
  bowling boxing_glove briefcase briefs bucket bus_stop cherries chestnut chopsticks cigarette clamp
  clipboard closed_book cockroach coffin compass computer_disk convenience_store crayon crutch dagger delivery_truck
  diving_mask dvd falafel firecracker flat_shoe flatbread floppy_disk flute fondue   fuel_pump gloves goggles graduation_cap grapes handbag headstone hibiscus hiking_boot hook ice_skate jeans kimono
  knot lab_coat ledger lipstick lotion_bottle loudspeaker maracas megaphone melon military_medal
  monorail nail_polish necktie open_book optical_disk paintbrush pancakes paperclip peanuts pill plunger poodle
  post_office postbox pretzel printer purse pushpin razor ribbon rosette running_shoe safety_pin safety_vest sari
  screwdriver shamrock shopping_cart shortcake skis sled socks softball sponge sports_medal stethoscope takeout_box
  tangerine test_tube thermometer ticket toolbox trolleybus videocassette wheel yarn
  tap faucet water_tap kitchen_tap garden_tap standpipe kettle tea_kettle oven cooker stove hob gas_hob gas_ring
  baking_tin cake_tin loaf_tin roasting_tin flapjack brownie traybake tray_bake fridge refrigerator freezer
  fridge_freezer washing_machine tumble_dryer dishwasher dough bread_dough mixing_bowl saucepan pan_lid casserole_dish
  cooking_pot stew_pot cauldron chip_pan burning_pan frying_pan sponge_cake victoria_sponge layer_cake sourdough
  sourdough_loaf bread_loaf gingerbread gingerbread_man bottle wine_bottle glass_bottle fizzy_bottle cola_bottle
  lemonade_bottle pop_bottle soda_bottle milk_bottle jam jam_jar preserve marmalade chutney glass_jar marshmallow
  sweet_jar savings_jar coin_jar money_jar sack potato_sack paper_bag carrier_bag shopping_bag tote_bag plastic_bag
  flour flour_bag water_glass tumbler drinking_glass jug pitcher pail shopping_basket picnic_basket cardboard_box
  moving_box open_box treasure_chest treasure dresser sideboard drawer kitchen_drawer watering_can
  spade shovel garden_fork pitchfork rake garden_rake trowel wheelbarrow plant_pot flower_pot flowerpot young_plant
  pot_plant tulsi herb_pot raised_bed garden_bed vegetable_bed flower_bed vegetable_patch allotment seed_packet
  seed germination fence picket_fence garden_fence gate garden_gate farm_gate compost_bin compost_heap
  hosepipe garden_hose hose greenhouse polytunnel kitchen_table dining_table bench park_bench lamp table_lamp
  bedside_lamp reading_lamp porch_light porch_lamp lantern double_bed single_bed settee armchair front_door back_door
  radiator wireless_radio upright_piano church_organ pipe_organ telly ironing_board washing_line clothes_line
  clothesline laundry washing_powder detergent bleach trainer shoelace welly wellies wellington wellington_boot
  rubber_boot sun_hat straw_hat hat baseball_cap bobble_hat woolly_hat beanie raincoat apron wedding_ring gold_ring
  engagement_ring curtain_ring bus_ticket train_ticket raffle_ticket price_tag price_label banknote bank_note wallet
  exercise_book book_pile rucksack school_bag schoolbag mobile_phone mobile inhaler spacer pill_box dosette_box
  pillbox medicine painkiller insulin_pen insulin sticking_plaster first_aid_kit first_aid_box milk_tooth human_heart
  heart heart_chamber lung brain human_brain stirrup_bone blood_cell white_blood_cell red_blood_cell dog_bone shop
  corner_shop village_shop shop_front shopfront bakery bread_shop bookshop book_shop bookstore market_stall
  fruit_stall vegetable_stall stall craft_stall soap_stall primary_school parish_church chapel bus_shelter
  village_well water_well stone_bridge gravestone graveyard churchyard tombstone apartment_block
  apartment_building library public_library pub letter_box pillar_box lollipop_sign crossing_sign wheelie_bin terrier
  collie black_dog dairy_cow heifer bullock vixen doe brown_bear robin sparrow songbird finch garden_bird blue_tit
  bluetit rook jackdaw magpie swift swallow house_martin gull seagull herring_gull cockerel mallard stork heron
  buzzard sardine mackerel sea_turtle adder slug magma_chamber mountain_peak waterfall flood floodwater
  flood_water river stream brook storm_cloud thundercloud oak_tree birch_tree fir_tree pine_tree apple_tree fruit_tree
  daffodil daisy lavender orchid spud leek cabbage lettuce pumpkin pea pea_pod beetroot oat porridge_oat chickpea
  jam_tart tart milk_float rowing_boat rowboat sailing_boat fishing_boat trawler medieval_ship galleon
`
  .trim()
  .split(/\s+/u);

const known: ReadonlySet<string> = new Set(drawableNouns);

/** Whether a noun stands in the list, just as it is. */
export const isListed = (noun: string): boolean => known.has(noun.replaceAll(' ', '_'));

/** Whether the painter surely has what a noun phrase names: its last word, or its last two. */
export function isDrawable(what: string): boolean {
  const phrase = what
    .toLowerCase()
    .replace(/^group of /u, '')
    .split(/ (?:of|in|on|with|from|for) /u, 1)[0];
  const words = (phrase ?? '').split(' ');
  const last = words.at(-1) ?? '';
  const forms = [last, singularPhrase(last) ?? last];
  return forms.some((form) => known.has(form) || known.has(`${words.at(-2) ?? ''}_${form}`));
}

/** What a noun is called without what only specifies it, where the painter has just that: a "knife sharpening van" is a van. */
export function drawableHead(what: string): string {
  if (!isDrawable(what) || what.startsWith('group of ')) return what;
  const words = (what.split(/ (?:of|in|on|with|from|for) /u, 1)[0] ?? '').split(' ');
  const last = words.at(-1) ?? what;
  return isDrawable(last) ? last : words.slice(-2).join(' ');
}

/** Nouns that mean another thing beside these: the keys of a piano, the mouse of a computer. */
const otherwise: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\bkeys?$/iu,
    /\b(?:piano|organ|keyboard|typewriter|accordion|computer|laptop|keypad|song|music)s?\b/iu,
  ],
  [/\b(?:mouse|mice)$/iu, /\b(?:computer|laptop|click|cursor|keyboard|usb)\w*/iu],
  [/\brings?$/iu, /\b(?:boxing|phone|telephone|saturn|doorbell|bells?|onion|piston|key)\b/iu],
  [/\bbats?$/iu, /\b(?:baseball|cricket|ball)\b/iu],
  [/\bplates?$/iu, /\b(?:car|van|dash|registration|tectonic|earth|steel|metal|crust)\b/iu],
  [/\b(?:bed|beds)$/iu, /\b(?:garden|plant|soil|sow|river|sea|flower|compost|allotment)\w*/iu],
  [
    /\b(?:chicken|turkey|duck|goose|lamb|rabbit|fish|pig)s?$/iu,
    /\b(?:cook|roast|rinse|raw|oven|recipe|grill|fry|fried|marinade|thighs?|breasts?)\w*/iu,
  ],
  [
    /\bbulbs?$/iu,
    /\b(?:onions?|garlic|tulips?|daffodils?|plant\w*|flower\w*|grow\w*|soil|spring|layers?|roots?)\b/iu,
  ],
  // A family of animals, and the queen of a hive, are no people.
  [
    /\b(?:family|families|mother|father|parents?|queen|worker|nurse|kids?|babies|baby|pair|couple|king|soldiers?|teenagers?|sisters?|brothers?)$/iu,
    /\b(?:beavers?|otters?|badgers?|foxes|fox|wolf|wolves|birds?|swans?|geese|ducks?|owls?|elephants?|lions?|whales?|dolphins?|monkeys?|chimps?|apes?|bees?|ants?|wasps?|termites?|hive|colony|burrow|den|dam|lodge|cubs?|pups?|kits?|chicks?|calf|calves|nests?|herd|flock|chess|piano)\b/iu,
  ],
  [
    /\bdrivers?$/iu,
    /\b(?:screws?|golf|printer|software|device|install\w*|graphics|knock\w*|hammer)\b/iu,
  ],
  [
    /\btaps?$/iu,
    /\b(?:soft|gentle|light|quick|little|few|hard|sharp|mallet|hammer|finger\w*|heels?|stick|bat|knock\w*) (?:taps?|blows?)\b|\b(?:mallet|hammer|chisel|cane|bat)\b/iu,
  ],
  [
    /\bplates?$/iu,
    /\b(?:volcano\w*|earthquakes?|continents?|ocean|magma|mantle|crust|faults?)\b/iu,
  ],
  [
    /\bcells?$/iu,
    /\b(?:combs?|honey\w*|bees?|wax|spreadsheets?|tables?|battery|batteries|solar|phone|fuel|terror\w*)\b/iu,
  ],
  [
    /\bbeds?$/iu,
    /\b(?:leaves|mulch|compost|seeds?|veg\w*|crops?|weeds?|dig|dug|spade|roses?|bulbs?|hospital|oysters?|lake|rock)\b/iu,
  ],
  [/\broots?$/iu, /\b(?:square|cause|word|family|problem)\b/iu],
  [/\btrunks?$/iu, /\b(?:swim\w*|shorts|road|call|line)\b/iu],
  [/\bcranes?$/iu, /\b(?:neck|wetlands?|flock|feather\w*|nest\w*|wings?)\b/iu],
  [/\bpalms?$/iu, /\b(?:hand|hands|finger\w*|read\w*|sweat\w*|sunday)\b/iu],
  [/\bnails?$/iu, /\b(?:finger\w*|polish|toes?|varnish|manicure)\b/iu],
  [
    /\bmatch(?:es)?$/iu,
    /\b(?:football|cup|league|team|goal|score\w*|played|cricket|tennis|final|won|lost|draw)\b/iu,
  ],
  [/\bpitch(?:er)?s?$/iu, /\b(?:football|baseball|sales|cricket|voice|note|investors?)\b/iu],
  [/\borgans?$/iu, /\b(?:body|heart|kidney|liver|donor|transplant|skin)\b/iu],
  [/\bpens?$/iu, /\b(?:sheep|pigs?|goats?|cattle|chickens?|flock)\b/iu],
  [/\bfans?$/iu, /\b(?:football|team|crowd|cheer\w*|band|concert|club|stadium|match)\b/iu],
  [/\bpools?$/iu, /\b(?:cue|table|car|gene|talent)\b/iu],
  [/\bbanks?$/iu, /\b(?:rivers?|streams?|burst|flood\w*|canal|mud\w*)\b/iu],
  [/\btaps?$/iu, /\b(?:screen|button|shoulder|phone|icon|app|dance|card)\w*/iu],
  [
    /\brings?$/iu,
    /\b(?:gas ring|ring (?:me|us|him|her|them|up|back|the (?:bell|office|school|doctor)))\b/iu,
  ],
  [/\bswallows?$/iu, /\b(?:pill|tablet|throat|food|drink|hard)\w*/iu],
  [
    /\b(?:seal|duck|bear|swift|rose|tart|shop|lid)s?$/iu,
    /\b(?:to (?:seal|duck|bear|rose|shop)|bear (?:in mind|with)|prices? rose|swift (?:reply|action|response))\b/iu,
  ],
  [/\bsoda$/iu, /\b(?:baking|caustic|washing)\b/iu],
  [/\bstars?$/iu, /\b(?:film|movie|pop|review|hotel|rating|stage)s?\b/iu],
  [/\b(?:tree|branch|leaf|leaves)$/iu, /\b(?:git|code|file|folder|decision|table|data)s?\b/iu],
  [
    /\b(?:bug|worm|cookie|web|cloud|python|windows?|battery)s?$/iu,
    /\b(?:code|software|website|browser|server|app|computer|program)\w*/iu,
  ],
];

/** Nouns that are mostly said of something else, and what has to stand beside them: a heart is seldom the organ. */
const onlyBeside: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\bhearts?$/iu,
    /\b(?:chambers?|blood|pump(?:s|ing)?|valves?|arter(?:y|ies)|organs?|surgeons?|lungs?|beats? per|transplant)\b/iu,
  ],
  [/\bbrains?$/iu, /\b(?:organs?|skull|nerves?|neurons?|surgery|scan|lobes?|cells?)\b/iu],
  [/\bbones?$/iu, /\b(?:dogs?|pupp(?:y|ies)|dig|dug|buried|bury|chew\w*|broth|fossils?)\b/iu],
  [/\bwells?$/iu, /\b(?:water|village|dug|dig|bucket|drink|deep|pump)\b/iu],
];

/** What a sentence says is not there any more: "my ring was gone", "I lost my keys". */
function isGone(what: string, sentence: string): boolean {
  const head =
    what
      .replace(/^group of /u, '')
      .split(' ')
      .at(-1) ?? what;
  const noun = String.raw`(?:\p{L}+ ){0,2}${head.replaceAll(/[^\p{L}\p{N}]+/gu, '.')}s?`;
  return [
    String.raw`\b${noun} (?:was|were|is|are|had|has|have|went|'s) (?:all |already |just |been |now |suddenly )?(?:gone|lost|missing|stolen|vanished|disappeared|sold out|used up)\b`,
    String.raw`\b(?:los[et]s?|losing|ran out of|run out of|missing|forgot(?:ten)?) (?:my|his|her|our|their|your|the|all|of|a|an) ${noun}\b`,
    String.raw`\b(?:no|without|instead of|not an?|never an?) ${noun}\b`,
    String.raw`\b(?:do not|don['’]?t|never|no need to) [^.;:!?]{0,60}\b${noun}\b`,
  ].some((form) => new RegExp(form, 'iu').test(sentence));
}

/** Whether a noun surely has its usual meaning in its sentence, and is there to be seen. */
export const isUsual = (what: string, sentence: string): boolean =>
  !otherwise.some(([noun, beside]) => noun.test(what) && beside.test(sentence.replace(what, ''))) &&
  onlyBeside.every(([noun, beside]) => !noun.test(what) || beside.test(sentence)) &&
  !isGone(what, sentence);
