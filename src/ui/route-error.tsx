import { isRouteErrorResponse, useRouteError } from 'react-router';
import { UI_TEXT } from './copy.ts';
import { ErrorState } from './primitives/error-state.tsx';
import { NotFound } from './primitives/not-found.tsx';

function requestIdOf(error: unknown): string | null {
  if (!isRouteErrorResponse(error)) return null;
  const body = error.data as { request_id?: unknown } | null;
  return typeof body?.request_id === 'string' ? body.request_id : null;
}

/** A page that failed: shown inside its layout. Never shows an error's own text. */
export function RouteError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  const requestId = requestIdOf(error);
  return (
    <div className="grid min-h-[60vh] place-items-center">
      <title>{UI_TEXT.errorTitle}</title>
      <ErrorState
        title={UI_TEXT.errorTitle}
        description={
          requestId
            ? `${UI_TEXT.errorText} ${UI_TEXT.errorReference(requestId)}`
            : UI_TEXT.errorText
        }
      />
    </div>
  );
}
