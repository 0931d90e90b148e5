import { argv } from 'node:process';
import { backUp } from '../store/backup.ts';

// Reading everything takes a while: a thread of its own keeps that from those who play.
const [, , database = '', file = ''] = argv;
await backUp(database, file);
