/** Languages that have a script of their own; where several share one, the first is meant unless letters say otherwise. */
export const languageByScript: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Gujarati}/u, 'gu'],
  [/\p{Script=Gurmukhi}/u, 'pa'],
  [/\p{Script=Kannada}/u, 'kn'],
  [/\p{Script=Malayalam}/u, 'ml'],
  [/\p{Script=Georgian}/u, 'ka'],
  [/\p{Script=Armenian}/u, 'hy'],
];

/** Letters that tell a language from another of its script. */
export const tellingLetters: readonly (readonly [string, RegExp, string])[] = [
  ['ar', /[پچژگ]/u, 'fa'],
  ['ar', /[ٹڈڑںے]/u, 'ur'],
  ['ru', /[іїєґ]/iu, 'uk'],
];

/** Words of closed classes by which a language of Latin letters is known. */
export const closedWords: Readonly<Record<string, string>> = {
  en: 'the a an and or but of to in on at for with from by is are was were be been has have had do does did not this that these those it its he she they we you i my your our their his her as if so because when what why how who which will would can could should about into than then there here just only more most very also',
  es: 'el la los las un una unos unas y o pero de del al en con por para sin sobre es son era fue ser está están hay no se lo le les su sus mi tu nuestro que qué como cómo cuando cuándo porque más muy también este esta estos estas ese eso yo él ella nosotros ellos si sí ya cada todo todos desde hasta entre',
  fr: "le la les un une des du de et ou mais au aux en dans avec pour par sans sur est sont était être a ont ne pas se ce cette ces son sa ses mon ma mes notre nos leur leurs que qui quoi comment quand pourquoi parce plus très aussi je tu il elle nous vous ils elles on si y c'est l'on chaque tout tous depuis chez",
  de: 'der die das den dem des ein eine einen einem einer und oder aber von vom zu zum zur in im an am auf mit für aus bei nach über ist sind war waren sein hat haben wird werden nicht kein keine sich es er sie wir ihr ich du mein dein unser dass was wie wann warum wer weil wenn mehr sehr auch noch nur schon so jeder alle',
  pt: 'o a os as um uma uns umas e ou mas de do da dos das em no na nos nas com por para sem sobre é são era foi ser está estão há não se lhe seu sua seus suas meu minha nosso que quê como quando porque porquê mais muito também este esta esse isso eu ele ela nós eles você vocês já cada todo todos desde até pelo pela ao aos à',
  it: 'il lo la i gli le un uno una e o ma di del della dei delle dello degli da dal dalla in nel nella con per su sul sulla è sono era erano essere ha hanno non si ci che chi cosa come quando perché più molto anche questo questa questi quello io tu lui lei noi voi loro mio tuo suo nostro ogni tutto tutti se già al alla ai',
  nl: 'de het een en of maar van in op aan met voor uit bij naar over is zijn was waren heeft hebben wordt worden niet geen zich hij zij ze wij we jij je jullie ik mijn jouw ons onze dat die dit deze wat hoe wanneer waarom wie omdat als meer zeer heel ook nog alleen al elke alle te door om er naar tot',
  pl: 'i oraz lub ale w we z ze na do od dla o po przez przy bez nie jest są był była było być ma mają się to ten ta te tego tej co jak kiedy dlaczego kto który która które że ponieważ więcej bardzo też tylko już ja ty on ona my wy oni mój twój nasz każdy wszystko czy gdy już jego jej ich',
  tr: 've veya ama ile için bir bu şu o da de ki ne nasıl neden niçin kim hangi daha çok en gibi kadar sonra önce değil var yok ben sen biz siz onlar benim senin her hiç şey olarak olan oldu mi mı mu mü ya ise çünkü',
  sv: 'och eller men av i på med för från till är var har hade inte det den en ett som att om vi du jag han hon de sin sitt vad hur när varför också bara mycket',
  da: 'og eller men af i på med for fra til er var har havde ikke det den en et som at om vi du jeg han hun de sin hvad hvordan når hvorfor også kun meget',
  fi: 'ja tai mutta on ovat oli ei että se ne hän me sinä minä kun miten miksi myös vain joka mitä kuin niin',
  cs: 'a nebo ale v ve z ze na do od pro o po je jsou byl byla bylo být se to ten ta že jak kdy proč kdo který která také jen už jsem my vy oni',
  ro: 'și sau dar de la în cu pentru din pe este sunt era fi nu se o un al ale care ce cum când mai foarte doar eu tu el ea noi',
  hu: 'és vagy de a az egy nem is van volt hogy ha mert mint csak még már ez azt én te ő mi mikor miért hogyan',
  id: 'kenapa bisa dan atau tetapi di ke dari untuk dengan yang ini itu adalah tidak akan telah saya kamu dia kami kita mereka apa bagaimana kapan mengapa juga hanya lebih sangat pada karena',
  vi: 'và là của có không một các cho với được này đó những người tôi bạn khi như để trong thì mà ở',
};

/** Words of other languages that English knows as well: one of them alone is no evidence. */
export const alsoEnglish = new Set(
  'mon sat w war die hat am an so in on of as do me a i no more con men for her is at over under most den sin van door us dare come male per non pan ten to by my or pour son mas era fur and kind gut bin wer bad see art do dos da o e y ha si la le les des des si ma he elle us tu mi va os um de el il un une una en'.split(
    ' ',
  ),
);

/** Letters with marks that few languages have. */
export const markedLetters: readonly (readonly [RegExp, string])[] = [
  [/[ñ¿¡]/u, 'es'],
  [/ß/u, 'de'],
  [/[ãõ]/u, 'pt'],
  [/[łąęśźż]/u, 'pl'],
  [/[ğış]/u, 'tr'],
  [/[ěřů]/u, 'cs'],
  [/[șță]/u, 'ro'],
  [/[őű]/u, 'hu'],
  [/[ơưđạảếệộớợụứ]/u, 'vi'],
  [/[œù]/u, 'fr'],
];
