/** Shortened words whose full stop ends no sentence, in lower case and without it. */
export const abbreviations = new Set(
  (
    'mr mrs ms dr prof sr jr st mt rev hon gen col capt lt sgt gov pres sen rep messrs mme mlle ' +
    'no nos vol pp p fig figs eq ch sec art al cf vs v etc approx ca c est dept univ assn bros ' +
    'e.g i.e a.m p.m u.s u.k u.n d.c b.c a.d ph.d m.d b.a m.a w.r.t n.b p.s ' +
    'jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri ' +
    'att mtg incl excl apt cllr capt enf fr hr mio mrd tys ing dipl min max tel ext temp sq ft lb lbs oz tbsp tsp hr hrs mins secs km kg ' +
    'z.b bzw usw d.h u.a ggf evtl nr str inkl bspw vgl ' +
    'p.ej sra srta dra ud uds núm pág ej av tél env m.m d.w.z bijv o.a enz'
  ).split(' '),
);

/** Shortened words that may well end a sentence, if the next word begins one. */
export const closingAbbreviations = new Set(
  'etc a.m p.m b.c a.d usw enz min max sec secs mins hr hrs kg km lb lbs oz tbsp tsp'.split(' '),
);

/** Shortened words that a name may follow as well: a sentence begins behind them with one of the openers alone. */
export const namingAbbreviations = new Set(
  'u.s u.k u.n d.c ph.d m.d jr sr inc ltd co corp'.split(' '),
);

/** Months, before which a number with a full stop is a day: "12. April". */
export const monthsAfterDay =
  /^(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|marts|maj|oktober|desember|mars|tammikuu|leden|január|jan|feb|mär|apr|jun|jul|aug|sep|okt|nov|dez)/iu;

/** Words that, in capitals, begin a sentence rather than continue a name. */
export const sentenceOpeners = new Set(
  (
    'the a an it he she they we you i this that these those there here but and so or yet if when while ' +
    'after before because as in on at for from with by to then now next finally however my our your ' +
    'his her their its no not what why how who where which one two three some many most all each every both please thank thanks never always only also'
  ).split(' '),
);
