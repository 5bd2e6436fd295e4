/** Where the API begins on the product's origin. */
export const apiBase = '/api/v1';

/** The callers of a call: anyone, any session (guests too), or accounts that are not guests. */
export type Access = 'public' | 'session' | 'account';

/** The facts of a call without its schemas: all that the browser needs to make it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below {@link apiBase}, with parameters as `:name`. */
  readonly path: string;
  readonly access: Access;
}

/** Every call of the API by its name. Its input and output stand in `schemas/`, under the same name. */
export const paths = {
  enhancePrompt: { method: 'POST', path: '/ai/enhance-prompt', access: 'account' },
  readIdea: { method: 'POST', path: '/ai/read-idea', access: 'session' },

  login: { method: 'POST', path: '/auth/login', access: 'public' },
  logout: { method: 'POST', path: '/auth/logout', access: 'public' },
  me: { method: 'GET', path: '/auth/me', access: 'session' },

  getBrand: { method: 'GET', path: '/brand', access: 'session' },
  saveBrand: { method: 'PATCH', path: '/brand', access: 'session' },

  changeCaptions: { method: 'POST', path: '/storyboard/content/:id/captions', access: 'session' },
  changeCaptionText: {
    method: 'POST',
    path: '/storyboard/scene/:id/caption-text',
    access: 'session',
  },

  listCast: { method: 'GET', path: '/cast', access: 'session' },
  createCastMember: { method: 'POST', path: '/cast', access: 'session' },
  updateCastMember: { method: 'PATCH', path: '/cast/:id', access: 'session' },
  deleteCastMember: { method: 'DELETE', path: '/cast/:id', access: 'session' },
  restoreCastMember: { method: 'POST', path: '/cast/:id/restore', access: 'session' },
  lockCharacter: {
    method: 'POST',
    path: '/storyboard/scene/:id/lock-character',
    access: 'session',
  },

  createContent: { method: 'POST', path: '/content/create', access: 'session' },
  getContent: { method: 'GET', path: '/content/:id', access: 'session' },
  updateContent: { method: 'PATCH', path: '/content/:id', access: 'session' },
  deleteContent: { method: 'DELETE', path: '/content/:id', access: 'session' },
  restoreContent: { method: 'POST', path: '/content/:id/restore', access: 'session' },
  listContent: { method: 'GET', path: '/content/user-content', access: 'session' },
  duplicateContent: { method: 'POST', path: '/content/:id/duplicate', access: 'session' },
  priceFormat: { method: 'GET', path: '/content/:id/formats', access: 'session' },
  duplicateInFormat: { method: 'POST', path: '/content/:id/formats', access: 'session' },

  editStoryboard: { method: 'PATCH', path: '/storyboard/content/:id', access: 'session' },
  regenerateScenes: {
    method: 'POST',
    path: '/storyboard/content/:id/regenerate-scenes',
    access: 'session',
  },

  getConfig: { method: 'GET', path: '/config', access: 'public' },
  listModels: { method: 'GET', path: '/models', access: 'public' },

  getProfile: { method: 'GET', path: '/profile/me', access: 'session' },
  updateProfile: { method: 'PATCH', path: '/profile/update', access: 'account' },
  deleteAccount: { method: 'DELETE', path: '/profile/delete-account', access: 'session' },

  listLibrary: { method: 'GET', path: '/library', access: 'session' },
  getLibraryItem: { method: 'GET', path: '/library/:id', access: 'session' },
  changeLibraryItem: { method: 'PATCH', path: '/library/:id', access: 'session' },
  listLibraryUses: { method: 'GET', path: '/library/:id/uses', access: 'session' },
  deleteLibraryItem: { method: 'DELETE', path: '/library/:id', access: 'session' },

  searchStock: { method: 'GET', path: '/library/stock', access: 'session' },
  takeStock: { method: 'POST', path: '/library/stock', access: 'session' },

  setQuality: { method: 'POST', path: '/storyboard/content/:id/quality', access: 'session' },

  roughCut: { method: 'POST', path: '/ai/rough-cut', access: 'public' },

  shareContent: { method: 'POST', path: '/content/:id/watch-link', access: 'session' },
  unshareContent: { method: 'DELETE', path: '/content/:id/watch-link', access: 'session' },

  changeSound: { method: 'POST', path: '/storyboard/content/:id/sound', access: 'session' },

  changeSpeed: { method: 'POST', path: '/storyboard/scene/:id/change-speed', access: 'session' },
  changePronunciations: {
    method: 'POST',
    path: '/storyboard/scene/:id/change-pronunciations',
    access: 'session',
  },
  pronounceEverywhere: {
    method: 'POST',
    path: '/storyboard/content/:id/pronounce',
    access: 'session',
  },
  recordScene: { method: 'POST', path: '/storyboard/scene/:id/voice-over', access: 'session' },
  recordContent: { method: 'POST', path: '/storyboard/content/:id/voice-over', access: 'session' },
  speakScene: { method: 'POST', path: '/storyboard/scene/:id/speak', access: 'session' },

  getStoryboard: { method: 'GET', path: '/storyboard/content/:id/storyboard', access: 'session' },
  rewriteStoryboard: { method: 'POST', path: '/storyboard/content/:id/rewrite', access: 'session' },
  combineScenes: {
    method: 'POST',
    path: '/storyboard/content/:id/combine-scenes',
    access: 'session',
  },
  regenerateAudio: {
    method: 'POST',
    path: '/storyboard/scene/:id/regenerate-audio',
    access: 'session',
  },
  regenerateVisual: {
    method: 'POST',
    path: '/storyboard/scene/:id/regenerate-visual',
    access: 'session',
  },
  updateDuration: {
    method: 'POST',
    path: '/storyboard/scene/:id/update-duration',
    access: 'session',
  },
  updateMediaType: {
    method: 'POST',
    path: '/storyboard/scene/:id/update-media-type',
    access: 'session',
  },
  deleteScene: { method: 'DELETE', path: '/storyboard/scene/:id', access: 'session' },
  restoreScene: {
    method: 'POST',
    path: '/storyboard/content/:id/restore-scene',
    access: 'session',
  },
  duplicateScene: { method: 'POST', path: '/storyboard/scene/:id/duplicate', access: 'session' },
  splitScene: { method: 'POST', path: '/storyboard/scene/:id/split', access: 'session' },
  mergeNextScene: { method: 'POST', path: '/storyboard/scene/:id/merge-next', access: 'session' },
  generateScene: {
    method: 'POST',
    path: '/storyboard/content/:id/generate-scene',
    access: 'session',
  },
  reorderScenes: {
    method: 'POST',
    path: '/storyboard/content/:id/reorder-scenes',
    access: 'session',
  },
  getCreditCost: { method: 'GET', path: '/storyboard/content/:id/credit-cost', access: 'session' },
  approve: { method: 'POST', path: '/storyboard/content/:id/approve', access: 'session' },
  regenerateMedia: {
    method: 'POST',
    path: '/storyboard/scene/:id/regenerate-media',
    access: 'session',
  },
  makeScenes: { method: 'POST', path: '/storyboard/content/:id/make-scenes', access: 'session' },
  cancelScene: { method: 'POST', path: '/storyboard/scene/:id/cancel', access: 'session' },

  getCredits: { method: 'GET', path: '/subscription/credits', access: 'session' },
  listUsage: { method: 'GET', path: '/subscription/usage', access: 'session' },
  listPlans: { method: 'GET', path: '/subscription/plans', access: 'public' },
  createSubscription: { method: 'POST', path: '/subscription/create', access: 'account' },
  changePlan: { method: 'POST', path: '/subscription/change-plan', access: 'account' },
  cancelSubscription: { method: 'POST', path: '/subscription/cancel', access: 'account' },
  resumeSubscription: { method: 'POST', path: '/subscription/resume', access: 'account' },
  previewPlanChange: { method: 'GET', path: '/subscription/prorated-change', access: 'account' },
  payOpenInvoice: { method: 'POST', path: '/subscription/pay-open-invoice', access: 'account' },
  confirmPayment: { method: 'GET', path: '/subscription/payment', access: 'public' },

  listTakes: { method: 'GET', path: '/storyboard/scene/:id/takes', access: 'session' },
  restoreTake: { method: 'POST', path: '/storyboard/scene/:id/restore-take', access: 'session' },

  tryVoice: { method: 'POST', path: '/ai/try-voice', access: 'session' },
} as const satisfies Record<string, Endpoint>;

/** Server-sent events: `state` says that the storyboard changed and should be read again; `progress` moves bars. */
export const storyboardEvents = {
  path: '/storyboard/content/:id/events',
  access: 'session',
} as const;

/** The captions as files, timed like those in the picture. 409 until every scene is made. */
export const captionFiles = {
  srt: { path: '/content/:id/captions.srt', access: 'session' },
  vtt: { path: '/content/:id/captions.vtt', access: 'session' },
} as const;

/** The captions of one scene, from its own beginning: they run with its clip. 404 until it is made. */
export const sceneCaptionFile = {
  path: '/storyboard/scene/:id/captions.vtt',
  access: 'session',
} as const;

/** Uploads into the library by the tus protocol 1.0 (core, creation, termination), resumable: `POST` begins one, `HEAD`, `PATCH` and `DELETE` go to the address that it answers. */
export const libraryUploads = { path: '/library/uploads', access: 'session' } as const;

/** A ZIP of everything that is kept of the caller. */
export const exportProfile = {
  path: '/profile/export',
  access: 'session',
  summary: 'Everything that is kept of the caller, as a ZIP',
} as const;

export type CallName = keyof typeof paths;
