// Customers' files, for operators who have to read them: listed by order, and saved one at a time.
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import type { Context } from '../../context.ts';
import { systemCodeOf } from '../../system-code.ts';
import type { OrderFile } from '../../use-cases/operator/list-files.ts';
import { saveFile } from '../../use-cases/operator/save-file.ts';
import { type Command, UsageError } from '../command.ts';
import type { Report, Row } from '../report.ts';

/** No other user on the machine may read it. */
const OWNER_ONLY = 0o600;

export const fileCommands: readonly Command[] = [
  {
    name: 'files save',
    usage: 'ID /PATH',
    summary:
      'saves a file of an order ("orders show" names them) to a path where there is none yet; the audit records who has read it',
    words: 2,
    changes: true,
    plan: ({ word, operator }) => {
      const [id, path] = [word(0), word(1)];
      // A running server may write it, from another directory than ours.
      if (!isAbsolute(path)) throw new UsageError('The path must be absolute: /home/anna/declaration.pdf.');
      return (ctx) => saving(ctx, { id, path, operator });
    },
  },
];

export const fileRow = ({ id, what, leg, packageIndex, name }: OrderFile): Row => ({
  id,
  what,
  leg: leg === null ? null : leg + 1,
  package: packageIndex === null ? null : packageIndex + 1,
  name: name ?? 'missing',
});

type Saving = { id: string; path: string; operator: string };

/** The target is opened first: what the audit records as read is not lost to a path that cannot be written. */
async function saving(ctx: Context, { path, ...wanted }: Saving): Promise<Report> {
  const target = await newFile(path);
  try {
    const { name, mime, content, sha256 } = await saveFile(ctx, wanted);
    await target.writeFile(content);
    return { sections: { file: { path, name, size: content.length, type: mime, sha256 } } };
  } catch (error) {
    await unlink(path);
    throw error;
  } finally {
    await target.close();
  }
}

async function newFile(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx', OWNER_ONLY);
  } catch (error) {
    const code = systemCodeOf(error);
    if (code === 'EEXIST') throw new UsageError(`There is already a file ${path}.`);
    throw new UsageError(`The file ${path} cannot be written (${code ?? 'unknown'}).`);
  }
}
