// Runs before `npm start`: refuses a data directory that a running server holds, then builds if anything has changed.
import { refuseHeldDir } from '#server/db/data-lock.ts';
import { isBuilt } from './built-from.ts';

if (!process.env['DATABASE_URL']?.trim()) {
  await refuseHeldDir(process.env['DATA_DIR']?.trim() || '.data').catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
// Builds only on changes: another instance (other data, other port) may be running from these files. Imported late, as
// loading the build takes longer than checking whether it is needed.
if (!(await isBuilt())) await import('./build.ts');
