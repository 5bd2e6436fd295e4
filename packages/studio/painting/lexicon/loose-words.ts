const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * Words of the lexicon whose illustration is only near: a place's token, what somebody works with, what an idea makes people
 * think of. They choose a stage and help where nothing else is known, but are not what the word names, so none of them is
 * drawn as what a scene is about. (Ideas are all so, but for {@link namedIdeas}.)
 */
export const looseWords = words(`
caravan dairy lily colony hive beehive pollinator moth cricket insect autumn fall_season
grass lawn prairie crop harvest wood woods woodland jungle rainforest garden orchard peak summit hill range ridge everest
lava eruption magma desert dune sahara canyon valley cliff cave cavern tide surf tsunami frost winter blizzard wind breeze gust
bolt dawn daybreak dusk twilight sunlight sunshine starlight water earth globe world map continent nature wilderness wildlife
ecosystem environment climate spring springtime summer season farm farmland ranch countryside barn palm fog mist bloom blossom
bull ram bat shell reef pearl plant herb grain luck flock phoenix dodo hurricane cyclone typhoon germ pathogen virus bacteria
bacterium microbe pebble blaze rain snow storm ocean sea
family couple parent friend friendship hug crowd audience community population society team group colleague teamwork collaboration
patient musician guitarist band actor actress performer king queen empress cleopatra knight samurai warrior swordsman gladiator
spartan roman_soldier pirate viking footballer soccer_player striker goalkeeper basketball_player athlete champion winner coach
referee yogi monk meditator meditate meditating philosopher thinker stoic sage writer author poet novelist journalist reporter
photographer explorer adventurer inventor genius sailor captain fisherman hunter archer driver customer shopper neighbour neighbor
bride groom wedding marriage stranger visitor twin death beast creature monster hero spirit haunting phantom boxer climber
mountaineer hiker walker traveller traveler tourist backpacker boss leader leadership executive manager entrepreneur founder
employee worker professional baker waiter barista server salesman shopkeeper merchant trader vendor seller guard elder senior
hand palm finger fist arm muscle biceps footwear leg eye eyesight vision gaze ear hearing nose smell mouth lip smile dental tongue
taste mind neuron cognition neuroscience psychology memory heartbeat cardio cardiovascular breath breathing blood gene genome
genetics body anatomy face hair voice speech speaker orator footstep foot
caffeine breakfast lasagna omelette toast drumstick birthday sweet sugar vineyard orange citrus
spice pickle vegetable veggie legume bean nut almond juice smoothie recipe cooking kitchen dinner lunch meal dish restaurant
cuisine food ingredient diet nutrition fruit chilli pepper cocoa traffic vehicle delivery railway flight jet launch cruise
vessel egypt giza ruin temple parthenon acropolis museum rome greece athens senate palace statue sculpture monument liberty tower
eiffel windmill turbine city town downtown skyline metropolis urban suburb market bazaar store supermarket mall retail university college
campus classroom clinic bank banking manufacturing industry construction crane arena gym fitness workout exercise training
archive room bedroom livingroom living_room apartment sleep nap insomnia bedtime desk workspace bathroom bath camp
camping circus carnival amusement_park theater theatre opera drama comedy cinema movie film hollywood pc desktop app photo
photography video youtube podcast plug electricity power alarm calendar schedule novel textbook story tale literature diary
journal document letter page scroll manuscript news mail message email security privacy password lock tool screw cog
mechanism machine machinery engine wall blade battle war combat shield defense defence armor explosion crown royalty throne
kingdom empire bow arrow diamond jewel gem gemstone gold dress clothing clothes fashion fishing orchestra drummer jazz
music song melody paint painting art canvas toy game videogame gaming gamer card poker chess_game trash garbage waste rubbish
office headquarters company corporation business startup firm shower sail skydiver shrine ufo electric_car 
watchtower fountain brush port label
aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces ophiuchus motorway customs restroom
placard trackball hole sparkle information registered wing foggy custard seat mate joker bug hair selfie troll khanda hamsa memo
pick sake thread formula seal calf wave gear paper bag iron
`);

/** Ideas that are a thing all the same. */
export const namedIdeas = words(`
laptop trophy medal gold_medal telescope microscope syringe pill thermometer receipt credit_card creditcard test_tube comet
asteroid galaxy milky_way black_hole fireworks firework football soccer basketball tennis volleyball rugby stethoscope clipboard checklist
`);
