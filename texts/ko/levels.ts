import type { LevelTexts } from '../en/levels.ts';

/** The levels of the bots in Korean. */
export const levelsInKorean: LevelTexts = {
  levels: {
    chick: { name: '아기', species: '아기 펭귄', about: '이제 막 규칙을 배웠어요' },
    adelie: {
      name: '아델리',
      species: '아델리펭귄',
      about: '둘러보고 나서 움직여요',
    },
    gentoo: {
      name: '젠투',
      species: '젠투펭귄',
      about: '저녁을 함께하기 좋은 친구예요',
    },
    king: {
      name: '임금',
      species: '임금펭귄',
      about: '앞을 내다보고 놓치는 게 적어요',
    },
    emperor: {
      name: '황제',
      species: '황제펭귄',
      about: '우리가 만들 수 있는 가장 센 상대예요',
    },
  },
  random: { name: '무작위', about: '규칙에 맞는 아무 수나' },
};
