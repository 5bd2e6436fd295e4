/**
 * Who somebody is, and what shows it. A line reads `words: what shows it`, in any order: an outfit, a headwear, an age, a
 * gender, `#rrggbb` of the main garment and, second, of the lower one, `hair:` and a style, `does:` and what they do when
 * nothing is said of it, `beard`, `glasses`, `broad`, `kin` (of the storyteller's family), `plain` (their word says nothing of how
 * they look) and `unsure` (their word names a thing as often: a fan, a server). Words of two or three parts are joined by `_`. The first word of a line is who they all are.
 */
export const roles = `
person human people individual someone somebody anyone adult passer-by passerby bystander pedestrian grown-up: plain
man guy gentleman bloke fellow dude lad chap: man plain
woman lady female gal lass: woman plain
boy schoolboy: man child plain
girl schoolgirl: woman child plain
child kid youngster little_one tot: child plain
toddler: child
baby infant newborn: baby pyjamas
teenager teen adolescent youth: teen hoodie
twin triplet sibling cousin: kin plain
grandmother grandma granny gran nana nan nanna grandmum babushka nonna oma abuela: woman old kin dress hair:bun glasses
grandfather grandpa grandad granddad gramps nonno opa abuelo: man old kin shirt-tie glasses
grandparent: old kin
great-grandmother: woman old kin dress hair:bun
great-grandfather: man old kin shirt-tie
mother mum mom mama mummy mommy stepmother: woman adult kin
father dad papa daddy stepfather: man adult kin
parent: adult kin
aunt auntie: woman adult kin dress
uncle: man adult kin broad
sister stepsister: woman kin
brother stepbrother: man kin
niece granddaughter: woman child kin
nephew grandson: man child kin
daughter: woman child kin
son: man child kin
grandchild grandkid: child kin
wife girlfriend fiancee housewife: woman adult
husband boyfriend fiance: man adult
widow: woman old dress #2c2d36
widower: man old suit #2c2d36
spouse: adult
mother-in-law: woman old kin dress
father-in-law: man old kin
senior pensioner retiree elder: old
old_man: man old
old_woman old_lady: woman old
bride: woman gown #f4f1ea hair:bun
bridesmaid: woman gown #d98fa8
groom bridegroom best_man: man suit #2b2f3a
couple lover partner sweetheart: adult plain
friend buddy mate pal companion: plain
stranger visitor guest roommate flatmate housemate: plain
neighbour neighbor: adult plain
organist: casual glasses does:play-piano
storekeeper stall_holder: apron
host hostess: adult suit does:present unsure
chef cook head_chef sous-chef pastry_chef baker pastry_cook pizzaiolo dishwasher kitchen_hand: chef chef-hat does:cook
barista bartender barman barmaid barkeeper brewer: apron does:cook
waiter waitress maitre_d butler: apron does:carry
server steward: apron does:carry unsure
butcher fishmonger greengrocer grocer cheesemonger: apron does:present
shopkeeper shop_assistant shop_owner vendor seller stallholder market_trader merchant florist cobbler ironmonger: apron does:present
shopper customer client buyer consumer: does:carry
cashier checkout_girl checkout_assistant shop_girl: apron
checkout_boy: man apron
cleaner cleaning_lady janitor caretaker housekeeper maid charwoman: overalls does:clean
nurse midwife paramedic carer caregiver: scrubs #3d8fb8
doctor physician gp medic consultant paediatrician pediatrician cardiologist: lab-coat does:present
surgeon dentist vet veterinarian anaesthetist orthodontist hygienist: scrubs #2f9e8a
pharmacist chemist optician optometrist: lab-coat
patient: pyjamas does:sit
therapist psychologist psychiatrist counsellor counselor: casual glasses does:listen
scientist researcher biologist physicist lab_technician geologist microbiologist epidemiologist: lab-coat glasses does:think
professor lecturer academic scholar historian philosopher economist: suit glasses does:present
teacher tutor instructor headteacher schoolteacher: casual glasses does:present
student pupil learner schoolchild classmate: hoodie does:read
undergraduate: teen hoodie does:read
graduate: gown graduation #2c2d36
librarian archivist bookseller: casual glasses does:read
writer author novelist poet screenwriter blogger columnist: casual glasses does:write
journalist reporter correspondent interviewer: shirt-tie does:talk
editor translator: casual glasses does:type
newsreader presenter anchor announcer broadcaster: suit does:present
podcaster radio_host streamer: hoodie does:talk
influencer vlogger youtuber: hoodie does:phone
office_worker employee worker clerk secretary receptionist accountant bookkeeper banker analyst administrator civil_servant: shirt-tie does:type
colleague coworker co-worker teammate intern: shirt-tie
programmer developer coder hacker software_engineer data_scientist web_designer: hoodie glasses does:type
designer illustrator architect: casual glasses does:write
boss ceo manager executive director supervisor entrepreneur founder landlord landlady: suit
businessman: man suit
businesswoman: woman suit
investor trader broker stockbroker salesman saleswoman salesperson estate_agent dealer insurer lender: suit does:talk
agent bank_teller: suit does:type unsure
politician president minister mayor senator diplomat ambassador prime_minister candidate councillor governor: suit does:present
voter citizen resident villager townsman townsperson local islander inhabitant commuter passenger traveller traveler tenant homeowner owner: plain
protester demonstrator activist: does:cheer
lawyer attorney solicitor barrister prosecutor notary: suit #2b2f3a does:present
judge magistrate: robe #2c2d36 old does:sit
juror witness: suit
police_officer policeman policewoman cop constable traffic_cop sheriff: police police-cap
detective inspector investigator spy secret_agent: coat #8a6d4b
security_guard bouncer doorman: uniform cap #2b2f3a
guard sentry: uniform
prisoner inmate convict: overalls #ef7d22 does:sit
thief burglar robber pickpocket: hoodie beanie #2c2d36
firefighter fireman firewoman: firefighter helmet
soldier trooper infantryman marine sergeant veteran: uniform helmet #5b6b3a #4d5a34
officer general admiral colonel: uniform cap #3d4a5c
sailor skipper captain ship_captain: uniform cap #233a73
pilot aviator airline_pilot co-pilot: uniform cap #233a73
flight_attendant stewardess air_hostess: uniform #233a73
astronaut cosmonaut spaceman spacewoman: space-suit helmet
postman postwoman mailman mail_carrier letter_carrier: uniform cap #2f6fd6 does:carry
milkman milk_man: man uniform cap #f1f1f4 #233a73 does:carry
lollipop_man: man hi-vis cap #d7dd2a
lollipop_lady lollipop_woman: woman hi-vis cap #d7dd2a
courier delivery_man delivery_driver delivery_person deliveryman mover removal_man porter: uniform cap #c8692f does:carry
driver taxi_driver bus_driver lorry_driver truck_driver trucker chauffeur motorist cabbie: casual cap does:drive
train_driver station_master ticket_inspector: uniform cap #3d4a5c
lifeguard: swimwear #d92b36
builder construction_worker bricklayer roofer labourer laborer site_manager scaffolder mason road_worker foreman: hi-vis hard-hat does:build
engineer surveyor civil_engineer: hi-vis hard-hat
miner quarryman oil_worker: overalls hard-hat does:dig
factory_worker machinist welder assembler fitter: overalls hard-hat
mechanic technician repairman repairer handyman car_mechanic: overalls does:kneel
plumber electrician heating_engineer: overalls cap does:kneel
carpenter joiner cabinetmaker woodworker luthier: apron
blacksmith smith potter glassblower shoemaker tailor seamstress dressmaker weaver craftsman craftswoman artisan jeweller jeweler watchmaker clockmaker: apron
decorator house_painter: overalls cap #f1f1f4 does:paint
painter artist sculptor street_artist: apron does:paint
photographer cameraman camerawoman videographer filmmaker: casual does:phone
gardener landscaper horticulturist groundsman: overalls sun-hat does:dig
farmer grower rancher farmhand smallholder crofter cultivator: overalls sun-hat #4f74a8 does:dig
shepherd goatherd herder: coat sun-hat #8a6d4b
beekeeper apiarist: coat sun-hat #f1ead6
fisherman fisher angler fisherwoman: coat beanie #e8b52c
lumberjack logger forester ranger park_ranger: casual cap #b0202f does:lift
hunter archer: coat cap #5b6b3a
vintner winemaker: apron
hairdresser barber stylist beautician makeup_artist: apron does:present
model: gown unsure
conductor: suit unsure does:present
actor actress performer comedian entertainer: suit does:present
singer vocalist popstar rapper opera_singer soprano tenor: dress does:sing
chorister choirboy: robe does:sing
musician guitarist violinist pianist drummer bassist cellist flautist trumpeter saxophonist busker bandleader fiddler accordionist: casual does:play-music
dj disc_jockey: hoodie cap does:dance
dancer ballerina ballet_dancer: dress hair:bun does:dance
clown juggler: casual does:throw
acrobat gymnast trapeze_artist: sports does:stretch
footballer soccer_player striker goalkeeper goalie defender midfielder winger forward: sports does:run
rugby_player american_footballer quarterback: sports broad does:run
tennis_player basketball_player volleyball_player handball_player cricketer baseball_player pitcher golfer bowler batsman hockey_player: sports does:throw
player: sports unsure does:run
athlete runner jogger sprinter marathoner marathon_runner racer champion competitor: sports does:run
weightlifter bodybuilder powerlifter: sports broad does:lift
boxer wrestler fighter martial_artist karateka judoka: sports
coach referee umpire trainer personal_trainer: sports cap
swimmer diver: swimwear does:swim
surfer: swimwear does:ride
skier snowboarder: coat helmet does:ride
skater skateboarder: hoodie helmet does:ride
cyclist biker bike_courier mountain_biker: sports helmet does:ride
motorcyclist motorbiker: coat helmet does:ride
rider horsewoman horseman jockey equestrian: coat helmet does:ride
climber mountaineer rock_climber alpinist: sports helmet does:climb
hiker backpacker rambler walker wanderer pilgrim trekker: coat cap does:walk
tourist holidaymaker sightseer: casual sun-hat
camper boy_scout girl_scout: casual cap
explorer adventurer archaeologist paleontologist palaeontologist: casual sun-hat #c2a878
yogi meditator: sports does:meditate
monk friar abbot: robe #8a5a2b hair:bald does:pray
nun: robe headscarf woman #2c2d36 does:pray
priest vicar pastor pope bishop rabbi preacher: robe #2c2d36 does:present
imam: robe turban does:pray
worshipper believer: does:pray
fan keeper guide scout: casual unsure
supporter spectator cheerleader audience_member: sports does:cheer
winner victor: sports does:cheer
audience onlooker viewer listener: plain
reader: does:read
speaker orator spokesperson spokeswoman spokesman keynote_speaker: suit does:present
volunteer helper: hi-vis
king emperor pharaoh ruler monarch tsar sultan: man royal crown beard
queen empress: woman royal crown
prince: man royal crown
princess: woman royal crown hair:long
noble nobleman lord duke: man royal
noblewoman duchess: woman royal
knight: armour helmet
warrior swordsman crusader gladiator spartan legionary roman_soldier centurion samurai: armour helmet
viking: armour helmet beard broad
peasant serf servant: robe #8a6d4b
slave: robe #a08a68
wizard sorcerer mage magician druid: robe #4a3fb5 beard old
witch sorceress: woman robe #3a2d52 hair:long
sage prophet stoic seneca socrates plato aristotle: robe old beard #e6dcc4 does:think
pirate buccaneer: coat headscarf beard #7d1f2d
cowboy: casual sun-hat #a0522d
cowgirl: woman casual sun-hat #a0522d
ninja assassin: hoodie headscarf #23252e
inventor genius: lab-coat glasses does:think
hero heroine: casual
villain: coat #2c2d36
santa father_christmas santa_claus: man old beard broad robe #c8202f
beggar homeless_person homeless_man: coat beanie does:sit
refugee migrant immigrant asylum_seeker: coat does:walk
nomad bedouin: robe turban
wheelchair_user: plain
babysitter nanny childminder au_pair: adult
gamer: hoodie does:type
sleeper: pyjamas does:sleep
dreamer: does:think
beginner expert specialist adviser advisor mentor leader team_leader representative delegate: suit
opponent rival: plain
orphan: child
hostage victim survivor: plain
donor sponsor member participant: plain
dog_walker dog_owner: coat does:walk
crew_member: overalls
astronomer stargazer: coat does:point
meteorologist weather_presenter: suit does:point
zookeeper animal_keeper: overalls cap
hotelier innkeeper publican: apron
pickers fruit_picker grape_picker picker: overalls sun-hat does:carry
`;

