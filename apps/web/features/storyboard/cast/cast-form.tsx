import { type ReactNode, useState } from 'react';
import { Images } from 'lucide-react';
import type { LibraryItem } from '@scenewright/contract/schemas/library.ts';
import type { CastMember } from '@scenewright/contract/schemas/cast.ts';
import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import {
  castKinds,
  type CastKind,
  maxCastLookCharacters,
  maxCastNameCharacters,
  namedIn,
  refusalOfName,
} from '@scenewright/contract/rules/cast.ts';
import { ApiError, isChangedMeanwhile } from '../../../api/api-error.ts';
import { type CastTraits, useCast } from '../../../api/queries/cast.ts';
import { useOneAtATime } from '../../../api/use-one-at-a-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogContent } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { RadioCard, RadioCards } from '../../../ui/radio-cards.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { ItemPicker } from '../own/item-picker.tsx';
import { CastPortrait } from './cast-portrait.tsx';
import { reportFailure, serverSentence } from '../board/failure-toasts.ts';
import { scenesText } from '../board/figures.ts';
import type { CastActions } from './use-cast-actions.ts';

/** What the form is about: somebody new, a member, or the lead in a scene's picture. */
export type CastFormSubject =
  | { readonly kind: 'new'; readonly example?: true }
  | { readonly kind: 'member'; readonly member: CastMember }
  | { readonly kind: 'scene'; readonly scene: Scene };

interface CastFormProps {
  subject: CastFormSubject;
  scenes: readonly Scene[];
  actions: CastActions;
  onBack: () => void;
  onDone: () => void;
}

export const kindLabels: Readonly<Record<CastKind, string>> = {
  person: 'Person',
  animal: 'Animal',
  place: 'Place',
  thing: 'Thing',
};
const lookHints: Readonly<Record<CastKind, string>> = {
  person:
    'Age, hair, skin, work and clothes, with their colours: “a young scientist with brown skin in a teal coat”.',
  animal: 'What kind it is, and its colour: “a small blue fox”.',
  place: 'What stands there, and in which light: “an old windmill on a hill at sunset”.',
  thing: 'What it is, and its colour: “a little green car”.',
};

const example: CastTraits = {
  name: 'Mira',
  kind: 'person',
  look: 'a young scientist with brown skin in a teal coat',
};

/** What a scene's first words say of its lead: enough to begin with. */
const leadOf = (description: string) =>
  (description.split(/[,.;\n]/u)[0] ?? '').trim().slice(0, maxCastLookCharacters);

function startOf(subject: CastFormSubject): CastTraits {
  if (subject.kind === 'member')
    return {
      ...{ name: subject.member.name, kind: subject.member.kind, look: subject.member.look },
      portrait_item: subject.member.portrait_item,
    };
  if (subject.kind === 'scene')
    return { name: '', kind: 'person', look: leadOf(subject.scene.description) };
  return subject.example === true ? example : { name: '', kind: 'person', look: '' };
}

const titleOf = (subject: CastFormSubject) =>
  subject.kind === 'member'
    ? `Edit ${subject.member.name}`
    : subject.kind === 'scene'
      ? 'Lock this character'
      : 'Add to cast';

/** Name, kind and look of a member. */
export function CastForm({ subject, scenes, actions, onBack, onDone }: CastFormProps) {
  const { refetch } = useCast();
  const [traits, setTraits] = useState(() => startOf(subject));
  const [seen, setSeen] = useState(subject.kind === 'member' ? subject.member : null);
  const [errors, setErrors] = useState<{ readonly name?: string; readonly look?: string }>({});
  const { running, run } = useOneAtATime<'save'>();
  const change = (part: Partial<CastTraits>) => {
    setTraits({ ...traits, ...part });
    setErrors({});
  };

  const submit = async () => {
    const found = refusalsOf(traits);
    setErrors(found);
    if (found.name !== undefined || found.look !== undefined) return;
    try {
      if (subject.kind === 'scene') await actions.lock(subject.scene.id, traits);
      else if (seen === null) await actions.add(traits);
      else await actions.save(seen, traits);
      onDone();
    } catch (error) {
      const standing = isChangedMeanwhile(error)
        ? (await refetch()).data?.find(({ id }) => id === seen?.id)
        : undefined;
      if (standing !== undefined) {
        setSeen(standing);
        setErrors({
          look: 'This member was changed in another tab or on another device meanwhile. Save again to keep yours.',
        });
      } else if (error instanceof ApiError && error.code === 'invalid_input')
        setErrors({
          name: serverSentence(error)?.replace(/^name: /u, '') ?? 'This name cannot be used.',
        });
      else reportFailure('Failed to save the member', error);
    }
  };
  return (
    <DialogContent
      size="medium"
      title={titleOf(subject)}
      description={
        subject.kind === 'scene'
          ? `It will look just as in the picture of scene ${subject.scene.number}, wherever a description names it. Free of charge.`
          : 'Its look is decided once and painted free of charge.'
      }
      footer={
        <>
          <Button disabled={running !== null} onClick={onBack}>
            {subject.kind === 'scene' ? 'Cancel' : 'Back'}
          </Button>
          <Button
            variant="primary"
            busy={running !== null}
            onClick={() => void run('save', submit)}
          >
            {subject.kind === 'member'
              ? 'Save'
              : subject.kind === 'scene'
                ? 'Lock character'
                : 'Add'}
          </Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-5 sm:flex-row sm:gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void run('save', submit);
        }}
      >
        <Portrait
          subject={subject}
          traits={traits}
          onChoose={(item) => change({ portrait_item: item })}
        />
        <div className="flex min-w-0 grow flex-col gap-5">
          <Field
            label="Name"
            required
            error={errors.name}
            hint="Scenes use it by this name, in any case."
          >
            {(control) => (
              <Input
                {...control}
                maxLength={maxCastNameCharacters}
                value={traits.name}
                onChange={({ currentTarget }) => change({ name: currentTarget.value })}
              />
            )}
          </Field>
          <RadioCards
            label="Kind"
            value={traits.kind}
            className="grid-cols-2 gap-2"
            onValueChange={(value) =>
              change({ kind: castKinds.find((kind) => kind === value) ?? traits.kind })
            }
          >
            {castKinds.map((kind) => (
              <RadioCard key={kind} value={kind} className="px-3 py-2 text-13 font-medium">
                {kindLabels[kind]}
              </RadioCard>
            ))}
          </RadioCards>
          <Field
            label="Look"
            required
            error={errors.look}
            hint={
              subject.kind === 'scene'
                ? 'For hosted models, and for whoever writes the scenes.'
                : lookHints[traits.kind]
            }
          >
            {(control) => (
              <Textarea
                {...control}
                maxLength={maxCastLookCharacters}
                value={traits.look}
                onChange={({ currentTarget }) => change({ look: currentTarget.value })}
              />
            )}
          </Field>
          <Consequence subject={subject} traits={traits} scenes={scenes} />
        </div>
        {/* Enter in the name saves. */}
        <button type="submit" hidden>
          Save
        </button>
      </form>
    </DialogContent>
  );
}

