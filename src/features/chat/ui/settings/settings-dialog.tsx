import { useQuery } from '@tanstack/react-query';
import { hasLoadFailed } from '#ui/has-load-failed.ts';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { ErrorState } from '#ui/primitives/error-state.tsx';
import { Spinner } from '#ui/primitives/spinner.tsx';
import { lorebooksQuery, personasQuery } from '#features/personas/ui/queries.ts';
import { SETTINGS_TEXT as TEXT } from './copy.ts';
import { settingsQuery } from './queries.ts';
import { SettingsForm } from './settings-form.tsx';

interface SettingsDialogProps {
  chatId: string;
  onClose(): void;
}

/** The settings of one chat. */
export default function SettingsDialog({ chatId, onClose }: SettingsDialogProps) {
  const settings = useQuery({ ...settingsQuery(chatId), gcTime: 0 });
  const personas = useQuery(personasQuery);
  const lorebooks = useQuery(lorebooksQuery);
  const all = [settings, personas, lorebooks];
  const isFailed = all.some(hasLoadFailed);
  const isReady = settings.data && personas.data && lorebooks.data;
  return (
    <Dialog open onOpenChange={onClose} title={TEXT.title} description={TEXT.about}>
      {isReady && (
        <SettingsForm
          chatId={chatId}
          settings={settings.data}
          personas={personas.data.data}
          lorebooks={lorebooks.data.data}
          onClose={onClose}
        />
      )}
      {!isReady && isFailed && (
        <ErrorState
          title={TEXT.loadFailed}
          query={{
            refetch: () => all.forEach((query) => query.isError && void query.refetch()),
            isFetching: all.some(({ isFetching }) => isFetching),
          }}
        />
      )}
      {!isReady && !isFailed && (
        <div className="grid min-h-64 place-items-center text-muted">
          <Spinner />
        </div>
      )}
    </Dialog>
  );
}
