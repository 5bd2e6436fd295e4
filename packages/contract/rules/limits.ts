import type { MediaType } from './models.ts';

export const dashboardPageSize = 10;
export const recentUsageCount = 5;
export const dailyTipCount = 6;

/** A rough cut paints and speaks so many scenes; of a longer film the rest is shown by its words. */
export const maxRoughScenes = 12;

/** The structure a wizard's content starts with; scenes are added, removed and changed in the storyboard. */
export const initialSceneCount = 3;
export const initialSceneLengthS = 10;

export const maxSceneDurationS: Readonly<Record<MediaType, number>> = { video: 10, image: 20 };
export const maxFilmDurationS = 16 * 60;
export const maxScenes = 96;

export const verticalAdviceMaxS = 60;
export const landscapeAdviceMinS = 30;

export const maxPromptCharacters = 40_000;
export const maxDescriptionCharacters = 4_000;
export const maxDialogueCharacters = 2_000;
export const maxInstructionCharacters = 2_000;
/** Answers to the questions that a bare idea is asked. */
export const maxAnswers = 8;
export const maxAnswerCharacters = 2_000;
export const maxTitleCharacters = 200;
export const maxStyleCharacters = 4_000;
export const maxNameCharacters = 120;
export const maxSocialHandleCharacters = 100;
export const maxEmailCharacters = 254;

/** Speech that is longer than its scene is played up to this much faster before the scene grows. */
export const maxSpeechTempo = 1.2;

export const combinePollMs = 15_000;
export const storyboardRefetchAfterEditMs = 2_000;
export const contentListStaleMs = 5_000;
export const creditsFreshMs = 5 * 60_000;
/** After a payment the bought credits come by a webhook event of the payment service: how often and how many times they are looked for. */
export const planArrivalPollMs = 1_500;
export const planArrivalPolls = 40;
/** A payment the bank still works on is asked for this often, this many times. */
export const paymentPollMs = 2_000;
export const paymentPolls = 30;
export const tokenEarlyExpiryMs = 5 * 60_000;

export const mediaFetchTimeoutMs = 5_000;
export const mediaFetchRetries = 2;
export const mediaFetchRetryDelayMs = 1_000;

export const toastDurationMs = 5_000;
export const toastSwipeThresholdPx = 50;
export const toastLimit = 1;
export const toastRemoveDelayMs = 1_000_000;
export const insufficientCreditsToastMs = 10_000;
export const signupToastMs = 6_000;
export const tooltipDelayMs = 700;

export const verificationLinkHours = 24;
/** The six digits beside a link. */
export const codeMinutes = 15;
export const minPasswordCharacters = 8;
/** Code points. */
export const maxPasswordCharacters = 256;

/** As much of an idea as a voice is tried with. */
export const maxTriedCharacters = 160;

export const audioSliderStepS = 0.1;
export const volumeStep = 0.01;

export const systemConfigDefaults = { timeoutPeriod: 30, emailDeliveryRequired: true } as const;
