/**
 * Words of nature. A line reads `words: emoji @template`: the words that mean it, its illustration, where it is at home.
 * A `-` for the illustration names a setting that is no subject. Words of two or three parts are joined by `_`.
 */
export const nature = `
dog puppy hound retriever labrador: dog
cat kitten feline kitty: cat
wolf: wolf @forest
fox: fox @forest
bear grizzly: bear @forest
polar_bear: polar-bear @hills
panda: panda @forest
koala: koala @forest
lion lioness: lion @hills
tiger: tiger @forest
leopard cheetah jaguar panther: leopard @hills
elephant: elephant @hills
mammoth: mammoth @hills
giraffe: giraffe @hills
zebra: zebra @hills
rhino rhinoceros: rhinoceros @hills
hippo hippopotamus: hippopotamus @hills
horse stallion mare pony foal: horse @hills
unicorn: unicorn @sky
donkey mule: donkey @hills
cow cattle calf dairy: cow @hills
bull ox: ox @hills
buffalo bison: bison @hills
pig piglet hog: pig @hills
sheep lamb ewe flock: ewe @hills
ram: ram @hills
goat: goat @hills
camel caravan: two-hump-camel @hills
llama alpaca: llama @hills
kangaroo wallaby: kangaroo @hills
sloth: sloth @forest
otter: otter @coast
beaver: beaver @forest
badger: badger @forest
skunk: skunk @forest
raccoon: raccoon @forest
squirrel chipmunk: chipmunk @forest
hedgehog porcupine: hedgehog @forest
rabbit bunny hare: rabbit @forest
mouse: mouse
rat rodent: rat
hamster: hamster @room
monkey ape chimp chimpanzee primate: monkey @forest
gorilla: gorilla @forest
orangutan: orangutan @forest
deer stag fawn: deer @forest
moose elk: moose @forest
boar: boar @forest
bat: bat @sky
bird songbird sparrow robin finch: bird @sky
eagle hawk falcon: eagle @sky
owl: owl @forest
parrot macaw: parrot @forest
dove pigeon: dove @sky
crow raven blackbird: blackbird @sky
seagull gull: bird @coast
swan: swan @coast
duck duckling: duck @coast
goose: goose @sky
flamingo: flamingo @coast
peacock: peacock @forest
penguin: penguin @hills
chicken hen: chicken @hills
rooster: rooster @hills
chick: baby-chick @hills
turkey: turkey @hills
dodo: dodo @forest
phoenix: phoenix-bird @sky
nest: nest-with-eggs @forest
feather: feather
frog toad: frog @forest
crocodile alligator: crocodile @coast
turtle tortoise: turtle @coast
lizard gecko iguana chameleon: lizard @forest
snake cobra python serpent: snake @forest
dinosaur brontosaurus sauropod: sauropod @forest
trex t_rex tyrannosaurus: t-rex @forest
dragon: dragon @hills
fish goldfish salmon tuna trout cod: fish @underwater
clownfish angelfish reef_fish: tropical-fish @underwater
pufferfish: blowfish @underwater
shark: shark @underwater
whale: whale @underwater
dolphin porpoise: dolphin @underwater
octopus: octopus @underwater
squid: squid @underwater
jellyfish: jellyfish @underwater
seal sealion: seal @coast
crab: crab @coast
lobster: lobster @underwater
shrimp prawn krill: shrimp @underwater
oyster clam mussel pearl: oyster @underwater
coral reef coral_reef: coral @underwater
shell seashell: spiral-shell @coast
snail: snail @forest
spider tarantula: spider @forest
web cobweb: spider-web @forest
scorpion: scorpion @hills
ant colony: ant @forest
bee honeybee bumblebee hive beehive pollinator: honeybee @forest
butterfly moth: butterfly @forest
caterpillar: bug @forest
beetle: beetle @forest
ladybug ladybird: lady-beetle @forest
cricket grasshopper: cricket @forest
mosquito: mosquito @forest
worm earthworm: worm @forest
insect: beetle @forest
microbe germ bacteria bacterium virus pathogen: microbe @lab
paw pawprint: paw-prints
tree oak maple elm birch: deciduous-tree @forest
pine fir spruce conifer evergreen: evergreen-tree @forest
palm palmtree coconut_palm: palm-tree @coast
cactus cacti: cactus @hills
flower blossom bloom: hibiscus @forest
rose: rose @forest
tulip: tulip @forest
sunflower: sunflower @hills
cherry_blossom sakura: cherry-blossom @forest
lotus lily: lotus @forest
bouquet: bouquet @room
leaf leaves foliage: leaf-fluttering-in-wind @forest
autumn fall_season fallen_leaf: fallen-leaf @forest
maple_leaf: maple-leaf @forest
seed seedling sprout sapling: seedling @forest
plant houseplant: potted-plant @room
herb basil mint: herb @table
clover luck: four-leaf-clover @forest
mushroom fungus fungi: mushroom @forest
grass lawn prairie: sheaf-of-rice @hills
wheat grain barley crop harvest: sheaf-of-rice @hills
forest wood woods woodland jungle rainforest: evergreen-tree @forest
garden orchard: sunflower @forest
mountain peak summit hill range ridge everest: snow-capped-mountain @hills
volcano lava eruption magma: volcano @hills
rock stone boulder pebble: rock @hills
desert dune sahara: cactus @hills
canyon valley cliff: mountain @hills
cave cavern: hole @forest
island atoll: desert-island @coast
beach shore seaside: beach-with-umbrella @coast
ocean sea wave tide surf tsunami: water-wave @coast
coast coastline bay harbour harbor lagoon: - @coast
river stream waterfall creek lake pond: - @hills
iceberg glacier: painted-iceberg @coast
ice frost: ice @hills
snow snowflake winter blizzard: snowflake @hills
snowman: snowman @hills
rain raindrop drizzle: cloud-with-rain @city
rainbow: rainbow @sky
storm thunderstorm thunder: cloud-with-lightning-and-rain @sky
lightning bolt: high-voltage @sky
tornado twister: tornado @hills
hurricane cyclone typhoon: cyclone @sky
cloud: cloud @sky
fog mist: fog @hills
wind breeze gust: wind-face @sky
sun sunshine sunlight: sun @sky
sunrise dawn daybreak: sun @hills
sunset dusk twilight: sun @coast
moon moonlight full_moon: full-moon @space
crescent: crescent-moon @space
star starlight: glowing-star @space
fire flame bonfire blaze wildfire: fire @hills
water droplet: droplet @coast
earth globe planet_earth: globe-showing-europe-africa @space
world map worldmap continent: world-map @parchment
nature wilderness wildlife: deciduous-tree @forest
ecosystem environment climate: globe-showing-americas @space
spring springtime: cherry-blossom @forest
summer: sun @coast
season: deciduous-tree @hills
farm farmland ranch countryside: tractor @hills
barn: house @hills
meadow field pasture savanna: - @hills
park: - @forest
`;
