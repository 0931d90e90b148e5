import { afterAll, beforeAll, test as bare, type TestAPI } from 'vitest';
import type { Desk, Housekeeping } from '../desk.ts';
import { Company } from './company.ts';
import type { DeskHost, RunningHost } from './hosts/hosts.ts';
import type { TestCaller } from './test-caller.ts';

interface Evening {
  readonly company: Company;
  readonly desk: Desk & Housekeeping;
}

/** Registers tests of a desk. They share a database, and each has a new desk. */
export type Suite = (test: TestAPI<Evening>) => void;

/** Registers a suite for a host that runs by the time its tests do. */
export function registerSuite(suite: Suite, host: DeskHost, running: () => RunningHost): void {
  let company: Company;
  beforeAll(async () => {
    company = await Company.open(host, running());
  });
  afterAll(() => company.end());
  suite(
    bare.extend<Evening>({
      // oxlint-disable-next-line no-empty-pattern -- it stands on nothing
      company: async ({}, use) => use(company),
      desk: async ({ company: house }, use) => {
        const desk = await house.desk();
        await use(desk);
        await desk.close();
      },
    }),
  );
}

interface Guests {
  readonly ana: TestCaller;
  readonly bo: TestCaller;
}

/** Gives each test two guests of a server. */
export const withGuests = (test: TestAPI<Evening>): TestAPI<Evening & Guests> =>
  test.extend<Guests>({
    ana: async ({ company }, use) => use(await company.caller('Ana')),
    bo: async ({ company }, use) => use(await company.caller('Bo')),
  });
