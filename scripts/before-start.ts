// Before `npm start`: a running server keeps its data directory to itself; then whatever has changed is built.
import { refuseHeldDir } from '#server/db/data-lock.ts';
import { isBuilt } from './built-from.ts';

if (!process.env['DATABASE_URL']?.trim()) {
  await refuseHeldDir(process.env['DATA_DIR']?.trim() || '.data').catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
// Only then: another instance (other data, other port) may be running from these files. And loading what builds takes
// longer than looking whether it has to.
if (!(await isBuilt())) await import('./build.ts');
