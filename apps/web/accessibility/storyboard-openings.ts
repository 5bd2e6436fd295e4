import type { StateName } from './storyboard-states.ts';

/** One thing that somebody does; whatever drives the browser can do it. */
export type Step =
  /** Presses a button, after which a dialog or a menu is open. */
  | { readonly press: string | RegExp }
  /** Presses a button of the open dialog. */
  | { readonly answer: string | RegExp }
  /** Opens the fold of this name, where it is closed. */
  | { readonly unfold: RegExp }
  | { readonly tab: string }
  /** Chooses the option of this name. */
  | { readonly choose: RegExp }
  | { readonly fill: string; readonly text: string }
  /** Presses a key, after which a dialog is open. */
  | { readonly key: string }
  | { readonly click: RegExp }
  /** Waits until something with this role is there. */
  | { readonly see: 'insertion' };

interface Opening {
  readonly state: StateName;
  /** What is opened, and how. */
  readonly what: string;
  readonly steps: readonly Step[];
}

/** Every dialog, menu and popover of the storyboard; each can be opened after any other of its state was closed. */
export const openings: readonly Opening[] = [
  { state: 'draft', what: 'a scene without a picture', steps: [{ press: 'View, scene 1' }] },
  {
    state: 'completed',
    what: 'a finished scene, its takes and a comparison',
    steps: [{ unfold: /^Scenes/ }, { press: 'View, scene 1' }, { answer: /^Take 2/ }],
  },
  { state: 'draft', what: 'tweak', steps: [{ press: 'Tweak, scene 1' }] },
  {
    state: 'draft',
    what: 'what a tweak changed',
    steps: [
      { press: 'Tweak, scene 1' },
      { fill: 'Instruction', text: 'Set it at night' },
      { answer: 'Tweak' },
      { see: 'insertion' },
    ],
  },
  { state: 'awaiting you', what: 'tweak with its price', steps: [{ press: 'Tweak, scene 1' }] },
  {
    state: 'awaiting you',
    what: 'regenerate',
    steps: [{ press: /^Regenerate Media, 5 credits, scene 1/ }],
  },
  {
    state: 'awaiting you',
    what: 'make all that is missing',
    steps: [{ press: /^Make all 2 missing/ }],
  },
  { state: 'draft', what: 'add a scene', steps: [{ press: 'Add Scene' }] },
  { state: 'ready', what: 'preview', steps: [{ press: 'Preview' }] },
  { state: 'draft', what: 'preview without pictures', steps: [{ press: 'Preview' }] },
  { state: 'draft', what: 'the keys', steps: [{ key: '?' }] },
  { state: 'draft', what: 'the menu of formats', steps: [{ press: /^Format/ }] },
  {
    state: 'completed',
    what: 'another format with its price',
    steps: [{ press: 'Duplicate in another format' }],
  },
  { state: 'ready', what: 'how captions look', steps: [{ press: /^Captions/ }] },
  { state: 'draft', what: 'recording a scene', steps: [{ press: 'Record, scene 1' }] },
  { state: 'ready', what: 'who speaks', steps: [{ press: /^Voice/ }] },
  { state: 'ready', what: 'the music', steps: [{ press: /^Music/ }] },
  {
    state: 'ready',
    what: 'music of the library',
    steps: [{ press: /^Music/ }, { choose: /^My own/ }],
  },
  {
    state: 'draft',
    what: 'what captions say',
    steps: [{ press: /^Captions/ }, { tab: 'Text' }],
  },
  { state: 'draft', what: 'the menu of a scene', steps: [{ press: 'More for scene 1' }] },
  { state: 'draft', what: 'approval', steps: [{ press: /^Approve Content · 10 credits/ }] },
  { state: 'completed', what: 'downloads', steps: [{ press: 'Downloads' }] },
  { state: 'draft', what: 'ticked scenes', steps: [{ click: /^Select all$|selected$/ }] },
  {
    state: 'awaiting you',
    what: 'ticked scenes with their price',
    steps: [{ click: /^Select all$|selected$/ }],
  },
];
