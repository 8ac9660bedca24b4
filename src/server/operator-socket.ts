// Where a server with the embedded database listens for the operator; who answers there holds the data directory.
import { join } from 'node:path';

export const socketIn = (dataDir: string): string => join(dataDir, 'operator.sock');
