import { createQueryClient } from './query-client.ts';

/** What a page that is a document of its own has read for who is signed in: its header and its own parts share it. */
export const pageQueries = createQueryClient();
