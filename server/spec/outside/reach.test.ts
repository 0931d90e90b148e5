import { afterEach, expect, test } from 'vitest';
import { Browser } from './browser.ts';
import { openHouse, type House } from './house.ts';
import { v4 } from './interfaces.ts';

let house: House;
afterEach(() => house.close());

const asked = async (headers?: Record<string, string>): Promise<unknown> =>
  (await new Browser(house.address).ask('GET /api/reach', undefined, headers)).body;

test('whoever sits at the machine is told how others reach it, and nobody else is', async () => {
  house = await openHouse({ host: '0.0.0.0', interfaces: () => ({ eth0: [v4('192.0.2.7')] }) });
  const origins = [`http://192.0.2.7:${String(house.service.port)}`];
  expect(await asked()).toEqual({ origins });
  expect(await asked({ 'x-forwarded-for': '192.0.2.9' })).toEqual({ origins: [] });
});

test('behind a proxy everybody comes through it', async () => {
  const origin = 'https://rookery.example';
  house = await openHouse({ origin, interfaces: () => ({ eth0: [v4('192.0.2.7')] }) });
  expect(await asked()).toEqual({ origins: [origin] });
});

test('a server for this machine alone is reached by nobody else', async () => {
  house = await openHouse({ interfaces: () => ({ eth0: [v4('192.0.2.7')] }) });
  expect(await asked()).toEqual({ origins: [] });
});

test('a machine that hides its addresses names none', async () => {
  house = await openHouse({
    host: '0.0.0.0',
    interfaces: () => {
      throw new Error('uv_interface_addresses returned Unknown system error 97');
    },
  });
  expect(await asked()).toEqual({ origins: [] });
});
