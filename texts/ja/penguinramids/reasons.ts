import type { PenguinramidsReason } from '@rookery/bots/penguinramids/reason';
import { nameOf, type People } from '../../people.ts';
import { countedIn } from '../../plural.ts';
import { isSearched } from '../../search-kinds.ts';
import { searched } from '../search-reasons.ts';
import { comparison } from './comparisons.ts';
import { goal, level, points, typedNames } from './names.ts';
import type {
  PermissionReason,
  PlacingReason,
  StrengthReason,
} from '../../en/penguinramids/reasons.ts';
import type { PieceNames } from '../../penguinramids/piece-names.ts';

const counted = countedIn('ja');

export function reason(
  why: PenguinramidsReason,
  people: People,
  names: PieceNames = typedNames,
): string {
  if (isSearched(why)) return searched(why);
  if ('instead' in why) return comparison(why, people, names);
  switch (why.kind) {
    case 'mixes':
      return mixed(why.share);
    case 'may-take-chief':
    case 'may-turn-grey':
    case 'may-exchange':
      return permission(why, people);
    case 'takes-chief':
      return `${chiefCard(people, why.from)}を取ります。同点なら隊長が優先です。`;
    case 'recalls':
      return `アクションカード${counted(why.cards, { other: '枚' })}を手札に戻します。`;
    case 'takes-token':
      return `パワートークンを得ます。手持ちは${String(why.held)}個です。`;
    case 'exchanges':
      return `${names.penguin(why.penguin)}を山札の下に送り、別の1羽を出します。`;
    case 'turns-grey':
    case 'strengthens':
    case 'spare-strength':
    case 'idles':
      return strengthening(why, names);
    case 'builds-level':
    case 'goal':
    case 'denies':
    case 'prepares':
    case 'nothing-fits':
    case 'fills':
      return placing(why, people, names);
    case 'turn-is-done':
      return 'この番でできることはもうありません。';
    case 'nothing-special':
      return 'いくつかある手の1つで、特別な理由はありません。';
  }
}

function permission(why: PermissionReason, people: People): string {
  switch (why.kind) {
    case 'may-take-chief':
      return `${chiefCard(people, why.from)}を取れるようになります。`;
    case 'may-turn-grey':
      return 'ほかに置けるものがあっても、灰色のペンギンを置けます。';
    case 'may-exchange':
      return '取る前に、場のペンギンを1羽交換できます。';
  }
}

function strengthening(why: StrengthReason, names: PieceNames): string {
  switch (why.kind) {
    case 'turns-grey':
      return `${names.slot(why.slot)}が重さ0になり、腕の力はどちらも1になります。`;
    case 'strengthens':
      return `${names.slot(why.slot)}の下の腕が${String(why.carries)}まで支えられます。`;
    case 'spare-strength':
      return `${names.slot(why.slot)}の下が強くなりますが、いまは必要ありません。`;
    case 'idles':
      return `余ったトークンです。${names.slot(why.slot)}の外側の腕は何も支えません。`;
  }
}

function placing(why: PlacingReason, people: People, names: PieceNames): string {
  switch (why.kind) {
    case 'builds-level':
      return `この段（${level(why.level - 1)}）でいちばん重くなります（重さ${String(why.weight)}）: ${points(why.gain)}増えます。`;
    case 'goal':
      return `いまのピラミッドなら、目標で${points(why.points)}増えます: ${goal(why.goal)}。`;
    case 'denies':
      return `${ofOwner(people, why.seat)}の段をよくできるのは${names.penguin(why.penguin)}だけです。`;
    case 'prepares':
      return `まだ空いている${names.slot(why.slot)}のための、力${String(why.strength)}の腕です。`;
    case 'nothing-fits':
      return '置けるものがないので、灰色で置くしかありません。';
    case 'fills':
      return `${names.slot(why.slot)}を埋めます。`;
  }
}

const chiefCard = (people: People, seat: number): string =>
  seat === people.viewer ? 'あなたの隊長カード' : `${nameOf(people, seat)}さんの隊長カード`;

const ofOwner = (people: People, seat: number): string =>
  seat === people.viewer ? 'あなたのピラミッド' : `${nameOf(people, seat)}さんのピラミッド`;

const mixed = (share: number): string =>
  `読まれないように、100回に${String(Math.round(share * 100))}回選びます。`;
