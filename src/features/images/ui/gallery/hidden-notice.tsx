import { useMutation } from '@tanstack/react-query';
import type { GeneratedImage } from '#features/images/contract.ts';
import { acknowledgeAge } from '#ui/mutations.ts';
import { Button, ButtonLink } from '#ui/primitives/button.tsx';
import { useSession } from '#ui/session.tsx';
import { notify } from '#ui/toast.ts';
import { rereadImage } from '../image-cache.ts';
import { GALLERY_TEXT } from '../copy.ts';

const TEXT = GALLERY_TEXT.card;

/** Shown over a picture that the server sends blurred: the reason, and what the viewer can do. */
export function HiddenNotice({ image }: { image: GeneratedImage }) {
  const { user, refresh } = useSession();
  const lacksAge = image.is_owner || !user?.age_confirmed_at;
  const { mutateAsync: acknowledge } = useMutation(acknowledgeAge);
  const confirm = useMutation({
    async mutationFn() {
      await acknowledge();
      await refresh();
      await rereadImage(image.id);
    },
    onError: () => notify.error(TEXT.confirmFailed.title, TEXT.confirmFailed.text),
  });
  return (
    <div className="pointer-events-none absolute inset-0 grid place-content-center justify-items-center gap-1 bg-scrim/60 p-3 text-center text-sm text-cream">
      <p className="font-semibold">{TEXT.hidden.title}</p>
      <p className="text-cream-muted">{lacksAge ? TEXT.hidden.age : TEXT.hidden.premium}</p>
      {lacksAge ? (
        <Button
          size="sm"
          loading={confirm.isPending}
          className="pointer-events-auto mt-2"
          onClick={() => confirm.mutate()}
        >
          {TEXT.confirmAge}
        </Button>
      ) : (
        <ButtonLink to="/premium" variant="premium" size="sm" className="pointer-events-auto mt-2">
          {TEXT.premiumLink}
        </ButtonLink>
      )}
    </div>
  );
}
