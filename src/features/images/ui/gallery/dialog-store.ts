import { create } from 'zustand';
import type { GeneratedImage } from '#features/images/contract.ts';

/** The open confirmation dialog and its image. */
interface ImageDialog {
  kind: 'remove' | 'share';
  image: GeneratedImage;
}

const useStore = create<{ dialog: ImageDialog | null }>(() => ({ dialog: null }));

/** Opens a dialog; the page must render ImageDialogs. Null closes it. */
export const openImageDialog = (dialog: ImageDialog | null): void => useStore.setState({ dialog });

export const useImageDialog = (): ImageDialog | null => useStore(({ dialog }) => dialog);
