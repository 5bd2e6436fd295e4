import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import type { VisualModelId } from '@scenewright/contract/rules/models.ts';
import type { CatalogueOverrides } from './catalogue.ts';
import { catalogueChange } from './catalogue-schema.ts';

/** The settings that change the catalogue, and the product's models that they move. */
export const modelSettings = {
  REPLICATE_MODEL_RECRAFT: 'recraft-ai/recraft-v3',
  REPLICATE_MODEL_KLING: 'kwaivgi/kling-v1.6-standard',
  REPLICATE_MODEL_VEO: 'google/veo-2',
} as const satisfies Readonly<Record<string, VisualModelId>>;

type ModelSetting = keyof typeof modelSettings;
const names = Object.keys(modelSettings) as ModelSetting[];

const modelId = z
  .string()
  .regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/u, 'must be a model such as google/veo-2')
  .optional();

/** As `config.ts` has them; others are let pass. */
const settingsShape = z.object({
  REPLICATE_MODEL_RECRAFT: modelId,
  REPLICATE_MODEL_KLING: modelId,
  REPLICATE_MODEL_VEO: modelId,
  REPLICATE_CATALOGUE_FILE: z.string().optional(),
});

const fileShape = z.strictObject({ models: z.array(catalogueChange).max(100) });

/**
 * Reads an operator's catalogue: `{"models": [{"id": "owner/name", …}]}`.
 * @throws Error with a sentence that names the file
 */
export function parseCatalogueFile(text: string, path: string): CatalogueOverrides['changes'] {
  let written: unknown;
  try {
    written = JSON.parse(text);
  } catch {
    throw new Error(`The catalogue ${path} is no JSON.`);
  }
  const parsed = fileShape.safeParse(written);
  if (parsed.success) return parsed.data.models;
  const [issue] = parsed.error.issues;
  throw new Error(
    `The catalogue ${path} cannot be read: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}. It is {"models": [{"id": "owner/name", …}]}.`,
  );
}

/**
 * What an operator's settings change of the catalogue.
 * @param settings those of `config.ts`: REPLICATE_CATALOGUE_FILE (a path) and {@link modelSettings}
 * @throws Error with a sentence that names the setting or the file
 */
export async function readOverrides(settings: object): Promise<CatalogueOverrides> {
  const parsed = settingsShape.safeParse(settings);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`The setting ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is wrong'}.`);
  }
  const { REPLICATE_CATALOGUE_FILE: path } = parsed.data;
  const models = names.flatMap((name) => {
    const id = parsed.data[name];
    return id === undefined ? [] : [[modelSettings[name], id] as const];
  });
  return {
    changes: path === undefined ? [] : parseCatalogueFile(await readText(path), path),
    models: new Map(models),
  };
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw new Error(
      `The setting REPLICATE_CATALOGUE_FILE is wrong: the file ${path} cannot be opened.`,
      { cause },
    );
  }
}
