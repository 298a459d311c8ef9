import { useParams, type MetaArgs } from 'react-router';
import { pageMeta } from '#ui/page-meta.ts';
import { RequireUser } from '#ui/session.tsx';
import { ImageScreen } from './gallery/image-screen.tsx';
import { IMAGE_TEXT } from './copy.ts';

export { RouteError as ErrorBoundary } from '#ui/route-error.tsx';

export function meta({ matches, params }: MetaArgs) {
  return pageMeta(matches, {
    title: IMAGE_TEXT.title,
    description: IMAGE_TEXT.description,
    path: `/image/${params.imageId ?? ''}`,
    index: false,
  });
}

/** /image/{id}: one shared picture, for anyone who is signed in and has the link. */
export default function ImagePage() {
  const id = useParams().imageId ?? '';
  return (
    <RequireUser>
      <ImageScreen key={id} id={id} />
    </RequireUser>
  );
}
