import { initialSceneCount } from '@scenewright/contract/rules/limits.ts';
import { visualModels } from '@scenewright/contract/rules/models.ts';
import { creditsPerScene, estimateCredits } from '@scenewright/contract/rules/pricing.ts';
import { voiceCreditsPerScene } from '@scenewright/contract/rules/voices.ts';

export function ModelCosts() {
  return (
    <div
      className="mx-auto max-w-3xl overflow-x-auto rounded-card border border-line bg-surface"
      role="region"
      aria-label="Model costs"
      tabIndex={0}
    >
      <table className="w-full text-left">
        <thead className="border-b border-line text-13 text-subtle">
          <tr>
            <th scope="col" className="px-5 py-3 font-medium">
              Model
            </th>
            <th scope="col" className="px-5 py-3 font-medium">
              Makes
            </th>
            <th scope="col" className="px-5 py-3 text-right font-medium">
              Credits per scene
            </th>
            <th scope="col" className="px-5 py-3 text-right font-medium">
              {initialSceneCount} scenes
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {visualModels.map(({ id, name, mediaType }) => (
            <tr key={id}>
              <th scope="row" className="px-5 py-4 font-medium">
                {name}
              </th>
              <td className="px-5 py-4 text-muted">{mediaType === 'image' ? 'Images' : 'Video'}</td>
              <td className="tabular px-5 py-4 text-right">{creditsPerScene(id)}</td>
              <td className="tabular px-5 py-4 text-right text-muted">
                {estimateCredits(id, initialSceneCount)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="tabular border-t border-line px-5 py-3 text-13 text-subtle">
        Standard voices cost {voiceCreditsPerScene.standard}, premium voices{' '}
        {voiceCreditsPerScene.premium} credits per scene.
      </p>
    </div>
  );
}
