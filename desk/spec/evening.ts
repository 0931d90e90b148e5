import { test as bare } from 'vitest';
import type { Desk, Housekeeping } from '../desk.ts';
import { Company, type TestCaller } from './company.ts';

interface Evening {
  readonly company: Company;
  readonly desk: Desk & Housekeeping;
  readonly ana: TestCaller;
  readonly bo: TestCaller;
}

/** Tests with a store for the whole file, and a new desk with two guests for each. */
export const test = bare.extend<Evening>({
  company: [
    // oxlint-disable-next-line no-empty-pattern -- it stands on nothing
    async ({}, use) => {
      const company = await Company.open();
      await use(company);
      await company.end();
    },
    { scope: 'file' },
  ],
  desk: async ({ company }, use) => {
    const desk = await company.desk();
    await use(desk);
    await desk.close();
  },
  ana: async ({ company }, use) => use(await company.caller('Ana')),
  bo: async ({ company }, use) => use(await company.caller('Bo')),
});
