let isMeant = false;

/** Reloads the page because the user or the page wants it, unlike the router after a failed import. */
export function reloadPage(): void {
  isMeant = true;
  window.location.reload();
}

export const isReloadMeant = (): boolean => isMeant;
