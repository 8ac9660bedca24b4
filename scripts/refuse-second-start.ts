// Before `npm start` builds anything: a running server keeps its data directory and its files to itself.
import { refuseHeldDir } from '#server/db/data-lock.ts';

if (!process.env['DATABASE_URL']?.trim()) {
  await refuseHeldDir(process.env['DATA_DIR']?.trim() || '.data').catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