function refusalsOf({ name, look }: CastTraits): { name?: string; look?: string } {
  const refused = refusalOfName(name);
  return {
    ...(refused === null ? {} : { name: refused }),
    ...(look.trim() === '' ? { look: 'Say what it looks like.' } : {}),
  };
}

interface PortraitProps {
  subject: CastFormSubject;
  traits: CastTraits;
  /** Null for the painted one. */
  onChoose: (item: string | null) => void;
}

/** The portrait that the member has or will have, and a picture of the library in its place. */
function Portrait({ subject, traits, onChoose }: PortraitProps): ReactNode {
  const [picking, setPicking] = useState(false);
  const [chosen, setChosen] = useState<LibraryItem | null>(null);
  const item = traits.portrait_item ?? null;
  const present = subject.kind === 'member' ? subject.member : null;
  const kept = item === (present?.portrait_item ?? null) ? (present?.portrait_url ?? null) : null;
  const own = chosen?.id === item ? (chosen?.thumbnail_url ?? null) : kept;
  const url = subject.kind === 'scene' ? subject.scene.poster_url : own;
  return (
    <div className="flex flex-col items-center gap-2 sm:w-36 sm:shrink-0">
      <CastPortrait
        member={{ kind: traits.kind, portrait_url: url }}
        className="size-28 rounded-card border border-line sm:size-36"
      />
      {subject.kind !== 'scene' && (
        <>
          <Button size="small" onClick={() => setPicking(true)}>
            <Images aria-hidden />
            From my library
          </Button>
          {item !== null && (
            <Button size="small" variant="ghost" onClick={() => onChoose(null)}>
              Paint it instead
            </Button>
          )}
          <p className="text-center text-12 text-subtle">
            {item === null
              ? 'Painted by its look.'
              : 'Hosted models are shown it. The studio paints by the look.'}
          </p>
        </>
      )}
      {picking && (
        <Dialog open onOpenChange={(isOpen) => !isOpen && setPicking(false)}>
          <DialogContent
            size="large"
            title="Use as cast portrait"
            description="A picture of your library that shows who or what this is. Free of charge."
          >
            <ItemPicker
              kind="picture"
              wantedId={item}
              onChoose={(picture) => {
                setChosen(picture);
                onChoose(picture.id);
                setPicking(false);
              }}
            />
          </DialogContent>
        </Dialog>
      )}
    </div>
  );
}

/** Says which pictures will be out of date, and that nothing is made by itself. */
function Consequence({
  subject,
  traits: { name, kind, look, portrait_item: item },
  scenes,
}: {
  subject: CastFormSubject;
  traits: CastTraits;
  scenes: readonly Scene[];
}) {
  const isSame =
    subject.kind === 'member' &&
    subject.member.look === look.trim() &&
    subject.member.kind === kind &&
    subject.member.portrait_item === (item ?? null) &&
    namedIn(subject.member.name, [{ name }]).length > 0;
  const names =
    subject.kind === 'member'
      ? [{ name: subject.member.name }]
      : refusalOfName(name) === null
        ? [{ name }]
        : [];
  const shown = scenes.filter(
    ({ id, visual_url: url, description }) =>
      url !== null &&
      namedIn(description, names).length > 0 &&
      !(subject.kind === 'scene' && id === subject.scene.id),
  );
  if (isSame || shown.length === 0) return null;
  return (
    <p className="text-13 text-warn">
      {`The ${shown.length === 1 ? 'picture' : 'pictures'} of ${scenesText(shown.length)} here will be marked as out of date. Nothing is made again or charged by itself.`}
    </p>
  );
}
