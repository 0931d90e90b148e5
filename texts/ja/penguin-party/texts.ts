import type { Edition, Refusal, Seen, TieRule } from '@rookery/rules/penguin-party/vocabulary';
import { allOfIn, anyOfIn } from '../../listing.ts';
import { nameOf, namesOf, type People } from '../../people.ts';
import { does } from '../does.ts';
import { countedIn } from '../../plural.ts';
import type { PenguinPartyTexts } from '../../en/penguin-party/texts.ts';
import { cards, colours, move, points, spot } from './names.ts';
import { reason } from './reasons.ts';

const counted = countedIn('ja');
const anyOf = anyOfIn('ja');
const allOf = allOfIn('ja');

const editions: { readonly [edition in Edition]: string } = {
  iello: 'IELLO版（2024年）: 青が8羽、ほかの色は7羽ずつ',
  amigo: 'AMIGO版（2008年）: 緑が8羽、ほかの色は7羽ずつ',
};

const tieRules: { readonly [tie in TieRule]: string } = {
  share: '同点なら勝ちを分け合います',
  'extra-round': '同点なら延長ラウンドで決めます',
};

function refusal(why: Refusal, people: People): string {
  switch (why.kind) {
    case 'match-over':
      return '対戦は終わりました。';
    case 'not-your-turn':
      return why.turn === null
        ? 'お待ちください。まだカードが配られていません。'
        : `あなたの番ではありません。いまは${nameOf(people, why.turn)}さんの番です。`;
    case 'colour-not-in-hand':
      return `${colours[why.colour]}のペンギンはもうありません。手札は${cards(why.hand)}です。`;
    case 'spot-taken':
      return `そこにはもう${colours[why.by]}のペンギンがいます。`;
    case 'base-full':
      return `土台はいっぱいです。${counted(why.most, { other: '羽' })}まで置けます。`;
    case 'not-beside-the-base':
      return `土台はすき間なく伸びます。次は${anyOf(why.open.map(String))}に置きます。`;
    case 'unsupported':
      return why.missing.length > 1
        ? 'ここでは落ちてしまいます。すぐ下に2羽必要ですが、1羽もいません。'
        : 'ここでは落ちてしまいます。すぐ下に2羽必要ですが、1羽足りません。';
    case 'colour-must-match':
      return `ここに置けるのは${anyOf(why.oneOf.map((colour) => colours[colour]))}だけです。`;
  }
}

function seen(event: Seen, people: People, where: typeof spot = spot): string {
  switch (event.type) {
    case 'starter-drawn':
      return `抽選の結果、${does(people, event.seat, 'あなたから', 'さんから')}始めます。`;
    case 'dealt':
      return dealt(event, people);
    case 'placed':
      return `${does(people, event.seat, 'あなたは', 'さんは')}${colours[event.colour]}のペンギンを${where(event.row, event.x)}に置きました。`;
    case 'hand-emptied':
      return handEmptied(event.seat, event.givenBack, people);
    case 'went-out':
      return `${does(people, event.seat, 'あなたは', 'さんは')}置けるカードがなく、このラウンドを脱落しました。${points(event.penalty)}増えます。`;
    case 'round-ended':
      return `ラウンド${String(event.round)}が終わりました。失点: ${standings(event.points, people)}。`;
    case 'match-ended':
      return victory(event.ranking[0] ?? [], people);
  }
}

function dealt(
  { round, starter, first, cardsEach }: Seen & { type: 'dealt' },
  people: People,
): string {
  const each = counted(cardsEach, { other: '枚' });
  const starts = does(people, starter, 'あなたから始めます', 'さんから始めます');
  const opening = first === null ? '' : ` ${colours[first]}のペンギンが土台の最初です。`;
  return `ラウンド${String(round)}: 1人${each}。${starts}。${opening}`;
}

function handEmptied(seat: number, givenBack: number, people: People): string {
  const placed = does(
    people,
    seat,
    'あなたは最後のカードを置きました',
    'さんは最後のカードを置きました',
  );
  if (givenBack === 0) return `${placed}！`;
  const gives = seat === people.viewer ? '返します' : '返します';
  return `${placed}！${points(givenBack)}を${gives}。`;
}

const standings = (all: readonly number[], people: People): string =>
  all
    .map(
      (count, seat) =>
        `${seat === people.viewer ? 'あなた' : nameOf(people, seat)} ${String(count)}`,
    )
    .join(', ');

function victory(winners: readonly number[], people: People): string {
  const [alone] = winners;
  if (winners.length === 1 && alone !== undefined) {
    return `${does(people, alone, 'あなたの', 'さんの')}勝ちです！`;
  }
  return `勝ちを分け合いました: ${allOf(namesOf(people, winners, 'あなた'))}！`;
}

/** Penguin Party in Japanese. */
export const penguinPartyInJapanese: PenguinPartyTexts = {
  name: 'Penguin Party',
  colours,
  editions,
  tieRules,
  points,
  cards,
  spot,
  victory,
  refusal,
  seen,
  move,
  reason,
};
