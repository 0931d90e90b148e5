import { settings, type Settings } from '@rookery/protocol/tables';
import { read } from '@rookery/rules/kernel/shape';
import { saveItem, loadItem } from '../shell/local-storage.ts';
import { usualSettings } from './clock-choices.ts';

/** How the last table was opened from here. */
export function lastSettings(): Settings {
  const kept = read(settings, loadItem('online-settings'), 'settings');
  return kept.ok ? kept.value : usualSettings;
}

/** Opens the next one alike. */
export const keepSettings = (chosen: Settings): void => saveItem('online-settings', chosen);
