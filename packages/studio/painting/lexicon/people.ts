/** People, their work and bodies; `*` stands for man, woman or person. The form of a line: see nature.ts. */
export const people = `
man guy gentleman husband father dad: man-standing
woman lady wife mother mom mum: woman-standing
person human people someone everyone adult individual: person-standing
boy son: boy
girl daughter: girl
child kid toddler: child
baby infant newborn: baby
grandfather grandpa old_man elder: old-man
grandmother grandma old_woman: old-woman
senior retiree pensioner: older-person
family couple parent: people-hugging @room
friend friendship hug: people-hugging @forest
crowd audience community population society: busts-in-silhouette @stadium
team group colleague teamwork collaboration: busts-in-silhouette @room
leader leadership boss ceo executive manager entrepreneur founder businessman businesswoman employee worker office_worker professional: *-office-worker @room
doctor physician surgeon nurse medic: *-health-worker @lab
patient: person-in-bed @room
scientist researcher chemist biologist physicist: *-scientist @lab
engineer mechanic technician plumber: *-mechanic @factory
programmer developer coder hacker software_engineer: *-technologist @lab
teacher professor lecturer tutor: *-teacher @room
student pupil learner graduate: *-student @room
chef cook baker: *-cook @table
waiter barista server: *-cook @street
farmer gardener: *-farmer @hills
firefighter fireman: *-firefighter @street
police policeman officer cop: *-police-officer @street
soldier guard warrior_guard sentry: *-guard @columns
detective investigator sleuth spy: *-detective @street
judge lawyer attorney: *-judge @columns
pilot aviator: *-pilot @sky
astronaut cosmonaut spaceman: *-astronaut @space
artist painter: *-artist @room
singer vocalist popstar: *-singer @stage
musician guitarist band: guitar @stage
actor actress performer: performing-arts @stage
dancer ballerina: woman-dancing @stage
builder construction_worker labourer: *-construction-worker @factory
factory_worker welder: *-factory-worker @factory
pharmacist dentist vet veterinarian: *-health-worker @lab
salesman shopkeeper merchant trader vendor seller: *-office-worker @street
king roman_emperor pharaoh ruler monarch tsar: person-with-crown @columns
queen empress cleopatra: princess @columns
prince: prince @columns
princess: princess @columns
knight samurai warrior swordsman: crossed-swords @hills
gladiator spartan roman_soldier: shield @columns
ninja: ninja @city
pirate: pirate-flag @coast
viking: axe @coast
cowboy: cowboy-hat-face @hills
wizard sorcerer magician mage: *-mage @forest
witch: woman-mage @forest
vampire dracula: *-vampire @city
zombie undead: *-zombie @city
ghost spirit haunting phantom: ghost @forest
skeleton skull bones death: skull @forest
monster beast creature: ogre @forest
alien extraterrestrial ufo_pilot: alien @space
robot android cyborg: robot @lab
superhero hero: *-superhero @city
villain: *-supervillain @city
fairy pixie: *-fairy @forest
elf: *-elf @forest
genie: man-genie @sky
mermaid: woman-merpeople @underwater
angel cherub: baby-angel @sky
devil demon: smiling-face-with-horns @hills
clown: clown-face @stage
santa santa_claus father_christmas: santa-claus @hills
baker_man: man-cook @table
runner jogger sprinter marathoner: *-running @stadium
swimmer: *-swimming @coast
cyclist biker: *-biking @hills
surfer: *-surfing @coast
climber mountaineer: *-climbing @hills
hiker walker traveller traveler tourist backpacker: *-walking @hills
golfer: *-golfing @hills
skier: skier @hills
snowboarder: snowboarder @hills
weightlifter bodybuilder: *-lifting-weights @stadium
gymnast acrobat: *-cartwheeling @stadium
wrestler: person-wrestling @stadium
boxer: boxing-glove @stadium
fencer: person-fencing @stadium
footballer soccer_player striker goalkeeper: soccer-ball @stadium
basketball_player: basketball @stadium
athlete champion winner: trophy @stadium
coach referee: stopwatch @stadium
yogi monk meditator meditate meditating: *-in-lotus-position @hills
philosopher thinker stoic sage: classical-building @columns
philosopher_statue bust_statue: moai @columns
writer author poet novelist: writing-hand @room
journalist reporter: newspaper @room
photographer: camera @street
explorer adventurer: compass @parchment
inventor genius: light-bulb @lab
sailor captain: anchor @coast
fisherman: fishing-pole @coast
hunter archer: bow-and-arrow @forest
driver: automobile @street
customer shopper: shopping-bags @street
neighbour neighbor: house-with-garden @street
bride groom wedding marriage: wedding @columns
stranger visitor: *-walking @street
twin: people-hugging
hand palm finger: hand-with-fingers-splayed @abstract
fist: raised-fist @abstract
arm muscle biceps: flexed-biceps @stadium
footwear: foot
leg: leg @stadium
eye eyesight vision gaze: eye @abstract
ear hearing: ear @abstract
nose smell: nose @abstract
mouth lip: mouth @abstract
tooth teeth dental smile: tooth @lab
tongue taste: tongue @abstract
brain mind neuron cognition neuroscience psychology memory: brain @abstract
heart heartbeat cardio cardiovascular: anatomical-heart @lab
lung breath breathing: lungs @abstract
bone: bone @lab
blood: drop-of-blood @lab
dna gene genome genetics: dna @lab
body anatomy: person-standing @lab
face: smiling-face-with-smiling-eyes
hair: person-curly-hair
voice speech speaker orator: studio-microphone @stage
footprint footstep: footprints @coast
`;
