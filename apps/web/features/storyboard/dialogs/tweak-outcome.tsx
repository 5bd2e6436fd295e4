import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import { classNames } from '../../../ui/class-names.ts';
import { changesBetween } from './word-changes.ts';

interface TweakOutcomeProps {
  /** The scenes as they were; none where nothing changed. */
  before: readonly Scene[];
  /** The same scenes as they are now. */
  after: readonly Scene[];
  /** What of the instruction could not be done, in sentences. */
  undone: readonly string[];
}

/** Whether a tweak changed nothing of a scene. */
export function isUnchanged(before: Scene, after: Scene | undefined): boolean {
  return (['description', 'dialogue', 'camera', 'duration'] as const).every(
    (field) => before[field] === after?.[field],
  );
}

/** What a tweak did to each text, word by word, and to the camera and the length where it changed them. */
export function TweakOutcome({ before, after, undone }: TweakOutcomeProps) {
  return (
    <>
      {undone.length > 0 && (
        <Undone
          title={before.length === 0 ? 'Not done' : 'Not everything was done'}
          sentences={undone}
        />
      )}
      <ul className="flex flex-col gap-4">
        {before.map((old) => {
          const now = after.find(({ id }) => id === old.id);
          return (
            now !== undefined && (
              <li key={old.id} className="rounded-card border border-line bg-bg p-3 text-13">
                <h3 className="font-semibold">Scene {now.number}</h3>
                <Changed
                  title="Visual description"
                  before={old.description}
                  after={now.description}
                />
                <Changed title="Dialogue" before={old.dialogue} after={now.dialogue} />
                {old.camera !== now.camera && (
                  <Changed title="Camera" before={old.camera} after={now.camera} />
                )}
                {old.duration !== now.duration && (
                  <Changed
                    title="Length"
                    before={`${old.duration} s`}
                    after={`${now.duration} s`}
                  />
                )}
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}

function Undone({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <div role="note" className="mb-4 rounded-card border border-warn/40 bg-bg p-3 text-13">
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 flex flex-col gap-1 text-muted">
        {sentences.map((sentence) => (
          <li key={sentence} dir="auto">
            {sentence}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Changed({ title, before, after }: { title: string; before: string; after: string }) {
  return (
    <div className="mt-2">
      <h4 className="text-12 font-medium text-subtle">
        {title}
        {before === after && ': unchanged'}
      </h4>
      {before !== after && (
        <p dir="auto" className="mt-0.5 whitespace-pre-wrap">
          {changesBetween(before, after).map(({ kind, text }, index) => {
            const Tag = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span';
            // oxlint-disable-next-line react/no-array-index-key -- the list never changes: a tweak has one outcome
            return (
              <Tag
                key={index}
                className={classNames(
                  kind === 'added' && 'bg-success-soft text-success no-underline',
                  kind === 'removed' && 'text-danger',
                )}
              >
                {text}
              </Tag>
            );
          })}
        </p>
      )}
    </div>
  );
}
