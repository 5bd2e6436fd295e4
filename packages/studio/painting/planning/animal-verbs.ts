/**
 * What animals do, by their verbs in the first form (an irregular past stands with them; `_` joins two words). `go` and
 * `wheel` are done in each animal's own way: a stork that returns flies, a wolf walks.
 */
export const animalVerbs = `
sleep: sleep asleep doze snooze nap slumber hibernate snore drowse slumbering curl_up curled_up dormant
lie: lie lying lay laid lain rest laze relax lounge bask sprawl sunbathe recline snuggle cuddle curl huddle sprawled ruminate roll wallow
sit: sit sitting perch roost nest brood squat settle crouch incubate beg hatch_eggs
eat: eat eaten eating graze feed_on chew munch nibble gnaw peck devour browse feast forage sniff smell dig digging root snack snuffle
drink: drink drunk drinking sip lap sip_nectar
look: look watch stare gaze peer glance listen spot observe guard wait
stand: stand pose bark howl growl purr sing crow roar call
run: run running race dash rush hurry flee fled escape chase chasing charge bolt gallop canter sprint scurry scamper sped speed pursue stampede scuttle trot hurtle
walk: walk stroll march wander stride tiptoe pace amble waddle limp shuffle plod roam patrol prowl stalk creep crept sneak crawl slither wriggle pad tread toddle strut hobble pull plough plow lead follow climb carry drag trail trudge clamber hunt
jump: jump leap leapt leaping hop hopped sprang springing pounce vault bounce frolic prance romp play breach somersault skip bound
swim: swim swum swimming paddle float drift bathe snorkel surface wade splash dive dove plunge
fly: fly flown flew flying soar flap flutter flit take_off took_off takes_off taking_off take_wing buzz hover overhead airborne in_flight the_air the_wing
wheel: circle glide swoop dart whirl sweep
go: migrate travel return arrive leave depart come go cross head move approach journey explore pass wend
`;

/** The same in the languages that planning reads lines of, as they are said of an animal; whole words. */
export const foreignAnimalVerbs = `
sleep: dorme dormono dormiva dormire dormito tidur tertidur dort dormait dorment dormir dormi dorm schläft schlief schlafen schliefen geschlafen uyuyor uyudu uyuyordu uyur duerme duermen dormía durmió durmiendo dormían slaapt slapen sliep sliepen geslapen śpi śpią spał spała spały spać ينام تنام نامت ينامون döst schlummert
lie: liegt lag liegen lagen tumbado tumbada acostado acostada allongé allongée couché couchée sdraiato sdraiata deitado deitada ligt liggen leży leżą yatıyor berbaring rebahan يستلقي
sit: sitzt saß saßen sentado sentada sentados assis assise seduto seduta siedzi siedziała siedzą oturuyor oturdu duduk يجلس تجلس bertengger hockt
eat: isst frisst fressen fraß grast grasen come comen comiendo comió mange mangent mangeait manger broute broutent mangia mangiano mangiava mangiare bruca eet eten graast grazen jedzą je jadł jadła yiyor yedi otluyor makan merumput comendo pasta pastan يأكل تأكل
drink: trinkt trank trinken säuft bebe beben bebía bebiendo boit boivent buvait boire beve bevono beveva bere drinkt dronk pije piją pił içiyor içti minum يشرب تشرب
run: rennt rannte rannten rennen galoppiert corre corren corrió corría corriendo court courait courent courir galope corrono correva correre rent rende renden biegnie biegł biegła biegną biega koşuyor koştu koşar berlari correndo يركض تركض
walk: läuft lief laufen spaziert geht ging kriecht krabbelt camina caminan caminaba pasea marche marchent marchait promène rampe cammina camminano passeggia wandelt loopt lopen kruipt spaceruje idzie chodzi pełza yürüyor yürüdü berjalan merayap caminha anda passeia يمشي تمشي
swim: schwimmt schwamm schwimmen schwammen taucht nada nadan nadaba nadando nadó nage nagent nageait nager nuota nuotano nuotava zwemt zwemmen zwom pływa pływają płynie płyną yüzüyor yüzdü yüzer berenang nadam nadava يسبح تسبح
fly: fliegt fliegen flog flogen segelt kreist vuela vuelan voló volaba volando vole volent volait voler vola volano volava volare vliegt vliegen vloog vlogen lata latają leci lecą leciał uçuyor uçtu uçar terbang voa voam voou voando يطير تطير
jump: springt sprang springen hüpft hüpfen salta saltan saltó brinca saute sautent bondit saltella salto springen sprong skacze skaczą skoczył zıplıyor zıpladı melompat pula pulam يقفز تقفز
look: schaut blickt lauscht mira miran regarde guarda guardano kijkt patrzy bakıyor olha menatap ينظر
`;
