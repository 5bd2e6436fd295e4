import * as z from 'zod/mini';
import { stockKinds } from '../rules/stock.ts';
import { shapeIds } from '../rules/shapes.ts';
import { maxStockPage, maxStockWords, stockIdPattern, stockSourceIds } from '../rules/stock.ts';
import { paths } from '../paths.ts';
import { defineCall } from './call.ts';
import { filledText } from './fields.ts';
import { creditShape, libraryItemShape } from './library.ts';

const source = z.enum(stockSourceIds);
const kind = z.enum(stockKinds);
const stockId = z.string().check(z.regex(stockIdPattern, 'must be the id of a result'));

const stockResultShape = z.object({
  id: stockId,
  kind,
  width: z.int(),
  height: z.int(),
  /** Of a clip. */
  duration_ms: z.nullable(z.int()),
  /** A small picture, which comes by way of this server. */
  thumbnail_url: z.string(),
  credit: creditShape,
});
export type StockResult = z.output<typeof stockResultShape>;

export const searchStock = defineCall({
  ...paths.searchStock,
  summary:
    'Pictures or clips of a site of stock, those in the shape of the film first. 404 where this installation does not ask that site',
  query: z.object({
    source,
    kind,
    shape: z.enum(shapeIds),
    words: filledText(maxStockWords),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxStockPage)), 1),
  }),
  reply: z.object({ results: z.array(stockResultShape), has_more: z.boolean() }),
});

export const takeStock = defineCall({
  ...paths.takeStock,
  summary:
    'Take a result into the library: it is fetched and read as an upload is, and keeps author, licence and link',
  body: z.object({ source, kind, id: stockId }),
  reply: z.object({ item: libraryItemShape }),
});
