import { BookUser, Cpu, Gem, LogIn, LogOut, UserRound, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { UI_TEXT } from '#ui/copy.ts';
import {
  DropdownMenu,
  MenuChoice,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuSeparator,
} from '#ui/primitives/dropdown-menu.tsx';
import { useSession } from '#ui/session.tsx';
import { useSite } from '#ui/site.ts';
import { useTheme } from '#ui/theme.ts';
import { THEME_CHOICES } from './theme-choices.ts';
import { UserMenuTrigger } from './user-menu-trigger.tsx';

/** The list of the account menu; it mounts open because it is loaded by the first click. */
export default function UserMenuContent() {
  const { user, logout } = useSession();
  const { hasDemoText } = useSite();
  const { choice, choose } = useTheme();
  const [open, setOpen] = useState(true);
  return (
    <DropdownMenu open={open} onOpenChange={setOpen} trigger={<UserMenuTrigger />}>
      {user && <MenuLabel>{user.email}</MenuLabel>}
      <MenuLink to="/premium">
        <Gem aria-hidden="true" strokeWidth={1.5} />
        {UI_TEXT.subscription}
      </MenuLink>
      {user && (
        <MenuLink to="/my-characters">
          <BookUser aria-hidden="true" strokeWidth={1.5} />
          {UI_TEXT.myCharacters}
        </MenuLink>
      )}
      <MenuLink to="/profile">
        <UserRound aria-hidden="true" strokeWidth={1.5} />
        {UI_TEXT.profile}
      </MenuLink>
      {user?.is_superuser && hasDemoText && (
        <MenuLink to="/real-model">
          <Cpu aria-hidden="true" strokeWidth={1.5} />
          {UI_TEXT.realModel}
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
      <MenuChoice
        label={UI_TEXT.theme}
        value={choice}
        onChange={choose}
        choices={THEME_CHOICES.map(({ value, icon: Icon }) => ({
          value,
          label: UI_TEXT.themes[value],
          icon: <Icon aria-hidden="true" strokeWidth={1.5} />,
        }))}
      />
    </DropdownMenu>
  );
}
