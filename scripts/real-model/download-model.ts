import { bringModel } from '#platform/models/text/index.ts';

/**
 * Downloads a model into the data folder, with progress on the terminal.
 * @returns the model's path, for TEXT_GGUF
 */
export const downloadModelOnTerminal = (
  reference: string,
  dataDir: string,
  sha256?: string,
): Promise<string> =>
  bringModel(reference, {
    dataDir,
    sha256,
    isVerbose: true,
    onInstall: () => console.log('Installing the GGUF runtime (node-llama-cpp, about 85 MB) …'),
    onDownload(url, hasChecksum) {
      console.log(`Downloading ${url}`);
      if (!hasChecksum)
        console.log(
          'The server provides no checksum: only the length is checked. Set one with --sha256.',
        );
    },
    onProgress: showProgress,
  });

function showProgress(done: number, total: number | null): void {
  if (!process.stdout.isTTY) return;
  const size = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
  const bar = total
    ? `[${'#'.repeat(Math.floor((done / total) * 30)).padEnd(30, '.')}] ${size(done)} of ${size(total)}`
    : size(done);
  process.stdout.write(`\r${bar}`);
}
