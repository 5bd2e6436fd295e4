import { namedIn } from '@scenewright/contract/rules/cast.ts';
import { useCast } from '../../../api/queries/cast.ts';
import { useTabIndex } from '../../../ui/tab-reach.ts';
import { useBoard } from '../board/board-context.ts';
import { CastPortrait } from './cast-portrait.tsx';

/** The members of the cast that a description names; pressing one opens it. */
export function CastChips({
  sceneNumber,
  description,
}: {
  sceneNumber: number;
  description: string;
}) {
  const { open } = useBoard();
  const { data: members = [] } = useCast();
  const tabIndex = useTabIndex();
  const named = namedIn(description, members);
  if (named.length === 0) return null;
  return (
    <ul aria-label={`Cast in scene ${sceneNumber}`} className="flex flex-wrap gap-1.5">
      {named.map((member) => (
        <li key={member.id}>
          <button
            type="button"
            tabIndex={tabIndex}
            onClick={() => open({ kind: 'cast', memberId: member.id })}
            aria-label={`${member.name}, in the cast, scene ${sceneNumber}`}
            className="touch-target inline-flex h-7 items-center gap-1.5 rounded-full border border-line bg-raised pl-0.5 pr-2.5 text-12 font-medium hover:bg-hover"
          >
            <CastPortrait member={member} className="size-6 rounded-full" />
            {member.name}
          </button>
        </li>
      ))}
    </ul>
  );
}
