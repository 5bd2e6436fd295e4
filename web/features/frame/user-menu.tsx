import { LayoutDashboard, LogOut, User, UserPlus } from 'lucide-react';
import { Link } from 'react-router';
import type { Profile } from '#contract/api/auth.ts';
import { Avatar } from '../../ui/avatar.tsx';
import {
  DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuLabel, DropdownMenuSeparator, DropdownMenuTrigger,
} from '../../ui/dropdown-menu.tsx';
import { initialOf } from './initial.ts';

interface UserMenuProps {
  user: Profile;
  onSignOut: () => void;
}

export function UserMenu({ user, onSignOut }: UserMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger aria-label="Your account" className="touch-target rounded-full">
        <Avatar initials={initialOf(user)} />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>
          <div className="truncate font-medium">{user.name ?? 'User'}</div>
          <div className="truncate text-12 text-subtle">{user.is_guest ? 'Guest: your work stays in this browser' : user.email}</div>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild><Link to="/dashboard"><LayoutDashboard aria-hidden />Dashboard</Link></DropdownMenuItem>
        <DropdownMenuItem asChild><Link to="/profile"><User aria-hidden />Profile</Link></DropdownMenuItem>
        {user.is_guest && (
          <DropdownMenuItem asChild><Link to="/auth?tab=signup"><UserPlus aria-hidden />Create account</Link></DropdownMenuItem>
        )}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={onSignOut}><LogOut aria-hidden />Log out</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
