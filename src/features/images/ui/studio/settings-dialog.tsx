import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { Choices } from './choices.tsx';
import { STUDIO_TEXT } from './copy.ts';
import { NsfwSwitch } from './nsfw-switch.tsx';
import type { Studio } from './use-studio.ts';

const COPY = STUDIO_TEXT.settings;

/** The number of pictures, their shape, and the NSFW switch. */
export default function SettingsDialog({ studio, onClose }: { studio: Studio; onClose(): void }) {
  return (
    <Dialog open onOpenChange={onClose} title={COPY.title} description={COPY.text}>
      <div className="space-y-6 pt-2">
        <Choices settings={studio.settings} onChange={studio.setSettings} />
        <NsfwSwitch isOn={studio.isNsfw} onChange={studio.setNsfw} />
        <Button className="w-full" onClick={onClose}>
          {COPY.done}
        </Button>
      </div>
    </Dialog>
  );
}
