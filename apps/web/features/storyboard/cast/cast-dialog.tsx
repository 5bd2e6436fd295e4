import { useState } from 'react';
import { Pencil, Trash2, UsersRound } from 'lucide-react';
import type { CastMember } from '@scenewright/contract/schemas/cast.ts';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { maxCastMembers, namedIn } from '@scenewright/contract/rules/cast.ts';
import { useCast } from '../../../api/queries/cast.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { CastForm, type CastFormSubject, kindLabels } from './cast-form.tsx';
import { CastPortrait } from './cast-portrait.tsx';
import { scenesText } from '../board/figures.ts';
import type { BoardHistory } from '../board/editor.ts';
import { useCastActions } from './use-cast-actions.ts';

interface CastDialogProps {
  storyboard: Storyboard;
  history: BoardHistory;
  /** The member to open at once. */
  memberId?: string | undefined;
  /** The scene whose lead becomes a member. */
  lockSceneId?: string | undefined;
  onClose: () => void;
}

/** The cast of the account: who and what looks the same in every scene that names it. */
export default function CastDialog({
  storyboard: { id: contentId, scenes },
  history,
  memberId,
  lockSceneId,
  onClose,
}: CastDialogProps) {
  const { data: members, isPending } = useCast();
  const actions = useCastActions(contentId, history);
  const [asked, setAsked] = useState<CastFormSubject | 'list' | null>(null);
  const subject = asked ?? openingSubject(members, scenes, memberId, lockSceneId);
  const back = () => (lockSceneId === undefined ? setAsked('list') : onClose());
  if (subject !== 'list') {
    return (
      <Dialog open onOpenChange={(open) => !open && onClose()}>
        <CastForm
          key={subject.kind}
          subject={subject}
          scenes={scenes}
          actions={actions}
          onBack={back}
          onDone={() => (lockSceneId === undefined ? setAsked('list') : onClose())}
        />
      </Dialog>
    );
  }
  const isFull = (members?.length ?? 0) >= maxCastMembers;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="medium"
        title="Cast"
        description="Name a member in a scene’s visual description, and it looks the same there as everywhere."
        footer={
          <>
            <DialogClose asChild>
              <Button>Close</Button>
            </DialogClose>
            <Button
              variant="primary"
              disabled={isPending || isFull}
              title={isFull ? `A cast has at most ${maxCastMembers} members.` : undefined}
              onClick={({ detail }) => {
                // It stands where the form has its Add: the second press of a double click is meant for that.
                if (detail <= 1) setAsked({ kind: 'new' });
              }}
            >
              Add to cast
            </Button>
          </>
        }
      >
        {isPending && <Spinner label="Reading the cast" />}
        {members?.length === 0 && (
          <NoCast onExample={() => setAsked({ kind: 'new', example: true })} />
        )}
        {members !== undefined && members.length > 0 && (
          <ul aria-label="Members of the cast" className="flex flex-col gap-2">
            {members.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                scenes={scenes}
                onEdit={() => setAsked({ kind: 'member', member })}
                onDelete={() => void actions.remove(member)}
              />
            ))}
          </ul>
        )}
      </DialogContent>
    </Dialog>
  );
}

/** What the dialog opens on; the list until the member it is to open on has come. */
function openingSubject(
  members: readonly CastMember[] | undefined,
  scenes: readonly Scene[],
  memberId: string | undefined,
  lockSceneId: string | undefined,
): CastFormSubject | 'list' {
  const scene = scenes.find(({ id }) => id === lockSceneId);
  if (scene !== undefined) return { kind: 'scene', scene };
  const member = members?.find(({ id }) => id === memberId);
  return member === undefined ? 'list' : { kind: 'member', member };
}

interface MemberRowProps {
  member: CastMember;
  scenes: readonly Scene[];
  onEdit: () => void;
  onDelete: () => void;
}

function MemberRow({ member, scenes, onEdit, onDelete }: MemberRowProps) {
  const count = scenes.filter(
    ({ description }) => namedIn(description, [member]).length > 0,
  ).length;
  return (
    <li className="flex items-center gap-3 rounded-card border border-line bg-bg p-2.5 sm:gap-4 sm:p-3">
      <CastPortrait member={member} className="size-16 rounded-control sm:size-20" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span dir="auto" className="font-semibold wrap-anywhere">
            {member.name}
          </span>
          <Badge>{kindLabels[member.kind]}</Badge>
        </p>
        <p className="mt-1 line-clamp-2 text-13 text-muted wrap-anywhere">{member.look}</p>
        <p className="mt-1 text-12 text-subtle">
          {count === 0
            ? 'In no scene of this storyboard yet'
            : `In ${scenesText(count)} of this storyboard`}
        </p>
      </div>
      <div className="flex shrink-0 flex-col gap-1 sm:flex-row">
        <IconButton label={`Edit ${member.name}`} onClick={onEdit}>
          <Pencil />
        </IconButton>
        <IconButton label={`Delete ${member.name}`} onClick={onDelete}>
          <Trash2 />
        </IconButton>
      </div>
    </li>
  );
}

function NoCast({ onExample }: { onExample: () => void }) {
  return (
    <EmptyState
      icon={<UsersRound />}
      title="Nobody is in your cast yet"
      className="py-10"
      action={<Button onClick={onExample}>Start from this example</Button>}
    >
      <p>
        Give somebody a name and a look once, for example{' '}
        <strong className="font-medium text-fg">Mira</strong>, “a young scientist with brown skin in
        a teal coat”. Then write “Mira climbs a snowy hill”, in any scene of any video.
      </p>
    </EmptyState>
  );
}
