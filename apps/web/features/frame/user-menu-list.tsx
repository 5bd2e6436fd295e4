import { type FocusEvent, type ReactNode, useRef } from 'react';
import { Images, LayoutDashboard, LogOut, User, UserPlus } from 'lucide-react';
import { Link } from 'react-router';
import type { Profile } from '@scenewright/contract/schemas/auth.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../ui/dropdown-menu.tsx';

interface UserMenuListProps {
  user: Profile;
  onSignOut: () => void;
  /** What pressed the button: the keyboard goes on from the first line. */
  openedBy: 'pointer' | 'keyboard';
  triggerClassName: string;
  /** What the button shows. */
  children: ReactNode;
}

/** The menu of the header's avatar, open from the beginning. */
export default function UserMenuList({
  user,
  onSignOut,
  openedBy,
  triggerClassName,
  children,
}: UserMenuListProps) {
  const onFocus = useFirstLine(openedBy === 'keyboard');
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger aria-label="Your account" className={triggerClassName}>
        {children}
      </DropdownMenuTrigger>
      <DropdownMenuContent onFocus={onFocus}>
        <DropdownMenuLabel>
          <div className="truncate font-medium">{user.name ?? 'User'}</div>
          <div className="truncate text-12 text-subtle">
            {user.is_guest ? 'Guest: your work stays in this browser' : user.email}
          </div>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link to="/dashboard">
            <LayoutDashboard aria-hidden />
            Dashboard
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link to="/library">
            <Images aria-hidden />
            Library
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link to="/profile">
            <User aria-hidden />
            Profile
          </Link>
        </DropdownMenuItem>
        {user.is_guest && (
          <DropdownMenuItem asChild>
            <Link to="/auth?tab=signup">
              <UserPlus aria-hidden />
              Create account
            </Link>
          </DropdownMenuItem>
        )}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={onSignOut}>
          <LogOut aria-hidden />
          Log out
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** Moves the first focus of the menu to its first line. The menu would do so itself, but it was not there yet to see the key. */
function useFirstLine(wanted: boolean): (event: FocusEvent<HTMLElement>) => void {
  const isPending = useRef(wanted);
  return ({ target, currentTarget }) => {
    if (!isPending.current || target !== currentTarget) return;
    isPending.current = false;
    currentTarget.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  };
}
