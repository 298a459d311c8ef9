import { Gem, LogIn, LogOut, UserRound, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { UI_TEXT } from '../messages.ts';
import {
  DropdownMenu,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuSeparator,
} from '../primitives/dropdown-menu.tsx';
import { useSession } from '../session.tsx';
import { pageExists } from './navigation.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { UserMenuTrigger } from './user-menu.tsx';

/** The list of the account menu; it mounts open because it is loaded by the first click. */
export default function UserMenuContent() {
  const { user, logout } = useSession();
  const [open, setOpen] = useState(true);
  return (
    <DropdownMenu open={open} onOpenChange={setOpen} trigger={<UserMenuTrigger />}>
      {user && <MenuLabel>{user.email}</MenuLabel>}
      <MenuLink to="/premium">
        <Gem aria-hidden="true" strokeWidth={1.5} />
        {UI_TEXT.subscription}
      </MenuLink>
      {pageExists('/profile') && (
        <MenuLink to="/profile">
          <UserRound aria-hidden="true" strokeWidth={1.5} />
          {UI_TEXT.profile}
        </MenuLink>
      )}
      {user ? (
        <MenuItem onSelect={() => void logout()}>
          <LogOut aria-hidden="true" strokeWidth={1.5} />
          {UI_TEXT.logout}
        </MenuItem>
      ) : (
        <>
          <MenuLink to="/login">
            <LogIn aria-hidden="true" strokeWidth={1.5} />
            {UI_TEXT.login}
          </MenuLink>
          <MenuLink to="/signup">
            <UserRoundPlus aria-hidden="true" strokeWidth={1.5} />
            {UI_TEXT.createFreeAccount}
          </MenuLink>
        </>
      )}
      <MenuSeparator />
      <ThemeSwitch className="p-1.5" />
    </DropdownMenu>
  );
}
