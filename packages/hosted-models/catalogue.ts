import type { VisualModelId } from '@scenewright/contract/rules/models.ts';
import { visualModels } from '@scenewright/contract/rules/models.ts';
import shipped from './catalogue.json' with { type: 'json' };
import { catalogueEntry, type CatalogueChange, type CatalogueEntry } from './catalogue-schema.ts';

export type { CatalogueEntry } from './catalogue-schema.ts';

/** What an operator has changed. */
export interface CatalogueOverrides {
  /** Entries of a file of theirs: changed fields of a model that is there by its id, or a whole new model. */
  readonly changes: readonly CatalogueChange[];
  /** Replicate's id for a model of the product, in place of the one it has. */
  readonly models: ReadonlyMap<VisualModelId, string>;
}

/** Nothing changed. */
export const noOverrides: CatalogueOverrides = { changes: [], models: new Map() };

export interface Catalogue {
  readonly models: readonly CatalogueEntry[];
}

/** @throws Error with a sentence that names the entry and the field */
function parseEntry(written: { readonly id: string }): CatalogueEntry {
  const parsed = catalogueEntry.safeParse(written);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys : [];
  if (unknown.length > 0)
    throw new Error(
      `The catalogue's entry ${written.id} is wrong: there is no field ${[...(issue?.path ?? []), unknown[0]].join('.')}.`,
    );
  const name = issue?.path.join('.') ?? '';
  throw new Error(
    `The catalogue's entry ${written.id} is wrong: the field ${name} ${sentenceOf(issue?.message ?? '')}.`,
  );
}

/** Our own messages begin with "must"; zod's are read behind a colon. */
const sentenceOf = (message: string) =>
  message.startsWith('must') ? message : `cannot be read: ${message}`;

/** The entries with an operator's change: what it names is taken from it, all else stays. */
function changed(entries: readonly CatalogueEntry[], change: CatalogueChange): CatalogueEntry[] {
  const at = entries.findIndex(({ id }) => id === change.id);
  const entry = parseEntry({ ...entries[at], ...change });
  const others = entries.map((other) =>
    other.id !== entry.id && entry.product !== null && other.product === entry.product
      ? { ...other, product: null, enabled: false }
      : other,
  );
  return at < 0 ? [...others, entry] : others.with(at, entry);
}

/**
 * A product's model moved to another of Replicate's: to an entry that is there, or to one that takes the same input as
 * the present one (the check at the start says whether it does).
 */
function moved(entries: readonly CatalogueEntry[], product: VisualModelId, id: string) {
  const present = entries.find((entry) => entry.product === product);
  const known = entries.find((entry) => entry.id === id);
  const model = known ?? present;
  if (model === undefined)
    throw new Error(`The catalogue has no entry for ${product}: add one for ${id} to its file.`);
  if (known !== undefined && known.product !== null && known.product !== product)
    throw new Error(
      `The model ${id} makes ${known.product} already: name another one for ${product}.`,
    );
  const kind = visualModels.find((each) => each.id === product)?.mediaType;
  if ((model.kind === 'image') !== (kind === 'image'))
    throw new Error(
      `The model ${id} makes ${model.kind === 'image' ? 'pictures' : 'clips'}: it cannot stand in for ${product}.`,
    );
  const unknown = known === undefined ? { ends: null, priceFrom: model.id } : {};
  return changed(entries, { ...model, id, product, enabled: true, ...unknown });
}

/** @throws Error where an operator's entry would be offered as what it cannot make */
function requireKinds(entries: readonly CatalogueEntry[]): void {
  for (const { id, product, kind } of entries) {
    const wanted = visualModels.find((model) => model.id === product)?.mediaType;
    if (wanted !== undefined && (kind === 'image') !== (wanted === 'image'))
      throw new Error(
        `The catalogue's entry ${id} is wrong: the field product must be a model that makes ${kind === 'image' ? 'pictures' : 'clips'}, and ${product ?? ''} does not.`,
      );
  }
}

/**
 * The hosted models: those that are shipped, with what an operator has changed.
 * @throws Error with one sentence that names the entry and the field
 */
export function readCatalogue({ changes, models }: CatalogueOverrides = noOverrides): Catalogue {
  let entries = shipped.models.map(parseEntry);
  for (const change of changes) entries = changed(entries, change);
  for (const [product, id] of models) entries = moved(entries, product, id);
  requireKinds(entries);
  return { models: entries };
}

/** The entry that makes a product's model; null where none is enabled. Look-ups by a model's own id find those without a product. */
export function entryFor({ models }: Catalogue, productId: string): CatalogueEntry | null {
  const isEnabled = models.filter(({ enabled }) => enabled);
  return (
    isEnabled.find(({ product }) => product === productId) ??
    isEnabled.find(({ product, id }) => product === null && id === productId) ??
    null
  );
}
