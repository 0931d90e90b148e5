import { describeDesk } from './describe-desk.ts';
import { hosts } from './hosts.ts';

describeDesk(hosts.sqlite);
