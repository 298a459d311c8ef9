import { useEffect } from 'react';
import type { GeneratedImage, ImageChange, ImageJobNews } from '#features/images/contract.ts';
import { queryClient } from '#ui/query-client.ts';
import { listenToUser } from '#ui/user-events.ts';
import { dropImage, JOBS_KEY, putImage, rereadImage, takeImage, takeNews } from './image-cache.ts';
import { GALLERIES } from './queries.ts';

/** Event `image`; readers of another process than the one that made it get no picture. */
interface ImageNews {
  job_id: string | null;
  id: string;
  image?: GeneratedImage;
}

/** Writes what happens elsewhere into jobs and galleries, for as long as a page shows them. */
export function useImageEvents(): void {
  useEffect(() => {
    let wasOpened = false;
    return listenToUser({
      onEvent(name, data) {
        if (name === 'image_job') takeNews(data as ImageJobNews);
        if (name === 'image') void receive(data as ImageNews);
        if (name === 'images') void follow(data as ImageChange);
      },
      onOpened() {
        // The stream has no memory: what passed in a gap is read from the lists themselves.
        void queryClient.invalidateQueries({ queryKey: JOBS_KEY });
        if (wasOpened) void queryClient.invalidateQueries({ queryKey: GALLERIES });
        wasOpened = true;
      },
    });
  }, []);
}

/** Also of a picture that is far down in a gallery. */
async function follow({ id, is_gone }: ImageChange): Promise<void> {
  if (is_gone) return dropImage(id);
  const image = await rereadImage(id);
  if (image) putImage(image);
}

async function receive({ job_id, id, image }: ImageNews): Promise<void> {
  const arrived = image ?? (await rereadImage(id));
  if (arrived) takeImage(job_id, arrived);
}
