import { Volume2, VolumeX } from 'lucide-react';
import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import { useBoard } from '../board/board-context.ts';
import { priceText } from '../board/figures.ts';
import { ReasonedButton } from '../board/reasoned-button.tsx';
import { changeNativeSound } from './scene-edits.ts';

/** Whether a scene's clip is heard with the sound that its model makes, and what that adds to its price. Nothing where it makes none. */
export function NativeSoundSwitch({ scene }: { scene: Scene }) {
  const { locked, editor } = useBoard();
  const { number, native_sound: isOn, sound_credits: credits } = scene;
  // One that was switched on before its model fell silent can still be switched off.
  if (credits === null && !isOn) return null;
  const adds = credits ? `+${priceText(credits)}` : null;
  const Icon = isOn ? Volume2 : VolumeX;
  return (
    <ReasonedButton
      size="small"
      role="switch"
      aria-checked={isOn}
      aria-label={`Clip sound of scene ${number}${adds === null ? '' : `, ${adds}`}`}
      title="What is heard in the clip itself, beneath the narration"
      reason={locked}
      onClick={() => void changeNativeSound(editor, scene, !isOn)}
    >
      <Icon aria-hidden />
      Clip sound <span className="text-subtle">{isOn ? 'On' : 'Off'}</span>
      {adds !== null && <span className="tabular font-normal">· {adds}</span>}
    </ReasonedButton>
  );
}
