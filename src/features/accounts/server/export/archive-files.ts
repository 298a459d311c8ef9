import type { Context } from '#platform/context.ts';
import type { ExportSource } from '../parts.ts';
import type { UserRow } from '../queries.ts';
import { indexPage, type IndexSection } from './index-page.ts';

interface ZipInput {
  name: string;
  lastModified: Date;
  input: string | Uint8Array<ArrayBuffer> | AsyncIterable<string>;
}

/** Yields the files of an archive one by one. The index comes last, since it lists the others. */
export async function* archiveFiles(
  ctx: Context,
  user: Pick<UserRow, 'id' | 'full_name'>,
  sources: ExportSource[],
  progress: { onDone(pieces: number): void; onFile(): Promise<void> },
): AsyncGenerator<ZipInput> {
  const lastModified = ctx.now();
  const sections: IndexSection[] = [];
  for (const { title, about, files } of sources) {
    const paths: string[] = [];
    for await (const { path, content } of files(ctx, user.id, progress.onDone)) {
      paths.push(path);
      const input = content as ZipInput['input'];
      yield { name: path, lastModified, input };
      await progress.onFile();
    }
    sections.push({ title, about, paths });
  }
  const page = indexPage({
    appName: ctx.config.appName,
    name: user.full_name,
    sections,
    at: lastModified,
  });
  yield { name: 'index.html', lastModified, input: page };
}
