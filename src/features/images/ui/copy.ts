import { UNDO_SECONDS } from '#shared/undo.ts';

/** Every sentence of galleries, of their pictures and of the lightbox. */
export const GALLERY_TEXT = {
  loading: 'Loading existing images...',
  label: 'Generated images',
  empty: 'Generated images will appear here.',
  emptyHint: 'Describe a scene and watch the picture appear.',
  loadFailed: { title: 'Warning', text: 'Could not load existing images.' },
  more: { loading: 'Loading more images', failed: 'The next images could not be loaded.' },
  aiMade: 'Made by AI. Nobody in these pictures is a real person.',
  keepClear: 'Show NSFW pictures without blur',
  keepClearFailed: { title: 'Error', text: 'This could not be saved. Please try again.' },
  job: {
    making: (count: number) => (count === 1 ? 'Creating 1 image' : `Creating ${count} images`),
    made: (made: number, of: number) => `${made} of ${of} created`,
    outcome: (made: number, of: number, tokens: number) => {
      const back = tokens === 1 ? '1 token refunded' : `${tokens} tokens refunded`;
      return tokens > 0 ? `${made} of ${of} created; ${back}` : `${made} of ${of} created`;
    },
    cancel: 'Cancel',
    cancelLabel: (prompt: string) => `Cancel: ${prompt}`,
    cancelFailed: { title: 'Error', text: 'The images could not be canceled. Please try again.' },
    dismiss: 'Dismiss',
    dismissLabel: (prompt: string) => `Dismiss: ${prompt}`,
    picture: (number: number, of: number) => `Image ${number} of ${of}`,
    waiting: 'Waiting',
    painting: 'Painting',
    failed: 'This image failed',
    unknownReason: 'The image engine failed. Please try again.',
  },
  card: {
    untitled: 'AI generated picture',
    nsfw: { title: 'NSFW Content', text: 'Click to reveal' },
    blur: 'Blur picture',
    reveal: 'Reveal picture',
    menu: (name: string) => `Options for: ${name}`,
    shared: 'Shared by link',
    broken: 'This picture could not be loaded.',
    gone: 'This picture was deleted.',
    hidden: {
      title: 'Blurred for you',
      age: 'To see it, confirm that you are at least 18 years old.',
      premium: 'With Premium, other people’s pictures are not blurred.',
    },
    confirmAge: 'I am 18 or older',
    confirmFailed: { title: 'Error', text: 'This could not be saved. Please try again.' },
    premiumLink: 'See Premium',
  },
  actions: {
    share: 'Share',
    stopSharing: 'Stop Sharing',
    copyPrompt: 'Copy Prompt',
    usePrompt: 'Use This Prompt',
    download: 'Download',
    remove: 'Delete',
  },
  share: {
    title: 'AI Generated Image',
    text: 'Check out this AI generated image!',
    ask: 'Share this picture?',
    explain:
      'Anyone who is signed in and has the link can see this picture. You can stop sharing at any time.',
    confirm: 'Share',
    copied: 'Link copied to clipboard!',
    failed: { title: 'Error', text: 'Failed to share image. Please try again.' },
    stopped: 'No longer shared',
    stopFailed: { title: 'Error', text: 'Sharing could not be stopped. Please try again.' },
  },
  copy: {
    done: 'Prompt copied to clipboard!',
    failed: 'Failed to copy prompt to clipboard.',
  },
  remove: {
    title: 'Delete Image',
    text: `Are you sure you want to delete this image? You can undo this for ${UNDO_SECONDS} seconds.`,
    confirm: 'Delete',
    done: 'Image deleted successfully!',
    undo: 'Undo',
    failed: { title: 'Error', text: 'Failed to delete image. Please try again.' },
    restoreFailed: { title: 'Error', text: 'The image could not be restored.' },
  },
  lightbox: {
    title: 'Picture',
    position: (number: number, count: number) => `${number} of ${count}`,
    positionOpen: (number: number) => `${number}`,
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    carousel: 'Pictures',
    slide: 'Picture',
    openCharacter: (name: string) => `Character: ${name}`,
  },
} as const;

/** Every sentence of My Collection. */
export const COLLECTION_TEXT = {
  title: 'My Collection',
  description: 'The pictures from your conversations.',
  lead: 'Pictures that your companions sent you.',
  emptyHint: 'Ask a companion for a picture, and it appears here.',
  startChat: 'Go to your chats',
  others: 'Your other images',
} as const;

/** Every sentence of the page of one shared picture. */
export const IMAGE_TEXT = {
  title: 'Picture',
  description: 'A picture that was shared with you.',
  loading: 'Loading picture',
  missing: {
    title: 'This picture is not available',
    text: 'It was deleted, or its owner stopped sharing it.',
    action: 'Back to Home',
  },
  failed: { title: 'The picture could not be loaded', text: 'Trying again often helps.' },
  shared: 'Someone shared this picture with you.',
  own: 'You made this picture.',
  ownShared: 'You made this picture. Anyone who is signed in and has the link can see it.',
  aiMade: 'Made by AI. Nobody in this picture is a real person.',
  report: 'Report',
} as const;
