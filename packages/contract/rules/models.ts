export const mediaTypes = ['video', 'image'] as const;
export type MediaType = (typeof mediaTypes)[number];

export const modelTiers = ['value', 'professional', 'enterprise'] as const;
export type ModelTier = (typeof modelTiers)[number];

export const visualModels = [
  {
    id: 'recraft-ai/recraft-v3',
    name: 'Recraft',
    tier: 'value',
    mediaType: 'image',
    creditCost: 5,
    recommended: false,
    description:
      'Crisp illustrated stills with a gentle camera move. The most scenes for your credits.',
    buys: 'Stills: one picture a scene, for up to 20 seconds, with a slow camera move.',
    exampleVideo: 'model-recraft',
  },
  {
    id: 'kwaivgi/kling-v1.6-standard',
    name: 'Kling',
    tier: 'professional',
    mediaType: 'video',
    creditCost: 40,
    recommended: true,
    description: 'Moving scenes with several shots each. The best balance of motion and cost.',
    buys: 'Motion: 5–10 seconds a scene, in several shots in which things move.',
    exampleVideo: 'model-kling',
  },
  {
    id: 'google/veo-2',
    name: 'Veo',
    tier: 'enterprise',
    mediaType: 'video',
    creditCost: 250,
    recommended: false,
    description: 'The richest light, depth and motion, for films that have to impress.',
    buys: 'Motion at its fullest: 5–10 seconds a scene, in several shots with more light and more to see in each.',
    exampleVideo: 'model-veo',
  },
] as const satisfies readonly {
  id: string;
  name: string;
  tier: ModelTier;
  mediaType: MediaType;
  creditCost: number;
  recommended: boolean;
  description: string;
  /** The medium that the price of a scene buys. */
  buys: string;
  /** Begins the names of the files of a scene made with it, in the folder of the examples; the orientation follows. */
  exampleVideo: string;
}[];

export type VisualModel = (typeof visualModels)[number];
export type VisualModelId = VisualModel['id'];
export const visualModelIds = visualModels.map((model) => model.id) as [
  VisualModelId,
  ...VisualModelId[],
];

/** The wizard's form starts with this model. */
export const defaultVisualModelId: VisualModelId = 'recraft-ai/recraft-v3';
/** The model that makes the pictures of image scenes, whatever the content's video model is. */
export const imageModelId: VisualModelId = 'recraft-ai/recraft-v3';

export function findVisualModel(id: string): VisualModel | undefined {
  return visualModels.find((model) => model.id === id);
}
