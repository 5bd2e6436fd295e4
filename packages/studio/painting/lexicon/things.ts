/** Food, objects, machines and places. The form of a line: see nature.ts. */
export const things = `
coffee espresso latte cappuccino mocha coffee_cup caffeine: hot-beverage @table
tea teacup matcha: teacup-without-handle @table
teapot kettle: teapot @table
breakfast pancake: pancakes @table
waffle: waffle @table
bread loaf sourdough dough bakery: bread @table
croissant pastry: croissant @table
baguette: baguette-bread @table
pizza: pizza @table
burger hamburger cheeseburger: hamburger @table
fries: french-fries @table
hotdog hot_dog sausage: hot-dog @table
sandwich toast: sandwich @table
taco: taco @table
burrito wrap: burrito @table
pasta spaghetti noodle lasagna: spaghetti @table
ramen soup broth stew: steaming-bowl @table
curry: curry-rice @table
rice: cooked-rice @table
sushi: sushi @table
dumpling: dumpling @table
salad: green-salad @table
egg: egg @table
omelette: cooking @table
cheese: cheese-wedge @table
butter: butter @table
milk: glass-of-milk @table
meat steak beef: cut-of-meat @table
bacon: bacon @table
drumstick: poultry-leg @table
cake birthday_cake birthday: birthday-cake @table
cupcake muffin: cupcake @table
pie: pie @table
cookie biscuit: cookie @table
doughnut donut: doughnut @table
chocolate cocoa: chocolate-bar @table
candy sweet sugar: candy @table
lollipop: lollipop @table
ice_cream gelato: ice-cream @table
honey: honey-pot @table
popcorn: popcorn @stage
apple: red-apple @table
banana: banana @table
orange citrus: tangerine @table
lemon: lemon @table
lime: lime @table
watermelon: watermelon @table
grape vineyard: grapes @table
strawberry: strawberry @table
blueberry berry: blueberries @table
cherry: cherries @table
peach: peach @table
pear: pear @table
mango: mango @table
pineapple: pineapple @table
coconut: coconut @coast
kiwi: kiwi-fruit @table
tomato: tomato @table
avocado guacamole: avocado @table
eggplant aubergine: eggplant @table
potato: potato @table
carrot: carrot @table
corn maize: ear-of-corn @hills
pepper chili chilli spice: hot-pepper @table
cucumber pickle: cucumber @table
broccoli vegetable veggie: broccoli @table
garlic: garlic @table
onion: onion @table
bean legume: beans @table
peanut nut almond: peanuts @table
salt: salt @table
olive: olive @table
jam jar: jar @table
wine: wine-glass @table
beer pub: beer-mug @table
cocktail: cocktail-glass @table
juice smoothie: tropical-drink @table
soda: cup-with-straw @table
champagne: bottle-with-popping-cork @table
recipe cooking kitchen pan skillet: shallow-pan-of-food @table
pot casserole: pot-of-food @table
knife: kitchen-knife @table
spoon: spoon @table
fork plate dinner lunch meal dish restaurant cuisine: fork-and-knife-with-plate @table
food ingredient diet nutrition: green-salad @table
fruit: red-apple @table
car automobile vehicle sedan traffic: automobile @street
taxi cab: taxi @street
bus: bus @street
truck lorry: articulated-lorry @street
van delivery: delivery-truck @street
minibus camper camper_van campervan: minibus @street
ambulance: ambulance @street
fire_truck fire_engine: fire-engine @street
police_car: police-car @street
race_car racing_car racecar formula: racing-car @stadium
sports_car supercar: racing-car @street
electric_car: automobile @city
tractor: tractor @hills
motorcycle motorbike: motorcycle @street
scooter: motor-scooter @street
bicycle bike: bicycle @street
skateboard: skateboard @street
train railway locomotive: locomotive @hills
bullet_train high_speed_train: bullet-train @hills
subway metro tram: metro @city
plane airplane aeroplane aircraft jet flight: airplane @sky
helicopter: helicopter @sky
rocket spaceship spacecraft launch: rocket @space
satellite: satellite @space
ufo flying_saucer: flying-saucer @space
balloon: balloon @sky
hot_air_balloon air_balloon: painted-hot-air-balloon @sky
kite: kite @sky
parachute skydiver: parachute @sky
ship vessel cargo_ship titanic: ship @coast
boat sailboat yacht sail: sailboat @coast
ferry: ferry @coast
cruise cruise_ship: passenger-ship @coast
canoe kayak: canoe @coast
speedboat motorboat: speedboat @coast
submarine: painted-submarine @underwater
anchor: anchor @coast
lighthouse: painted-lighthouse @coast
windmill wind_turbine turbine: painted-windmill @hills
bridge: painted-bridge @coast
pyramid egypt giza: painted-pyramid @hills
house home cottage: house-with-garden @street
hut cabin: hut @forest
mansion haunted_house ruin: derelict-house @forest
castle fortress: castle @hills
palace: classical-building @columns
temple parthenon acropolis museum rome greece athens senate: classical-building @columns
church cathedral: church @hills
mosque: mosque @city
synagogue: synagogue @city
shrine torii: shinto-shrine @forest
pagoda japanese_castle: japanese-castle @hills
kaaba mecca: kaaba @city
statue sculpture monument liberty: statue-of-liberty @city
tower eiffel: tokyo-tower @city
skyscraper office headquarters company corporation business startup firm: office-building @city
city town downtown skyline metropolis urban: cityscape @city
village suburb: houses @hills
street road avenue alley: - @street
market bazaar shop store supermarket mall retail: convenience-store @street
school university college campus classroom: school @street
hospital clinic: hospital @street
bank banking: bank @columns
hotel: hotel @city
factory manufacturing industry plant_factory: factory @factory
construction crane: building-construction @factory
stadium arena: stadium @stadium
gym fitness workout exercise training: *-lifting-weights @stadium
library archive: books @room
room bedroom livingroom living_room apartment: couch-and-lamp @room
couch sofa: couch-and-lamp @room
bed sleep nap insomnia bedtime: bed @room
desk workspace: desktop-computer @room
chair: chair @room
door doorway: door @room
window: window @room
lamp lantern: red-paper-lantern @street
bathroom bathtub bath: bathtub @room
toilet: toilet @room
shower: shower @room
mirror: mirror @room
tent camp camping: tent @forest
circus carnival: circus-tent @street
ferris_wheel amusement_park: ferris-wheel @city
roller_coaster: roller-coaster @city
fountain: fountain @city
playground: playground-slide @street
theater theatre opera drama comedy: performing-arts @stage
cinema movie film hollywood: clapper-board @stage
computer pc desktop: desktop-computer @lab
laptop: laptop @room
keyboard: keyboard @room
phone smartphone mobile iphone app: mobile-phone @lab
telephone: telephone @room
television tv: television @room
camera photo photography: camera @room
video youtube: video-camera @stage
microphone podcast: studio-microphone @stage
headphone: headphone @room
radio: radio @room
battery: battery @lab
plug electricity power: high-voltage @lab
light_bulb lightbulb bulb: light-bulb @abstract
flashlight torch: flashlight @forest
candle: candle @room
clock: mantelpiece-clock @room
watch wristwatch: watch @room
alarm alarm_clock: alarm-clock @room
hourglass: hourglass-not-done @parchment
stopwatch: stopwatch @stadium
calendar schedule: spiral-calendar @room
book novel textbook story tale literature: open-book @room
notebook diary journal: notebook @room
pen: fountain-pen @room
pencil: pencil @room
scissors: scissors @room
saw: carpentry-saw @factory
sock: socks @room
glove mitten: gloves @room
wheelchair: manual-wheelchair @room
shopping_trolley: shopping-cart @street
letterbox: postbox @street
fire_extinguisher extinguisher: fire-extinguisher @room
paper document letter page: page-facing-up @room
scroll manuscript parchment: scroll @parchment
newspaper news: newspaper @street
envelope email mail message: envelope @lab
package parcel box: package @street
gift: wrapped-gift @room
bag backpack: backpack @room
luggage suitcase: luggage @street
key: key @abstract
lock padlock security privacy password: locked @lab
hammer: hammer @factory
wrench spanner tool: wrench @factory
screw bolt nut_bolt: nut-and-bolt @factory
gear cog mechanism machine machinery engine: gear @factory
magnet: magnet @lab
ladder: ladder @abstract
brick wall: brick @factory
axe: axe @forest
sword blade battle war combat: crossed-swords @hills
shield defense defence armor: shield @columns
bow arrow: bow-and-arrow @forest
bomb explosion: bomb @abstract
crown royalty throne kingdom empire: crown @columns
ring: ring @abstract
diamond jewel gem gemstone: gem-stone @abstract
treasure: gem-stone @parchment
coin gold: coin @abstract
umbrella: umbrella @street
glasses: glasses @room
sunglasses: sunglasses @coast
hat: top-hat @stage
shoe sneaker: running-shoe @stadium
dress: dress @stage
shirt tshirt clothing clothes fashion: t-shirt @street
coat jacket: coat @street
scarf: scarf @hills
watchtower: castle @hills
fishing: fishing-pole @coast
guitar: guitar @stage
piano: musical-keyboard @stage
violin orchestra: violin @stage
drum drummer: drum @stage
trumpet jazz: trumpet @stage
saxophone: saxophone @stage
music song melody: musical-notes @stage
paint painting palette art canvas: artist-palette @room
brush: paintbrush @room
puzzle: puzzle-piece @abstract
toy teddy: teddy-bear @room
game videogame video_game gaming gamer: video-game @room
dice: game-die @table
chess chess_game chess_board chessboard: chess-pawn @table
card poker: joker @table
broom: broom @room
soap: soap @room
toothbrush: toothbrush @room
basket: basket @table
trash garbage waste rubbish bin dustbin wastebasket: wastebasket @street
bottle: lotion-bottle @lab
`;
