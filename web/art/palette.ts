/** What every penguin is drawn with, whatever its colour. */
export const ink = '#14213a';
export const cream = '#fffdf7';
export const beak = '#f39a34';
export const beakEdge = '#b65d12';
export const blush = '#f7a9a2';
export const gold = '#f6c453';
export const goldEdge = '#8a5a0b';
export const bracelet = '#ffe596';
export const braceletEdge = '#573503';
