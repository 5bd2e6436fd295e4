import { Eye, RotateCw, Sparkle } from 'lucide-react';
import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import { Button } from '../../../ui/button.tsx';
import { shortageWords } from '../../../api/credit-shortage.ts';
import { toast } from '../../../ui/toast.ts';
import { sayCreditsShort } from '../../frame/credit-shortage.ts';
import { shortageText } from '../../frame/more-credits.tsx';
import { BalanceAfter } from '../dialogs/balance-after.tsx';
import { useBoard } from '../board/board-context.ts';
import { cannotRegenerateReason, regenerationOf } from '../board/board-rules.ts';
import { priceText } from '../board/figures.ts';
import { ReasonedButton } from '../board/reasoned-button.tsx';
import { useShortage } from '../board/use-shortage.ts';
import { NativeSoundSwitch } from './native-sound-switch.tsx';

/** View, Tweak, the clip's own sound and Regenerate Media of one scene; the price stands on what costs. */
export function SceneButtons({ scene }: { scene: Scene }) {
  const { status, locked, open, actions } = useBoard();
  const { missing, available } = useShortage(scene.credit_cost);
  const regeneration = regenerationOf(scene, status);
  const shortage = regeneration.kind !== 'refused' && missing > 0 ? shortageText(missing) : null;
  const regenerate = () =>
    regeneration.kind === 'confirm'
      ? open({ kind: 'regenerate', sceneId: scene.id })
      : void actions.regenerate(scene.id);
  const named = (words: string) => `${words}, scene ${scene.number}`;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        size="small"
        aria-label={named('View')}
        onClick={() => open({ kind: 'view', sceneId: scene.id })}
      >
        <Eye aria-hidden />
        View
      </Button>
      <ReasonedButton
        size="small"
        reason={locked}
        aria-label={named('Tweak')}
        onClick={() => open({ kind: 'tweak', sceneIds: [scene.id] })}
      >
        <Sparkle aria-hidden />
        Tweak
      </ReasonedButton>
      <NativeSoundSwitch scene={scene} />
      <ReasonedButton
        size="small"
        variant={scene.status === 'failed' ? 'primary' : 'secondary'}
        reason={regeneration.kind === 'refused' ? regeneration.reason : shortage}
        aria-label={named(`Regenerate Media, ${priceText(scene.credit_cost)}`)}
        onClick={regenerate}
        onRefused={(reason) =>
          shortage === null
            ? refuseRegeneration(reason)
            : sayCreditsShort(shortageWords(scene.credit_cost, available))
        }
      >
        <RotateCw aria-hidden />
        Regenerate Media
        <span className="tabular font-normal">· {priceText(scene.credit_cost)}</span>
      </ReasonedButton>
      {/* What is asked about first says it there. */}
      {regeneration.kind === 'immediate' && scene.credit_cost > 0 && (
        <BalanceAfter price={scene.credit_cost} />
      )}
    </div>
  );
}

/** SCENE-6 gives the sentence for a wrong state; other reasons have sentences of their own. */
function refuseRegeneration(reason: string): void {
  if (reason === cannotRegenerateReason)
    toast({ title: 'Cannot Regenerate', description: reason, tone: 'destructive' });
  else toast({ title: reason });
}