/** Words of other languages that a creator may leave in a description, by the English word they stand for. */
export const foreignRoles = `
hombre señor homme monsieur mann herr uomo signore homem senhor: man
mujer señora femme madame frau donna signora mulher senhora dame: woman
niño garçon junge bambino menino jongen: boy
niña fille mädchen bambina menina meisje: girl
niños enfant enfants kinder bambini criança crianças: child
bebé bébé bimbo: baby
madre mamá mère maman mutter mamma mãe mamãe moeder: mother
padre papá père vater pai vati babbo vader: father
abuelita grand-mère mamie großmutter avó vovó: grandmother
abuelito grand-père papi großvater avô vovô: grandfather
hermano frère bruder fratello irmão broer: brother
hermana sœur schwester sorella irmã zus: sister
hijo fils sohn figlio filho zoon: son
hija tochter figlia filha dochter: daughter
tía tante zia tia: aunt
tío oncle onkel zio tio: uncle
amigo amiga ami amie freund freundin amica vriend: friend
vecino vecina voisin voisine nachbar nachbarin vicino vizinho: neighbour
mesero mesera camarero camarera serveur serveuse kellner kellnerin cameriere cameriera garçom ober: waiter
cliente clienta kunde kundin klant: customer
cocinero cocinera cuisinier cuisinière koch köchin cuoco cuoca cozinheiro cozinheira kok: chef
panadero panadera boulanger boulangère bäcker bäckerin fornaio padeiro bakker: baker
médico médica médecin arzt ärztin medico dottore dottoressa doctora dokter: doctor
enfermero enfermera infirmier infirmière krankenschwester pfleger infermiere infermiera enfermeiro enfermeira: nurse
maestro maestra profesor profesora professeur lehrer lehrerin insegnante professora leraar: teacher
estudiante étudiant étudiante schüler schülerin studente studentessa estudante alumno alumna élève: student
policía policier polizist polizistin poliziotto policial: police_officer
bombero pompier feuerwehrmann pompiere bombeiro: firefighter
campesino granjero agricultor agriculteur bauer bäuerin contadino agricultora boer: farmer
pescador pêcheur fischer pescatore visser: fisherman
soldado soldat soldato: soldier
rey roi könig rei koning: king
reina reine königin regina rainha koningin: queen
obrero ouvrier arbeiter operaio operário trabajador trabajadora travailleur trabalhador: worker
jefe jefa chefin capo chefe patron: boss
abogado abogada avocat avocate anwalt anwältin avvocato advogado: lawyer
conducteur fahrer fahrerin autista motorista: driver
persona personne persone pessoa pessoas gente leute menschen gens: person
jardinero jardinier gärtner giardiniere jardineiro: gardener
periodista journaliste journalistin giornalista jornalista: journalist
cantante chanteur chanteuse sänger sängerin cantora: singer
novia mariée braut sposa noiva: bride
novio marié bräutigam sposo noivo: groom
`;

/** A person by the end of their word: "glassmaker", "chairwoman", "violinist". */
export const roleEndings = `
woman: woman
man: man
person: plain
maker smith wright: apron
keeper worker: overalls
seller monger: apron does:present
ologist ographer: lab-coat glasses
therapist: scrubs
ist: casual
ician: casual
herd: coat sun-hat
master: suit
mistress: woman suit
rider: coat helmet does:ride
driver: casual cap does:drive
player: sports
teacher: casual glasses does:present
father: man adult kin
mother: woman adult kin
daughter: woman child kin
brother: man kin
sister: woman kin
`;
