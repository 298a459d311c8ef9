import { clsx } from 'clsx';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';

interface DropdownMenuProps {
  /** One element that takes a ref and opens the menu, usually a Button or IconButton. */
  trigger: ReactElement;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Called when the closed menu has returned the focus to the trigger. */
  onClosed?: () => void;
}

/** A menu under its trigger: arrow keys, type-ahead, Escape. Fill it with MenuItem and MenuLink. */
export function DropdownMenu({
  trigger,
  children,
  align = 'end',
  open,
  onOpenChange,
  onClosed,
}: DropdownMenuProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {/* Inside the page's main landmark, so that it can be found by landmark navigation. */}
      <Radix.Portal
        container={typeof document === 'undefined' ? null : document.querySelector('main')}
      >
        <Radix.Content
          align={align}
          sideOffset={8}
          collisionPadding={12}
          onCloseAutoFocus={onClosed && (() => queueMicrotask(onClosed))}
          className="menu z-50 min-w-52 origin-(--radix-dropdown-menu-content-transform-origin) rounded-card bg-overlay p-1.5 text-text shadow-float"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const ITEM =
  'flex min-h-11 w-full select-none items-center gap-3 rounded-control px-3 text-sm font-medium outline-none data-highlighted:bg-ember-wash [&_svg]:size-4.5 [&_svg]:text-muted';

export function MenuItem({
  onSelect,
  danger,
  children,
}: {
  onSelect: () => void;
  danger?: boolean;
  children: ReactNode;
}) {
  return (
    <Radix.Item
      onSelect={onSelect}
      className={clsx(ITEM, danger && 'text-danger [&_svg]:text-danger')}
    >
      {children}
    </Radix.Item>
  );
}

export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Radix.Item asChild>
      <Link to={to} className={ITEM}>
        {children}
      </Link>
    </Radix.Item>
  );
}

/** One choice out of a few, side by side; the menu stays open so that its effect is seen. */
export function MenuChoice<Value extends string>({
  label,
  value,
  onChange,
  choices,
}: {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  choices: { value: Value; label: string; icon: ReactNode }[];
}) {
  return (
    <Radix.RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      className="flex gap-1"
    >
      {choices.map((choice) => (
        <Radix.RadioItem
          key={choice.value}
          value={choice.value}
          aria-label={choice.label}
          title={choice.label}
          onSelect={(event) => event.preventDefault()}
          className="grid min-h-11 flex-1 place-items-center rounded-control text-muted outline-none data-highlighted:bg-ember-wash data-[state=checked]:bg-ember-wash data-[state=checked]:text-ember-text [&_svg]:size-4.5"
        >
          {choice.icon}
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="truncate px-3 pt-2 pb-1.5 text-sm">{children}</Radix.Label>;
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1.5 h-px bg-line" />;
}
