import type { LevelTexts } from '../en/levels.ts';

/** The levels of the bots in Japanese. */
export const levelsInJapanese: LevelTexts = {
  levels: {
    chick: { name: 'ヒナ', species: 'ヒナ', about: 'ルールを覚えたばかりです' },
    adelie: {
      name: 'アデリー',
      species: 'アデリーペンギン',
      about: 'まわりを見てから動きます',
    },
    gentoo: {
      name: 'ジェンツー',
      species: 'ジェンツーペンギン',
      about: 'ひと晩遊ぶのにいい相手です',
    },
    king: {
      name: 'キング',
      species: 'キングペンギン',
      about: '先を読み、見落としは少なめです',
    },
    emperor: {
      name: 'エンペラー',
      species: 'エンペラーペンギン',
      about: '私たちにできるいちばん強い相手です',
    },
  },
  random: { name: 'ランダム', about: 'ルール上できる手を何でも' },
};
