import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};
/** What the server wrote into the document it sent. */
const isOpenHere = () => document.documentElement.dataset['buying'] !== 'closed';
/** Prerendered pages are made before anybody knows where they are served. */
const isOpenAnywhere = () => true;

/** Whether plans can be bought at this installation. Known with the document, so that no button is there for a moment. */
export function useBuyingOpen(): boolean {
  return useSyncExternalStore(neverChanges, isOpenHere, isOpenAnywhere);
}
