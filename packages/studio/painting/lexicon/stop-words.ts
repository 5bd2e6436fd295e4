const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Articles, prepositions, conjunctions, pronouns, auxiliaries: they end a group of words. */
export const linkWords = words(`
a an the this that these those each every some any no all both many few several another other such
of in on at by for with without from to into onto over under above below beneath between among through across along around behind beside near inside outside within against toward towards during after before until while as like than about up down off out past per via amid upon
and or but nor so yet if because although though when where who whom whose which what why how then once there here
i me my you your he him his she her hers it its we us our they them their one ones himself herself itself themselves
is are was were be been being am do does did has have had can could will would shall should may might must let lets
not very too also just only even still again ever never always often almost quite more most much less least
sits stands lies looks walks runs stares watches holds wears shows fills begins starts becomes turns makes gets goes comes takes gives keeps leaves moves rises falls
sit stand lie look walk hold wear show fill become make get go come take give keep move meet discover learn imagine remember forget ask see watch feel know believe
`);

/** What a picture is made with, not what it shows. */
export const cameraWords = words(`
wide close closeup shot shots scene scenes view views angle frame image picture pictures illustration cinematic establishing aerial zoom zooms pan pans panning slow motion montage timelapse lapse footage background foreground silhouette animation animated render style overhead dolly tracking medium extreme detail details fade fades cut cuts split screen dramatic vivid vibrant lighting lit
`);

/** Describing words that also name an emoji; never a subject. */
export const qualifierWords = words(`
red orange yellow green blue purple pink brown black white grey gray golden gold silver dark bright light big small large tiny huge giant old new young ancient modern top back right left end soon free cool new ok on off plus minus up down open closed first last hot cold warm high low long short fast slow quick early late real true good bad best great happy sad beautiful soft hard heavy empty full deep shallow rising falling glowing flying running
`);

/** A clause about light, colour or mood, which follows what is seen: "warm lamp light" shows no lamp, "rich colours" no riches. */
export const lightDirection =
  /\b(?:light|lighting|colou?rs?|palette|mood|glow|tones?|contrast|highlights|warmth|accents|film stock|golden hour|blue hour|midday sky|at (?:dawn|dusk|sunrise|sunset|noon|midnight))$/i;

/** Directions to the camera, as opposed to a camera in the picture. */
export const cameraDirection =
  /\bthe camera\b|\bcamera (?:pans?|zooms?|moves?|glides?|tilts?|angle|shot|work|movement|follows)\b/g;
