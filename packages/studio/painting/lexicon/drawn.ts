/** What we have drawn ourselves: these come before the illustrations of the set. The form of a line: see nature.ts. */
export const drawn = `
tap faucet water_tap kitchen_tap garden_tap standpipe: drawn-tap @table
kettle tea_kettle: drawn-kettle @table
oven cooker stove: drawn-oven @room
hob gas_hob gas_ring: drawn-hob @table
baking_tin cake_tin loaf_tin roasting_tin tin_tray: drawn-baking-tin @table
flapjack brownie traybake tray_bake: drawn-tin-of-bakes @table
fridge refrigerator freezer fridge_freezer: drawn-fridge @room
washing_machine washer tumble_dryer: drawn-washing-machine @room
dishwasher: drawn-dishwasher @room
dough bread_dough: drawn-dough-bowl @table
mixing_bowl bowl: drawn-mixing-bowl @table
saucepan pan_lid lid casserole_dish cooking_pot stew_pot cauldron: drawn-pan-with-lid @table
chip_pan burning_pan pan_fire: drawn-burning-pan @table
knife kitchen_knife sharp_knife: drawn-knife-on-board @table
frying_pan skillet: drawn-frying-pan @table
cake sponge_cake victoria_sponge layer_cake: drawn-cake @table
loaf bread sourdough sourdough_loaf bread_loaf: drawn-loaf @table
biscuit cookie: drawn-biscuit-tray @table
gingerbread gingerbread_man: drawn-gingerbread @table
bottle wine_bottle glass_bottle: drawn-bottle @table
fizzy_bottle cola_bottle lemonade_bottle pop_bottle soda_bottle: drawn-fizzy-bottle @table
milk_bottle milk: drawn-milk-bottle @table
jam jam_jar preserve marmalade chutney: drawn-jar-filled @table
jar glass_jar: drawn-jar-empty @table
marshmallow sweet_jar: drawn-jar-sweets @table
savings_jar coin_jar money_jar: drawn-jar-coins @table
sack: drawn-sack @hills
potato_sack: drawn-sack-potatoes @hills
paper_bag: drawn-paper-bag @table
carrier_bag shopping_bag tote_bag plastic_bag: drawn-carrier-bag @street
flour flour_bag: drawn-flour-bag @table
water_glass tumbler drinking_glass: drawn-water-glass @table
jug pitcher: drawn-jug @table
bucket pail: drawn-bucket @hills
basket shopping_basket picnic_basket: drawn-basket @table
cardboard_box moving_box: drawn-cardboard-box @room
open_box box: drawn-open-box @room
treasure_chest treasure: drawn-treasure-chest @table
dresser chest sideboard: drawn-drawers @room
drawer kitchen_drawer: drawn-open-drawer @room
watering_can watering: drawn-watering-can @hills
spade shovel: drawn-spade @hills
garden_fork pitchfork: drawn-garden-fork @hills
rake garden_rake: drawn-rake @hills
trowel: drawn-trowel @hills
wheelbarrow: drawn-wheelbarrow @hills
plant_pot flower_pot flowerpot: drawn-pot-soil @hills
seedling sprout: drawn-pot-sprout @hills
young_plant sapling: drawn-pot-young @hills
pot_plant houseplant basil tulsi herb_pot: drawn-pot-bushy @room
raised_bed garden_bed vegetable_bed flower_bed vegetable_patch allotment: drawn-garden-bed @hills
seed_packet: drawn-seed-packet @table
seed: drawn-seeds @hills
germination shoot: drawn-sprout-in-soil @hills
fence picket_fence garden_fence: drawn-fence @hills
gate garden_gate farm_gate: drawn-gate @hills
compost_bin compost_heap: drawn-compost-bin @hills
hosepipe garden_hose hose: drawn-hose @hills
greenhouse polytunnel: drawn-greenhouse @hills
kitchen_table dining_table table: drawn-table @room
bench park_bench: drawn-bench @forest
lamp table_lamp bedside_lamp reading_lamp: drawn-lamp @room
porch_light porch_lamp lantern: drawn-porch-lamp @street
candle: drawn-candle @room
bed double_bed single_bed: drawn-bed @room
sofa couch settee: drawn-sofa @room
armchair: drawn-armchair @room
door front_door back_door: drawn-door @street
window: drawn-window @room
radiator: drawn-radiator @room
laptop: drawn-laptop @room
radio wireless_radio: drawn-radio @room
camera: drawn-camera @room
microphone: drawn-microphone @stage
piano upright_piano: drawn-piano @room
church_organ pipe_organ: drawn-church-organ @columns
television tv telly: drawn-television @room
ironing_board: drawn-ironing-board @room
washing_line clothes_line clothesline laundry: drawn-clothes-line @hills
washing_powder detergent bleach: drawn-detergent @table
sock: drawn-sock @room
shoe trainer sneaker shoelace: drawn-shoe @room
welly wellies wellington wellington_boot rubber_boot: drawn-boots @hills
sun_hat straw_hat hat: drawn-hat-sun @room
cap baseball_cap: drawn-cap @room
bobble_hat woolly_hat beanie: drawn-bobble-hat @room
coat jacket raincoat: drawn-coat @room
apron: drawn-apron @room
ring wedding_ring gold_ring engagement_ring: drawn-ring-gold @table
curtain_ring: drawn-curtain-ring @table
ticket bus_ticket train_ticket raffle_ticket: drawn-ticket @table
price_tag price_label: drawn-price-tag @table
banknote bank_note cash: drawn-banknotes @table
coin: drawn-coin-stack @table
purse wallet: drawn-purse @table
envelope: drawn-letter @table
parcel package: drawn-parcel @room
notebook exercise_book: drawn-notebook @table
book_pile: drawn-book-pile @room
suitcase luggage: drawn-suitcase @street
backpack rucksack school_bag schoolbag: drawn-backpack @street
umbrella: drawn-umbrella @street
phone smartphone mobile_phone mobile iphone: drawn-phone @table
thermometer: drawn-thermometer @table
inhaler spacer: drawn-inhaler @table
syringe: drawn-syringe @table
pill_box dosette_box pillbox: drawn-pill-box @table
pill tablet_pill medicine painkiller: drawn-pills @table
insulin_pen insulin: drawn-insulin-pen @table
sticking_plaster: drawn-plaster @table
first_aid_kit first_aid_box: drawn-first-aid @room
tooth milk_tooth: drawn-tooth @table
human_heart heart: drawn-heart-organ @abstract
heart_chamber: drawn-heart-chambers @abstract
lung: drawn-lungs-organ @abstract
brain human_brain: drawn-brain-organ @abstract
stirrup_bone: drawn-ear-bones @abstract
blood_cell white_blood_cell red_blood_cell: drawn-blood-cells @abstract
bone dog_bone: drawn-bone-plain @table
shop corner_shop village_shop shop_front shopfront: drawn-shop-front @street
bakery baker's_shop bread_shop: drawn-bakery @street
bookshop book_shop bookstore: drawn-book-shop @street
market_stall fruit_stall vegetable_stall: drawn-market-stall @street
stall craft_stall soap_stall: drawn-craft-stall @street
school primary_school: drawn-school @street
hospital: drawn-hospital @street
house home cottage: drawn-house-plain @street
village terrace_houses houses hamlet: drawn-houses-row @hills
church parish_church chapel: drawn-church @hills
bus_stop bus_shelter: drawn-bus-stop @street
well village_well water_well: drawn-well @hills
stone_bridge bridge: drawn-stone-bridge @hills
gravestone headstone graveyard churchyard tombstone: drawn-gravestones @hills
flat_block apartment_block apartment_building: drawn-flats @street
library public_library: drawn-library-front @street
pub: drawn-pub @street
postbox letterbox letter_box pillar_box: drawn-letterbox-red @street
lollipop_sign crossing_sign: drawn-lollipop-sign @street
wheelie_bin: drawn-wheelie-bin @street
dog puppy hound retriever labrador terrier collie: drawn-dog
black_dog: drawn-dog-black
cat kitten kitty: drawn-cat
horse stallion mare pony foal: drawn-horse @hills
donkey mule: drawn-donkey @hills
cow cattle dairy_cow heifer: drawn-cow @hills
ox bullock: drawn-bull @hills
sheep lamb ewe: drawn-sheep @hills
goat: drawn-goat @hills
pig piglet hog: drawn-pig @hills
fox vixen: drawn-fox @forest
wolf: drawn-wolf @forest
lion: drawn-lion @hills
lioness: drawn-lioness @hills
tiger: drawn-tiger @forest
elephant: drawn-elephant @hills
mouse: drawn-mouse
rat: drawn-rat
rabbit bunny hare: drawn-rabbit @hills
hedgehog porcupine: drawn-hedgehog @forest
badger: drawn-badger @forest
deer stag: drawn-deer @forest
doe fawn: drawn-doe @forest
bear grizzly brown_bear: drawn-bear @forest
polar_bear: drawn-polar-bear @hills
camel: drawn-camel @hills
robin: drawn-robin @forest
sparrow: drawn-sparrow @street
bird songbird finch garden_bird: drawn-sparrow @forest
blue_tit bluetit: drawn-bluetit @forest
blackbird: drawn-blackbird @hills
crow raven rook jackdaw magpie: drawn-crow @hills
swift: drawn-swift-flying @sky
swallow house_martin: drawn-swallow-flying @sky
gull seagull herring_gull: drawn-gull @coast
pigeon dove: drawn-pigeon @street
owl: drawn-owl @forest
hen chicken: drawn-hen @hills
cockerel rooster: drawn-cockerel @hills
duck mallard: drawn-duck @coast
duckling chick: drawn-duckling @coast
goose: drawn-goose @hills
stork: drawn-stork @hills
heron: drawn-heron @coast
penguin: drawn-penguin @hills
eagle: drawn-eagle @hills
hawk falcon buzzard: drawn-eagle-flying @sky
swan: drawn-swan @coast
fish goldfish: drawn-fish @underwater
salmon tuna trout cod sardine herring mackerel: drawn-fish-silver @underwater
whale: drawn-whale @underwater
dolphin porpoise: drawn-dolphin @underwater
octopus: drawn-octopus @underwater
jellyfish: drawn-jellyfish @underwater
sea_turtle turtle: drawn-sea-turtle @underwater
tortoise: drawn-tortoise @hills
frog toad: drawn-frog @forest
snake adder cobra python serpent: drawn-snake @forest
bee honeybee bumblebee: drawn-bee @hills
butterfly: drawn-butterfly @hills
ant: drawn-ant @forest
spider: drawn-spider @forest
snail slug: drawn-snail @hills
crab: drawn-crab @coast
volcano: drawn-volcano-erupting @hills
magma_chamber: drawn-volcano-cut @abstract
mountain_peak: drawn-mountain-peak @hills
waterfall: drawn-waterfall @forest
glacier: drawn-glacier @hills
flood floodwater flood_water: drawn-river-flood @city
river stream brook: drawn-river-bend @hills
storm_cloud thundercloud thunderstorm: drawn-storm-cloud @sky
oak oak_tree tree: drawn-oak-tree @hills
birch birch_tree: drawn-birch-tree @hills
fir fir_tree pine pine_tree spruce conifer: drawn-fir-tree @forest
apple_tree fruit_tree: drawn-apple-tree @hills
leaf: drawn-leaf-one @forest
rose: drawn-rose-flower @hills
tulip: drawn-tulip-flower @hills
daffodil: drawn-daffodil @hills
daisy flower: drawn-daisy @hills
sunflower: drawn-sunflower-plant @hills
lavender: drawn-lavender @hills
orchid: drawn-orchid @room
onion: drawn-onion @table
carrot: drawn-carrot-whole @table
potato spud: drawn-potatoes @table
leek: drawn-leek @table
cabbage lettuce: drawn-cabbage @table
pumpkin squash_vegetable: drawn-pumpkin @table
pea pea_pod: drawn-peas @table
beetroot: drawn-beetroot @table
apple: drawn-apple-red @table
pear: drawn-pear-green @table
strawberry: drawn-strawberries @table
oat porridge_oat: drawn-oats @table
butter: drawn-butter-dish @table
chickpea: drawn-chickpeas @table
pasta spaghetti: drawn-pasta-plate @table
soup broth: drawn-soup-bowl @table
jam_tart tart: drawn-jam-tart @table
bicycle bike: drawn-bicycle-side @street
van: drawn-van-side @street
camper camper_van campervan: drawn-camper-side @hills
tractor: drawn-tractor-side @hills
milk_float: drawn-milk-float @street
rowing_boat rowboat: drawn-rowing-boat @coast
sailing_boat sailboat yacht: drawn-sailing-boat @coast
ferry: drawn-ferry-boat @coast
fishing_boat trawler: drawn-fishing-boat @coast
medieval_ship galleon: drawn-cog-ship @coast
`;
