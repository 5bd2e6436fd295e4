import { useEffect, useState } from 'react';
import { TriangleAlert } from 'lucide-react';
import {
  findVisualModel,
  modelTiers,
  visualModels,
  type ModelTier,
} from '@scenewright/contract/rules/models.ts';
import type { RefusedModels } from '../../../api/queries/models.ts';
import { useCredits } from '../../../api/queries/credits.ts';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../ui/tabs.tsx';
import { ModelCard } from '../model-card.tsx';
import { modelToPreselect } from '../recommended-model.ts';
import { spendableCredits } from '../../../api/spendable-credits.ts';
import type { Wizard } from '../use-wizard.ts';

const tierNames: Record<ModelTier, string> = {
  value: 'Value',
  professional: 'Professional',
  enterprise: 'Enterprise',
};

/** Whether a tab has nothing to choose. */
const refusesAll = (tier: ModelTier, refused: RefusedModels) =>
  visualModels.filter((model) => model.tier === tier).every(({ id }) => refused.has(id));

export function ModelStep({ wizard: { draft, change, refusedModels } }: { wizard: Wizard }) {
  const { data: credits } = useCredits();
  const availableCredits = spendableCredits(credits);
  const preselected =
    availableCredits === undefined
      ? undefined
      : modelToPreselect(draft, availableCredits, refusedModels);
  useEffect(() => {
    if (preselected !== undefined) change({ visualModel: preselected });
  }, [preselected, change]);

  const chosen = findVisualModel(draft.visualModel);
  const chosenTier = chosen?.tier ?? 'value';
  const [openedTier, setOpenedTier] = useState<ModelTier | null>(null);
  const tier = openedTier ?? chosenTier;
  return (
    <Tabs
      value={tier}
      onValueChange={(value) => setOpenedTier(modelTiers.find((known) => known === value) ?? null)}
    >
      <TabsList aria-label="Quality" className="flex w-full sm:w-fit">
        {modelTiers.map((known) => (
          <TabsTrigger key={known} value={known}>
            {tierNames[known]}
            {known === chosenTier && (
              <>
                <span aria-hidden className="size-1.5 rounded-full bg-accent" />
                <span className="sr-only">(selected)</span>
              </>
            )}
          </TabsTrigger>
        ))}
      </TabsList>
      {modelTiers.map((known) => (
        <TabsContent key={known} value={known} className="mt-4">
          <Refusals tier={known} refusedModels={refusedModels} />
          <RadioCards
            label={`${tierNames[known]} models`}
            value={draft.visualModel}
            onValueChange={(value) => {
              const model = findVisualModel(value);
              if (model !== undefined) change({ visualModel: model.id, isModelChosen: true });
            }}
          >
            {visualModels
              .filter((model) => model.tier === known)
              .map((model) => (
                <ModelCard
                  key={model.id}
                  model={model}
                  orientation={draft.orientation ?? 'landscape'}
                  sceneCount={draft.sceneCount}
                  availableCredits={availableCredits}
                  refusal={refusedModels.get(model.id) ?? null}
                />
              ))}
          </RadioCards>
          {chosen !== undefined && known !== chosenTier && !refusesAll(known, refusedModels) && (
            <p className="mt-3 text-13 text-muted">
              {chosen.name} is selected. Press the card to choose this one instead.
            </p>
          )}
        </TabsContent>
      ))}
    </Tabs>
  );
}

/** Why models of a tab cannot be chosen, above their cards. */
function Refusals({ tier, refusedModels }: { tier: ModelTier; refusedModels: RefusedModels }) {
  return visualModels
    .filter((model) => model.tier === tier)
    .map(({ id }) => refusedModels.get(id))
    .map((refusal) =>
      refusal === undefined ? null : (
        <p key={refusal} role="note" className="mb-3 flex gap-2 text-13 font-medium text-warn">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {refusal}
        </p>
      ),
    );
}
