import {
  adverbs,
  auxiliaries,
  determiners,
  prepositions,
  subjectPronouns,
} from '../reading/english-words.ts';

/* Closed word classes that decide where a sentence may be cut, of the languages whose words are read. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u));
const union = (...sets: readonly ReadonlySet<string>[]): ReadonlySet<string> =>
  new Set(sets.flatMap((set) => [...set]));

/** Words that begin a clause by themselves. */
export const subordinators = words(
  `because although though whereas unless until while which who where when since if
  porque aunque mientras cuando weil dass wenn damit sondern obwohl bevor nachdem während
  parce lorsque quand puisque perché quando mentre affinché omdat terwijl wanneer
  потому который которая которые что когда ponieważ który która które gdy
  çünkü لكن لأن حيث عندما लेकिन क्योंकि जब אבל כאשר`,
);
/** Words that link clauses, or what stands in a row. */
export const links = words(
  'and but so then or yet nor pero y e o sino aber und oder mais et ou ma mas maar en но и или ale i lub ama ve و ו',
);
/**
 * Words by which a clause goes on with the noun before it, of no other use behind a comma; "die" and "das" begin clauses of
 * their own as often.
 */
export const relatives = words(
  `who whom whose which quien quienes cuyo cuya cuyos cuyas qui dont lequel laquelle lesquels lesquelles auquel duquel
  welcher welche welches welchem welchen deren dessen cui quale quali cujo cuja cujos cujas wiens
  который которая которое которые которого которой которых которому которым
  który która które którego której których któremu którym którą którzy الذي التي الذين اللذان اللواتي जो जिसने जिसे जिसका जिसकी yang אשר`,
);
/** Words that a clause does not end on, though a comma follows: what they link or begin is still to come. */
export const openAtEnd = words(
  `and but or nor because although unless until whereas y o u pero sino ni que porque aunque cuando pues
  aber und oder weil dass wenn damit obwohl sondern mais et ou car parce lorsque quand puisque
  e ed ma perché poiché quando mentre mas porém porque enquanto pois maar en of omdat terwijl wanneer want
  и но или а что когда хотя ale i lub a ponieważ że gdy jeśli ama ve veya çünkü dan atau tetapi karena bahwa
  لكن ولكن لأن أن إذا कि क्योंकि और लेकिन אבל כי`,
);
/** Who does something: a link before one of them begins a clause. */
export const doers = union(
  subjectPronouns,
  words(
    `this that these those people nobody yo tú él ella nosotros ellos ellas ich du er sie es wir ihr man
    je tu il elle on nous vous ils elles io lui lei noi loro eu ele ela nós eles elas wij zij hij`,
  ),
);
/** "Turn it off", "fold them up": they go with the verb before them. */
export const particlesOfVerbs = words('off up out down away back along around');
/** Words that begin a phrase of place, time or manner. */
export const phraseOpeners = union(
  new Set([...prepositions].filter((word) => !particlesOfVerbs.has(word))),
  words(
    `en con por para desde hasta sobre sin según durante entre contra
    in mit im am beim vom zum zur für bei auf aus von nach durch gegen ohne um unter über vor zwischen seit bis
    dans avec pour sur chez sans vers depuis pendant entre contre après avant
    nel nella nei per da dal dalla su con senza tra fra durante dopo prima
    em no na nos nas com por pelo pela para sem sobre até desde
    met voor door naar bij op uit zonder tijdens
    в на с для из от до без через w z dla bez przez`,
  ),
);
/** "of" holds two nouns together, as its like in other languages. */
export const binders = words(
  `of than de del do da dos das du des d' di dell della dello dei degli delle van von der des`,
);
/** Words that are nothing without the next. */
export const leaners = union(
  adverbs,
  determiners,
  auxiliaries,
  phraseOpeners,
  binders,
  links,
  subordinators,
  subjectPronouns,
  words(
    `been being be not very how who's to as such mr mrs ms dr st no only even too more most
    el la los las un una unos unas mi tu su sus nuestro nuestra lo le se me te no muy más que es son está fue ha han había al
    der die das den dem ein eine einen einem einer eines mein meine sein seine ihr ihre nicht sehr ist sind war waren hat haben wird wurde zu kein keine
    le la les un une mon ma mes son sa ses leur leurs l' ne pas très plus que est sont était a ont au aux ce cet cette ces se
    il lo gli i uno una mio mia suo sua non molto più che è sono era ha hanno al allo alla ai si
    o os as um uma uns umas meu minha seu sua não muito mais que é são foi tem têm ao à se
    de het een mijn zijn haar niet zeer is was heeft hebben
    не что это to jest nie się`,
  ),
);
/** "instead of", "because of", "due to": one word in two. */
export const pairedWith: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['of', words('instead because out most some all half one each part kind sort lots plenty full')],
  ['to', words('due according next thanks up close similar back used going able need have wants')],
  ['than', words('more less rather other better worse fewer later sooner')],
]);
/** Particles behind which a Japanese clause may rest. */
export const particles = words('は が を に で も と から まで ので けど へ');
