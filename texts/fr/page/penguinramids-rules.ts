import type { PenguinramidsRules } from '../../en/page/penguinramids-rules.ts';

/** The rules of Penguinramids for readers, in French. */
export const penguinramidsRulesInFrench: PenguinramidsRules = {
  aim: {
    title: 'De quoi il s’agit',
    says: [
      'Chacun construit une pyramide de dix pingouins, un par manche, en dix manches. Les pingouins lourds rapportent des points, mais il faut bien que quelqu’un les porte.',
    ],
  },
  cards: {
    title: 'Une carte Pingouin',
    says: [
      'Le nombre sur le ventre est le poids, de 0 à 4. Les bracelets sont la force de chaque bras, à gauche et à droite comme tu les vois. Un bras sans bracelet n’est pas levé.',
      'Tous les dos sont pareils : un pingouin gris de poids 0, avec une force de 1 à chaque bras. Le gris n’est pas une couleur.',
    ],
  },
  start: {
    title: 'Avant la première manche',
    says: [
      'Chacun a les cartes Action 1 à 5. Trois objectifs sur dix sont tirés et restent visibles pendant toute la partie. Un joueur est le Chef : celui que la table nomme, sinon il est tiré au sort.',
      'Dix jetons Force forment une réserve commune.',
    ],
  },
  round: {
    title: 'Une manche',
    says: [
      'On retourne autant de pingouins qu’il y a de joueurs. Chacun choisit en secret une carte Action ; tu peux en changer jusqu’à ce que le dernier ait choisi. Puis toutes sont montrées.',
      'Une carte jouée reste devant toi et ne peut plus être choisie avant que tu la reprennes.',
    ],
  },
  order: {
    title: 'Qui joue d’abord',
    says: [
      'La carte la plus basse commence. Entre cartes égales, le Chef d’abord, puis dans le sens des aiguilles d’une montre. Cet ordre vaut pour toute la manche, même si le Chef change.',
    ],
  },
  turn: {
    title: 'Ton tour',
    says: [
      'Tu dois prendre l’un des pingouins qui restent et le poser. Tu peux aussi utiliser l’action de ta carte, une fois, avant ou après. Seule l’action 3 vient toujours avant de prendre.',
      'Le tour est fini quand tu le dis.',
    ],
  },
  slots: {
    title: 'Où peut aller un pingouin',
    says: [
      'Une pyramide a des étages de quatre, trois, deux et une places. Le premier pingouin va n’importe où dans la base, les autres de la base à côté d’un pingouin déjà là. Plus haut, une place est ouverte dès que les deux du dessous sont remplies.',
    ],
  },
  weight: {
    title: 'Bras et poids',
    says: [
      'La base porte tout. Plus haut, un pingouin pèse au plus ce que portent ensemble les deux bras sous lui : le bras droit de celui de gauche et le bras gauche de celui de droite, avec leurs jetons.',
      'Seul compte le pingouin juste au-dessus, pas ce qui est posé sur lui.',
    ],
  },
  grey: {
    title: 'Le côté gris',
    says: [
      'Un pingouin qui convient est posé côté couleur, et tant que l’un d’eux convient quelque part dans ta pyramide, tu dois en prendre un qui convient.',
      'Si aucun ne convient, prends celui que tu veux et pose-le à n’importe quelle place ouverte, côté gris. Les jetons et les actions que tu pourrais encore utiliser ne t’obligent à rien.',
    ],
  },
  'action-chief': {
    title: 'Action 1 : Chef',
    says: [
      'Tu prends la carte Chef, sauf si tu l’as déjà. Si plusieurs le font, le dernier la garde.',
    ],
  },
  'action-grey': {
    title: 'Action 2 : Gris',
    says: [
      'Tu retournes un de tes pingouins côté gris, pour de bon : un pingouin de ta pyramide, si tout ce qui est au-dessus reste porté, ou celui que tu prends maintenant. Tu peux alors prendre n’importe lequel, même si d’autres conviennent.',
      'Ses jetons restent et comptent toujours.',
    ],
  },
  'action-exchange': {
    title: 'Action 3 : Échange',
    says: [
      'Avant de prendre un pingouin, envoie l’un de ceux qui sont disponibles sous la pioche. La première carte de la pioche prend sa place.',
    ],
  },
  'action-recall': {
    title: 'Action 4 : Rappel',
    says: [
      'Tu reprends toutes tes cartes Action jouées, celle-ci aussi. Comme toute action, c’est à toi de voir ; mais si tu devais manquer de cartes avant la dernière manche, le jeu le fait pour toi à la fin de ton tour.',
    ],
  },
  'action-strength': {
    title: 'Action 5 : Force',
    says: [
      'Tu prends un jeton Force, s’il en reste.',
      'Pendant ton tour, tu peux mettre des jetons sur les bras de tes propres pingouins, autant que tu veux, levés ou non. Chacun ajoute 1 et reste là jusqu’à la fin.',
    ],
  },
  end: {
    title: 'La fin',
    says: [
      'Après la manche 10, chaque étage rapporte le poids de son pingouin le plus lourd ; un gris pèse 0. Les objectifs s’y ajoutent. Qui a le plus de points gagne.',
      'À égalité, le Chef gagne, sinon celui qui vient le premier après lui dans le sens des aiguilles d’une montre.',
    ],
  },
  goals: {
    title: 'Les objectifs',
    says: [
      'Le livret montre cinq objectifs. La boîte en a dix, nous en avons donc ajouté cinq à nous ; ils sont signalés.',
    ],
  },
  deck: {
    title: 'La pioche, et la tienne',
    says: [
      'Aucune source publique ne donne les 52 cartes Pingouin. On connaît les poids de 0 à 4, jusqu’à deux bracelets par bras, au moins quatre couleurs dont le rouge et le bleu, et on sait que certains pingouins ne lèvent aucun bras.',
      'Notre pioche s’y tient : quatre couleurs de 13 pingouins. Voici les rouges. Les bleus sont pareils ; les verts et les jaunes ont la gauche et la droite échangées.',
      'Si tu as la boîte, tu peux entrer tes propres cartes et jouer avec elles.',
    ],
  },
};
