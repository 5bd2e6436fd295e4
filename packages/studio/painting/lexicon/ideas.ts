/** Ideas, science, sport, money and time: words without a shape of their own. The form of a line: see nature.ts. */
export const ideas = `
motivation perseverance ambition persistence: flag-in-hole @hills
goal target focus aim: bullseye @abstract
success achievement victory triumph: trophy @stage
challenge obstacle struggle climb: snow-capped-mountain @hills
journey adventure travel trip voyage: compass @parchment
path route way direction: compass @parchment
discipline habit routine: spiral-calendar @room
strength power_body resilience: flexed-biceps @stadium
courage bravery: lion @hills
confidence: *-superhero @city
wisdom: owl @forest
knowledge learning education study lesson: books @room
idea creativity inspiration innovation invention insight: light-bulb @abstract
imagination dream: cloud @sky
thought thinking question curiosity doubt: thinking-face @abstract
mystery riddle enigma puzzle_idea: magnifying-glass-tilted-left @abstract
search discovery: magnifying-glass-tilted-left @parchment
answer solution: check-mark-button @abstract
truth honesty: balance-scale @columns
justice law court fairness equality: balance-scale @columns
balance: balance-scale @abstract
freedom liberty: dove @sky
peace: dove @sky
hope: seedling @hills
love romance affection kindness compassion: red-heart @abstract
heartbreak loneliness grief: broken-heart @abstract
happiness joy: sun @hills
fear horror terror nightmare: ghost @forest
anger rage: fire @abstract
sadness depression: cloud-with-rain @hills
stress anxiety burnout overwhelm: exploding-head @abstract
surprise shock: exploding-head @abstract
laughter joke humor humour: face-with-tears-of-joy @stage
mindfulness meditation relaxation yoga: *-in-lotus-position @hills
philosophy stoicism ethics virtue plato socrates aristotle seneca marcus aurelius: classical-building @columns
religion faith prayer: folded-hands @columns
soul: dove @sky
time deadline past future: hourglass-not-done @parchment
history ancient era century civilization civilisation: amphora @parchment
minute hour second: alarm-clock @room
morning: alarm-clock @room
tomorrow: sun @hills
revolution rebellion protest: raised-fist @street
democracy election vote politics government: ballot-box-with-ballot @columns
nation country state: globe-with-meridians @parchment
culture tradition: performing-arts @stage
money cash dollar wealth rich income salary budget: dollar-banknote @chart
savings saving piggybank: coin @chart
investment invest investing stock shares portfolio dividend: chart-increasing @chart
finance economy economics gdp inflation: bar-chart @chart
growth increase profit revenue compound_interest interest: chart-increasing @chart
loss recession debt bankruptcy decline: chart-decreasing @chart
statistic data percentage survey number graph chart: bar-chart @chart
tax bill receipt: receipt @chart
crypto bitcoin cryptocurrency blockchain: coin @lab
credit creditcard credit_card: credit-card @chart
price cost sale discount: label @street
marketing advertising brand: megaphone @abstract
trade commerce: handshake @street
deal agreement negotiation partnership contract: handshake @room
job career work interview: briefcase @room
meeting: busts-in-silhouette @room
productivity: check-mark-button @room
checklist list task plan: clipboard @room
project: clipboard @room
science experiment chemistry: test-tube @lab
laboratory lab: alembic @lab
physics atom quantum nuclear particle: atom-symbol @lab
biology cell organism: microbe @lab
mathematics math maths equation geometry algebra: abacus @abstract
medicine drug vaccine pharmaceutical: pill @lab
vaccination injection syringe: syringe @lab
health wellness healthcare: stethoscope @lab
disease illness infection sickness: face-with-thermometer @lab
microscope: microscope @lab
telescope astronomy observatory: telescope @space
gravity newton: red-apple @space
evolution darwin: monkey @forest
fossil paleontology: bone @parchment
energy solar: sun @lab
temperature heat: thermometer @lab
pollution emission smog carbon: factory @factory
recycling recycle sustainability: recycling-symbol @forest
ai artificial_intelligence intelligence machine_learning neural neural_network chatbot: robot @lab
algorithm code coding programming software: laptop @lab
technology tech gadget electronics: mobile-phone @lab
internet web_internet network online wifi: globe-with-meridians @lab
chip processor semiconductor microchip: desktop-computer @lab
server cloud_computing database: file-cabinet @lab
virtual_reality vr metaverse: goggles @lab
hologram: dna @lab
space universe cosmos outer_space: ringed-planet @space
planet saturn jupiter: ringed-planet @space
mars venus mercury: ringed-planet @space
galaxy nebula milky_way: milky-way @space
solar_system orbit: ringed-planet @space
black_hole: painted-black-hole @space
comet asteroid meteor meteorite: comet @space
shooting_star wish: shooting-star @space
constellation: sparkles @space
eclipse: new-moon @space
sport: trophy @stadium
football soccer: soccer-ball @stadium
american_football nfl: american-football @stadium
basketball: basketball @stadium
baseball: baseball @stadium
tennis: tennis @stadium
volleyball: volleyball @stadium
rugby: rugby-football @stadium
golf: flag-in-hole @hills
hockey: ice-hockey @stadium
boxing: boxing-glove @stadium
karate judo martial_art: martial-arts-uniform @stadium
swimming: *-swimming @coast
running marathon sprint race jogging: *-running @stadium
cycling riding_bicycle: *-biking @hills
surfing: *-surfing @coast
skiing: skier @hills
snowboarding: snowboarder @hills
climbing: *-climbing @hills
hiking trek: hiking-boot @hills
dance dancing ballet: woman-dancing @stage
weightlifting lifting weight barbell dumbbell: *-lifting-weights @stadium
medal gold_medal olympics: 1st-place-medal @stadium
trophy championship award prize: trophy @stage
finish_line: chequered-flag @stadium
flag: triangular-flag @hills
concert festival show: guitar @stage
party celebration new_year: party-popper @stage
fireworks firework: fireworks @city
halloween pumpkin: jack-o-lantern @forest
christmas xmas: christmas-tree @room
easter: hatching-chick @forest
magic spell: magic-wand @forest
potion: alembic @lab
portal: cyclone @space
crime murder thief robbery: detective @street
prison jail: locked @columns
secret: locked-with-key @abstract
danger warning risk hazard: warning @abstract
poison toxin: skull-and-crossbones @lab
medieval middle_ages: castle @hills
renaissance: artist-palette @columns
industrial_revolution steam_engine: locomotive @factory
samurai_era: japanese-castle @hills
trojan troy: horse @columns
plague: rat @city
language word grammar vocabulary: speech-balloon @abstract
conversation communication dialogue chat: speech-balloon @abstract
feedback opinion: speech-balloon @abstract
influencer follower social_media: mobile-phone @abstract
step process stage_step: ladder @abstract
transformation metamorphosis: butterfly @forest
beginning start: triangular-flag @hills
end finish: chequered-flag @stadium
chain connection link: link @abstract
circle cycle: counterclockwise-arrows-button @abstract
light: light-bulb @abstract
darkness shadow night: crescent-moon @hills
sound noise: speaker-high-volume @abstract
silence quiet: shushing-face @abstract
speed: racing-car @stadium
`;
