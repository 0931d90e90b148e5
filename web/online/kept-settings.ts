import { settings, type Settings } from '@rookery/protocol/tables';
import { read } from '@rookery/rules/kernel/shape';
import { keepAt, keptAt } from '../shell/keeping.ts';
import { usualSettings } from './clock-choices.ts';

/** How the last table was opened from here. */
export function lastSettings(): Settings {
  const kept = read(settings, keptAt('online-settings'), 'settings');
  return kept.ok ? kept.value : usualSettings;
}

/** Opens the next one alike. */
export const keepSettings = (chosen: Settings): void => keepAt('online-settings', chosen);
