import { useEffect, useRef, useState } from 'react';
import { Sparkles, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { maxPromptCharacters } from '@scenewright/contract/rules/limits.ts';
import { quickTopics } from '@scenewright/contract/rules/wizard.ts';
import { useSession } from '../../../api/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { editPrompt, shownPrompt, type WizardDraft } from '../draft.ts';
import { IdeaMaterial } from '../idea-material.tsx';
import { useEnhance } from '../use-enhance.ts';
import { useIdeaReading } from '../use-idea-reading.ts';
import type { Wizard } from '../use-wizard.ts';

/** The text of the form, and what names it. */
type Prompt = Pick<
  WizardDraft,
  'topic' | 'topicName' | 'customPrompt' | 'enhancedPrompt' | 'answers'
>;

export function TopicStep({ wizard }: { wizard: Wizard }) {
  const { draft, change } = wizard;
  const { reading, refusal } = useIdeaReading(draft);
  const enhancement = useEnhance(draft, change);
  const field = useRef<HTMLTextAreaElement>(null);
  const undoLine = useRef<HTMLOutputElement>(null);
  const [replaced, setReplaced] = useState<Prompt | null>(null);
  const undo = () => {
    if (replaced !== null) change(replaced);
    setReplaced(null);
    // The button is gone then, and the focus would be with it.
    field.current?.focus();
  };
  // On a phone the longer sample would push it behind the bar at the window's lower edge.
  useEffect(() => {
    if (replaced !== null) undoLine.current?.scrollIntoView({ block: 'nearest' });
  }, [replaced]);
  return (
    <div className="flex flex-col gap-6">
      <QuickTopics wizard={wizard} disabled={enhancement.isEnhancing} onReplaced={setReplaced} />
      <Field label="Your idea" required error={refusal}>
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            lang={reading?.language}
            rows={7}
            // What is typed meanwhile would be lost to the enhanced text.
            readOnly={enhancement.isEnhancing}
            maxLength={maxPromptCharacters}
            value={shownPrompt(draft)}
            onChange={(event) => {
              setReplaced(null);
              change(editPrompt(draft, event.target.value));
            }}
            placeholder="For example: why the sky is blue. Or a story, a list, a recipe or a script of your own: what you write is what is spoken."
            className="text-16 leading-6"
          />
        )}
      </Field>
      {/* Announced where it stands: the field above has changed without being typed in. */}
      <output
        ref={undoLine}
        className="-mt-4 flex items-center gap-3 text-13 text-muted empty:hidden"
      >
        {replaced !== null && (
          <>
            <span>Your text was replaced.</span>
            <Button size="small" disabled={enhancement.isEnhancing} onClick={undo}>
              <Undo2 aria-hidden />
              Undo
            </Button>
          </>
        )}
      </output>
      <EnhanceBar wizard={wizard} {...enhancement} />
      {reading !== undefined && <IdeaMaterial wizard={wizard} reading={reading} />}
    </div>
  );
}

function EnhanceBar({
  wizard: { draft, change },
  enhance,
  isEnhancing,
}: { wizard: Wizard } & ReturnType<typeof useEnhance>) {
  const isGuest = useSession()?.profile.is_guest ?? true;
  return (
    <div className="-mt-3 flex flex-wrap items-center gap-3">
      <Button
        onClick={enhance}
        busy={isEnhancing}
        disabled={isGuest || shownPrompt(draft).trim() === ''}
      >
        {!isEnhancing && <Sparkles aria-hidden className="text-accent" />}
        {isEnhancing ? 'Enhancing...' : 'Enhance with AI'}
      </Button>
      {draft.enhancedPrompt !== null && (
        <Button
          variant="ghost"
          disabled={isEnhancing}
          onClick={() => change({ enhancedPrompt: null })}
        >
          <Undo2 aria-hidden />
          Back to my text
        </Button>
      )}
      {isGuest && (
        <p className="text-13 text-subtle">
          <Link
            to="/auth?tab=signup"
            state={{ from: '/create?step=topic' }}
            className="text-accent underline underline-offset-4"
          >
            Create a free account
          </Link>{' '}
          to enhance your idea.
        </p>
      )}
    </div>
  );
}

interface QuickTopicsProps {
  wizard: Wizard;
  disabled: boolean;
  /** A text of the user's own made room for a sample; null where none did. */
  onReplaced: (before: Prompt | null) => void;
}

function QuickTopics({ wizard: { draft, change }, disabled, onReplaced }: QuickTopicsProps) {
  const fillIn = (topic: (typeof quickTopics)[number]) => {
    const { topic: before, topicName, customPrompt, enhancedPrompt, answers } = draft;
    change({
      topic: topic.id,
      topicName: topic.name,
      customPrompt: topic.prompt,
      enhancedPrompt: null,
      answers: {},
    });
    const isOwn = topicName === null && shownPrompt(draft).trim() !== '';
    onReplaced(
      isOwn || enhancedPrompt !== null
        ? { topic: before, topicName, customPrompt, enhancedPrompt, answers }
        : null,
    );
  };
  return (
    <div role="group" aria-label="Quick topics" className="flex flex-wrap gap-2">
      {quickTopics.map((topic) => (
        <button
          key={topic.id}
          type="button"
          disabled={disabled}
          aria-pressed={draft.topic === topic.id}
          onClick={() => fillIn(topic)}
          className={classNames(
            'h-8 rounded-full border px-3.5 text-13 font-medium transition-colors disabled:opacity-60 touch:min-h-11',
            draft.topic === topic.id
              ? 'border-accent bg-accent-soft text-accent'
              : 'border-line bg-surface text-muted hover:border-control hover:text-fg',
          )}
        >
          {topic.name}
        </button>
      ))}
    </div>
  );
}
