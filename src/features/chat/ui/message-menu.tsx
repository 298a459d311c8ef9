import { GitBranch, MicOff, Pencil, Reply, StepForward, Trash2, WandSparkles } from 'lucide-react';
import { useRef, useState, type ReactElement } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { Message } from '#features/chat/contract-messages.ts';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import {
  DropdownMenu,
  MenuChoice,
  MenuItem,
  MenuSeparator,
} from '#ui/primitives/dropdown-menu.tsx';
import { notify } from '#ui/toast.ts';
import { useStillHere } from '#ui/use-still-here.ts';
import type { ChatActions } from './chat-actions.ts';
import { COPY } from './copy.ts';
import { REACTIONS } from '../limits.ts';
import { REACTION_NAMES, REACTION_TEXT } from './reactions/copy.ts';
import { REPLY_TEXT } from './reply/copy.ts';
import { isAnswerable } from './reply/reply-choice.ts';
import { RECORDING_TEXT } from './recording/copy.ts';

export interface MessageMenuProps {
  message: Message;
  actions: ChatActions;
  /** True for the last message of its side while no reply is open. */
  canChange: boolean;
  onEdit(): void;
  onHint(): void;
  trigger: ReactElement;
}

/** More actions on one message. Opens as soon as it is loaded. */
export default function MessageMenu(props: MessageMenuProps) {
  const { message, actions, canChange, onEdit, onHint, trigger } = props;
  const [isOpen, setOpen] = useState(true);
  const [removing, setRemoving] = useState<'message' | 'recording' | null>(null);
  const isAnswering = useRef(false);
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const slug = useParams().characterSlug;
  const isReply = message.sender === 'character';
  const hasText = message.content_type === 'text' && message.content !== '';
  const canDirect = isReply && canChange && hasText;

  const branch = async () => {
    const chatId = await actions.branch(message);
    if (chatId === null) return;
    if (isStillHere()) await navigate(`/chat/${slug}?chat=${chatId}`);
    notify.success(COPY.moves.branched);
  };

  return (
    <>
      <DropdownMenu
        trigger={trigger}
        open={isOpen}
        onOpenChange={setOpen}
        onClosed={() => {
          if (isAnswering.current) actions.focusInput();
          isAnswering.current = false;
        }}
      >
        {isReply && isAnswerable(message) && (
          <>
            <MenuChoice
              label={REACTION_TEXT.choose}
              value={message.reaction ?? ''}
              onChange={(value) => {
                const chosen = REACTIONS.find((one) => one === value) ?? null;
                actions.react(message, chosen === message.reaction ? null : chosen);
                setOpen(false);
              }}
              choices={REACTIONS.map((value) => ({
                value,
                label: REACTION_NAMES[value],
                icon: <span className="text-lg leading-none">{value}</span>,
              }))}
            />
            <MenuSeparator />
          </>
        )}
        {isAnswerable(message) && (
          <MenuItem
            onSelect={() => {
              isAnswering.current = true;
              actions.answer(message);
            }}
          >
            <Reply strokeWidth={1.5} />
            {REPLY_TEXT.action}
          </MenuItem>
        )}
        {canDirect && (
          <MenuItem onSelect={() => actions.continueReply()}>
            <StepForward strokeWidth={1.5} />
            {COPY.moves.continue}
          </MenuItem>
        )}
        {canDirect && (
          <MenuItem onSelect={onHint}>
            <WandSparkles strokeWidth={1.5} />
            {COPY.moves.hint}
          </MenuItem>
        )}
        {hasText && message.sender !== 'system' && (isReply || !canChange) && (
          <MenuItem onSelect={onEdit}>
            <Pencil strokeWidth={1.5} />
            {COPY.moves.edit}
          </MenuItem>
        )}
        <MenuItem onSelect={() => void branch()}>
          <GitBranch strokeWidth={1.5} />
          {COPY.moves.branch}
        </MenuItem>
        {message.recording && (
          <MenuItem danger onSelect={() => setRemoving('recording')}>
            <MicOff strokeWidth={1.5} />
            {RECORDING_TEXT.remove}
          </MenuItem>
        )}
        <MenuItem danger onSelect={() => setRemoving('message')}>
          <Trash2 strokeWidth={1.5} />
          {COPY.moves.remove}
        </MenuItem>
      </DropdownMenu>
      <ConfirmDialog
        open={removing === 'message'}
        onOpenChange={(isAsked) => setRemoving(isAsked ? 'message' : null)}
        title={COPY.moves.removeTitle}
        description={
          isReply ? `${COPY.moves.removeText} ${COPY.moves.removePicture}` : COPY.moves.removeText
        }
        confirmLabel={COPY.moves.remove}
        danger
        onConfirm={async () => {
          if (!(await actions.remove(message))) throw new Error('The message was not deleted.');
        }}
      />
      <ConfirmDialog
        open={removing === 'recording'}
        onOpenChange={(isAsked) => setRemoving(isAsked ? 'recording' : null)}
        title={RECORDING_TEXT.removeTitle}
        description={RECORDING_TEXT.removeText}
        confirmLabel={RECORDING_TEXT.remove}
        danger
        onConfirm={async () => {
          if (!(await actions.removeRecording(message)))
            throw new Error('The recording was not deleted.');
        }}
      />
    </>
  );
}
