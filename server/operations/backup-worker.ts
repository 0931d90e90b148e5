import { argv } from 'node:process';
import { backUp } from '../store/backup.ts';

// A backup reads everything, which takes a while. In a thread of its own it delays no move.
const [, , database = '', file = ''] = argv;
await backUp(database, file);
