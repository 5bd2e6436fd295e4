import { useState, type FormEvent } from 'react';
import { Clapperboard, FileQuestion } from 'lucide-react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import type { ContentItem } from '@scenewright/contract/schemas/content.ts';
import { maxTitleCharacters } from '@scenewright/contract/rules/limits.ts';
import { ApiError } from '../../api/api-error.ts';
import { useContent, useUpdateContent } from '../../api/queries/content.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast.ts';
import { instantOf, isSameSchedule, scheduleOf } from './schedule.ts';

export default function ContentEditPage() {
  const { id = '' } = useParams();
  const { data: content, isPending, error, refetch } = useContent(id);
  return (
    <div className="mx-auto max-w-xl px-4 py-10 sm:px-6">
      <title>Edit content · Scenewright</title>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-24 font-semibold tracking-tight">Edit content</h1>
        {isPending && <Skeleton className="h-9 w-42 touch:h-11" />}
        {content !== undefined && (
          <Button asChild>
            <Link to={`/storyboard/${content.id}`}>
              <Clapperboard aria-hidden />
              Open storyboard
            </Link>
          </Button>
        )}
      </div>
      {isPending && <FormToCome />}
      {error !== null && content === undefined && (
        <Missing error={error} onRetry={() => void refetch()} />
      )}
      {content !== undefined && <EditForm key={content.id} content={content} />}
    </div>
  );
}

/** The shape of the form, which takes its place without moving anything. */
function FormToCome() {
  const field = (
    <div className="flex flex-col gap-1.5">
      <Skeleton className="h-5 w-12" />
      <Skeleton className="h-9 touch:h-11" />
    </div>
  );
  return (
    <Card className="mt-6 flex flex-col gap-5 p-6">
      {field}
      <div className="grid gap-5 sm:grid-cols-2">
        {field}
        {field}
      </div>
      <Skeleton className="h-10 sm:h-5" />
      <div className="flex items-center justify-between border-t border-line pt-5">
        <Spinner label="Loading" />
        <Skeleton className="h-9 w-44 touch:h-11" />
      </div>
    </Card>
  );
}

/** 422 is an address that holds no id. */
function Missing({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 422);
  return (
    <EmptyState
      className="mt-6"
      icon={<FileQuestion />}
      title={isUnknown ? 'Content not found' : 'The content could not be loaded'}
      action={
        isUnknown ? (
          <Button asChild>
            <Link to="/dashboard">Dashboard</Link>
          </Button>
        ) : (
          <Button onClick={onRetry}>Try again</Button>
        )
      }
    >
      {isUnknown ? 'It may have been deleted.' : error.message}
    </EmptyState>
  );
}

/** The part of the dashboard's list that one came from; its beginning for who came from elsewhere. */
function usePartOfList(): string {
  const state: unknown = useLocation().state;
  const isKnown =
    typeof state === 'object' &&
    state !== null &&
    'list' in state &&
    typeof state.list === 'string' &&
    state.list.startsWith('?');
  return `/dashboard${isKnown ? String(state.list) : ''}`;
}

function EditForm({ content }: { content: ContentItem }) {
  const form = useEditForm(content);
  return (
    <Card className="mt-6">
      <form onSubmit={form.submit} className="flex flex-col gap-5 p-6">
        <Field
          label="Title"
          required
          error={form.title.trim() === '' ? 'Please enter a title' : undefined}
        >
          {(control) => (
            <Input
              {...control}
              maxLength={maxTitleCharacters}
              value={form.title}
              onChange={(event) => form.setTitle(event.target.value)}
            />
          )}
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Date">
            {(control) => (
              <Input
                {...control}
                type="date"
                value={form.schedule.date}
                onChange={(event) =>
                  form.setSchedule({ ...form.schedule, date: event.target.value })
                }
              />
            )}
          </Field>
          <Field label="Time">
            {(control) => (
              <Input
                {...control}
                type="time"
                value={form.schedule.time}
                onChange={(event) =>
                  form.setSchedule({ ...form.schedule, time: event.target.value })
                }
              />
            )}
          </Field>
        </div>
        <div aria-live="polite" className="flex flex-col gap-1 text-13">
          <p className="text-pretty text-muted">{form.preview}</p>
          {form.isPlanned && (
            <p className={form.isOver ? 'text-warn' : 'text-muted'}>
              {form.isOver ? overText : reminderText}
            </p>
          )}
        </div>
        <div className="flex justify-end gap-2 border-t border-line pt-5">
          <Button asChild>
            <Link to={form.partOfList}>Cancel</Link>
          </Button>
          <Button
            type="submit"
            variant="primary"
            busy={form.isSaving}
            disabled={form.title.trim() === ''}
          >
            Save Changes
          </Button>
        </div>
      </form>
    </Card>
  );
}

function useEditForm(content: ContentItem) {
  const navigate = useNavigate();
  const partOfList = usePartOfList();
  const [title, setTitle] = useState(content.title);
  const [planned] = useState(() => scheduleOf(content.scheduled_at));
  const [schedule, setSchedule] = useState(planned);
  const { mutate, isPending } = useUpdateContent(content.id);
  // The inputs know minutes: an instant nobody touched goes back as it came.
  const instant = isSameSchedule(schedule, planned) ? content.scheduled_at : instantOf(schedule);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(
      { title: title.trim(), scheduled_at: instant },
      {
        onSuccess: () => {
          toast({ title: 'Changes saved', tone: 'success' });
          void navigate(partOfList);
        },
        onError: () =>
          toast({ title: 'Failed to save changes. Please try again.', tone: 'destructive' }),
      },
    );
  };
  return {
    partOfList,
    title,
    setTitle,
    schedule,
    setSchedule,
    submit,
    isSaving: isPending,
    preview: previewText(instant),
    isPlanned: instant !== null,
    isOver: isOver(instant),
  };
}

const reminderText =
  'Nothing is published for you yet: at this time a mail reminds you to post the video yourself.';
const overText =
  'This time has passed, so nothing happens and no mail is sent. Choose a later one to be reminded.';

/** Whether a planned time has passed; saying so a moment late does no harm. */
function isOver(instant: string | null): boolean {
  return instant !== null && Date.parse(instant) <= Date.now();
}

const momentFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

function previewText(instant: string | null): string {
  if (instant === null)
    return 'Set both a date and a time to schedule it; without them it has no scheduled date.';
  return `Content will be uploaded at ${momentFormat.format(new Date(instant))}`;
}
