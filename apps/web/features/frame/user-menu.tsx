import { lazy, Suspense, useState } from 'react';
import type { Profile } from '@scenewright/contract/schemas/auth.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { importWithRetry } from '../../ui/import-with-retry.ts';
import { initialOf } from './initial.ts';

const load = importWithRetry(() => import('./user-menu-list.tsx'));
const UserMenuList = lazy(load);

interface UserMenuProps {
  user: Profile;
  onSignOut: () => void;
}

const buttonStyles = 'touch-target rounded-full';

/** The avatar; its menu is fetched when the pointer or the focus comes near, and opens at the first press. */
export function UserMenu({ user, onSignOut }: UserMenuProps) {
  const [pressedBy, setPressedBy] = useState<'pointer' | 'keyboard' | null>(null);
  const avatar = <Avatar initials={initialOf(user)} />;
  const closed = (
    <button
      type="button"
      aria-label="Your account"
      aria-haspopup="menu"
      aria-expanded={false}
      className={buttonStyles}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={({ detail }) => setPressedBy(detail === 0 ? 'keyboard' : 'pointer')}
    >
      {avatar}
    </button>
  );
  if (pressedBy === null) return closed;
  return (
    <Suspense fallback={closed}>
      <UserMenuList
        user={user}
        onSignOut={onSignOut}
        openedBy={pressedBy}
        triggerClassName={buttonStyles}
      >
        {avatar}
      </UserMenuList>
    </Suspense>
  );
}
