import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { addAbortSignal, finished, type Readable } from 'node:stream';
import { AppError } from '@scenewright/contract/app-error.ts';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Identity } from '../../providers/identity/identity.ts';
import { type PackagePart, streamZip } from '../../zip-stream.ts';
import type { Assets } from '../assets/index.ts';
import { createArchiveLimit } from './archive.limit.ts';
import * as repository from './archive.repository.ts';

export interface ArchiveOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly assets: Pick<Assets, 'withFile'>;
  readonly identity: Pick<Identity, 'recordOf'>;
}

/** Whether a file may be there, and cannot be read now: an archive without it would look whole. */
const isOutage = (error: unknown) => error instanceof ProviderError && error.code !== 'not_found';

const readme = `Everything that Scenewright keeps of you.

account.json         who you are here
sign-in.json         what the sign-in service of this installation keeps: ways to sign in, sessions, what happened
sessions.json        where you are signed in, without what would sign anybody in
contents/            one file for each content: its text, scenes, takes, orders and films
cast.json            people, animals, places and things you have named
library.json         your own pictures, clips and sounds
brand.json           what all your videos have in common
credits.json         your balance and what it is made of
ledger.json          every movement of credits
payments.json        subscription, checkouts and payments
mails.json           mails to you: when, and about what
mail-consents.json   addresses you wanted mails sent to
media/               pictures, clips, narrations and films, under the ids that the other files name
missing.txt          files that could not be read, if there are any
`;

const extensions: ReadonlyMap<string, string> = new Map([
  ['video/mp4', 'mp4'],
  ['audio/mp4', 'm4a'],
  ['audio/wav', 'wav'],
  ['audio/mpeg', 'mp3'],
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/webp', 'webp'],
]);

const asJson = (value: unknown) =>
  `${JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? part.toString() : part), 2)}\n`;

/** Rows of all pages, one page in memory at a time. */
async function* rowsOf<Row extends repository.Mark>(
  page: (after: repository.Mark | null) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let rows = await page(null);
  while (rows.length > 0) {
    yield* rows;
    rows = await page(rows.at(-1) ?? null);
  }
}

/** A JSON array, written row by row. */
async function* asJsonList(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + asJson(row).trimEnd();
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** Everything that is kept of a person, as a ZIP that is made while it is read. */
export function createArchive({ database, clock, assets, identity }: ArchiveOptions) {
  const { db } = database;
  const begin = createArchiveLimit(clock);

  async function* media(accountId: string, signal: AbortSignal): AsyncGenerator<PackagePart> {
    const missing: string[] = [];
    for await (const { id, mime_type: mimeType } of rowsOf((after) =>
      repository.listFiles(db, accountId, after),
    )) {
      const name = `media/${id}.${extensions.get(mimeType) ?? 'bin'}`;
      yield {
        name,
        content: async (work) => {
          let isOpen = false;
          const open = async (path: string) => {
            await access(path, constants.R_OK);
            isOpen = true;
            await work(path);
          };
          // Swept or lost meanwhile: one file less is no reason to keep all others back.
          await assets.withFile(id, open, signal).catch((error: unknown) => {
            if (isOpen || signal.aborted || isOutage(error)) throw error;
            missing.push(name);
          });
        },
      };
    }
    if (missing.length > 0) yield { name: 'missing.txt', content: `${missing.join('\n')}\n` };
  }

  async function* parts(
    account: NonNullable<Awaited<ReturnType<typeof repository.findAccount>>>,
    signal: AbortSignal,
  ): AsyncGenerator<PackagePart> {
    const { id, email } = account;
    yield { name: 'README.txt', content: readme };
    yield { name: 'account.json', content: asJson(account) };
    yield { name: 'sign-in.json', content: asJson(await identity.recordOf(account)) };
    yield { name: 'sessions.json', content: asJson(await repository.listApiSessions(db, id)) };
    yield { name: 'cast.json', content: asJson(await repository.listCast(db, id)) };
    yield { name: 'library.json', content: asJson(await repository.listLibrary(db, id)) };
    yield { name: 'brand.json', content: asJson(await repository.readBrand(db, id)) };
    yield { name: 'credits.json', content: asJson(await repository.readBalance(db, id)) };
    yield {
      name: 'ledger.json',
      content: asJsonList(rowsOf((after) => repository.listTransactions(db, id, after))),
    };
    yield { name: 'payments.json', content: asJson(await repository.readPayments(db, id)) };
    // A guest has no address, and nobody's mails are theirs.
    yield {
      name: 'mails.json',
      content:
        email === ''
          ? '[]\n'
          : asJsonList(rowsOf((after) => repository.listMails(db, email, after))),
    };
    yield { name: 'mail-consents.json', content: asJson(await repository.listConsents(db, id)) };
    for await (const { id: contentId } of rowsOf((after) =>
      repository.listContents(db, id, after),
    )) {
      const content = await repository.readContent(db, id, contentId);
      if (content !== null) yield { name: `contents/${contentId}.json`, content: asJson(content) };
    }
    yield* media(id, signal);
  }

  return {
    /**
     * @param signal ends it: nobody reads any more
     * @throws AppError not_authenticated where the account is gone, rate_limited
     */
    async open(
      accountId: string,
      signal: AbortSignal,
    ): Promise<{ readonly madeAt: Date; readonly zip: Readable }> {
      const account = await repository.findAccount(db, accountId);
      if (account === undefined) throw new AppError('not_authenticated');
      const end = begin(accountId);
      const madeAt = clock.now();
      const zip = streamZip(parts(account, signal), { modifiedAt: madeAt, signal });
      // Read to its end, broken, or left alone: the turn is over.
      finished(zip, end);
      addAbortSignal(signal, zip);
      return { madeAt, zip };
    },
  };
}

export type Archive = ReturnType<typeof createArchive>;
