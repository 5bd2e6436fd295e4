import settings from '../../data/settings.json' with { type: 'json' };

/** Where people and things commonly are: "in a park" behind a verb is the scene's place. */
export const sceneHeads: ReadonlySet<string> = new Set(settings.scenes);
