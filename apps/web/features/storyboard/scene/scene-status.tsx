import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import { Badge } from '../../../ui/badge.tsx';
import { CreditLine } from '../../frame/credit-line.tsx';
import { CaptionNote } from '../captions/caption-note.tsx';
import { sceneStatusWords } from './status-words.ts';

/** A scene's status as a dot with its word. */
export function SceneStatus({ scene }: { scene: Scene }) {
  const { words, tone, moving } = sceneStatusWords[scene.status];
  return (
    <Badge tone={tone} dot pulsing={moving}>
      {words}
    </Badge>
  );
}

/** What the creator should know about a scene: why it failed, that its picture is out of date, that it is left out. */
export function SceneNotes({ scene, approved }: { scene: Scene; approved: boolean }) {
  return (
    <>
      {scene.status === 'failed' && (
        <p className="text-13 text-danger">
          {scene.failure ?? 'This scene could not be made.'}
          {approved &&
            (scene.credit_cost === 0 ? ' Trying again is free.' : ' Its credits came back to you.')}
        </p>
      )}
      {scene.awaits_motion && scene.status !== 'pending' && (
        <p className="text-13 text-muted">
          Still, not in motion yet. Regenerate Media makes its clip.
        </p>
      )}
      {scene.awaits_sound && scene.status !== 'pending' && (
        <p className="text-13 text-muted">
          Its clip was made without sound. Regenerate Media makes one that has it.
        </p>
      )}
      {scene.visual_stale &&
        !scene.awaits_motion &&
        !scene.awaits_sound &&
        scene.visual_url !== null &&
        scene.status !== 'pending' && (
          <p className="text-13 text-warn">
            {staleReason(scene)} Regenerate Media to bring it up to date.
          </p>
        )}
      {scene.audio_stale &&
        scene.audio_url !== null &&
        scene.status !== 'pending' &&
        (scene.own_voice ? (
          <p className="text-13 text-warn">
            Your recording says other words. Record it anew, or let a voice speak it.
          </p>
        ) : approved ? (
          <p className="text-13 text-warn">The narration says the dialogue as it was before.</p>
        ) : (
          <p className="text-13 text-subtle">The line has changed since it was spoken.</p>
        ))}
      {scene.credit !== null && (
        <p className="text-13 text-subtle">
          <CreditLine credit={scene.credit} />
        </p>
      )}
      <CaptionNote scene={scene} />
      {!scene.narrated && !scene.own_voice && (
        <p className="text-13 text-subtle">
          No voice reads this language: captions run with music.
        </p>
      )}
      {scene.duration === 0 && (
        <p className="text-13 text-subtle">
          0 s: left out of the final video, neither made nor charged.
        </p>
      )}
    </>
  );
}

/** Why the picture is out of date: members of the cast that are not as it shows them, or its text. */
function staleReason({ cast_changes: names }: Scene): string {
  if (names.length === 0) return 'The picture shows the text as it was before.';
  return `${names.length === 1 ? `${names[0]} has` : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} have`} changed since this picture was made.`;
}
