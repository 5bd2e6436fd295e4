import { readCatalogue, type CatalogueEntry } from '../catalogue.ts';

/** An entry of the shipped catalogue, enabled or not. */
export function shippedEntry(id: string): CatalogueEntry {
  const entry = readCatalogue().models.find((each) => each.id === id);
  if (entry === undefined) throw new Error(`the catalogue has no ${id}`);
  return entry;
}
