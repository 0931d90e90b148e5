import type { CourseTexts } from '../../course-texts.ts';

/** What the course in Penguinramids says, in French. */
export const pyramidCourseInFrench = {
  pyramid: {
    title: 'Un pingouin par manche',
    welcome:
      'Chacun construit une pyramide de dix pingouins, un à chacune des dix manches. Le plus grand total gagne.',
    card: 'Chaque manche commence par une carte Action, choisie en secret. Choisis-en une.',
    cardDone: 'Ta carte reste cachée jusqu’à ce que tout le monde ait choisi.',
    reveal: 'Toutes les cartes sont dévoilées. Le plus petit numéro joue d’abord : toi.',
    take: 'Prends un des deux pingouins et mets-le dans la base, côté couleur.',
    takeDone: 'Ta pyramide est commencée.',
    takeHint: 'Choisis un pingouin disponible, puis une place éclairée de la base, côté couleur.',
    end: 'Ton tour est fait : termine-le.',
    endDone: 'Pip prend maintenant le pingouin qui reste.',
  },
  order: {
    title: 'Qui joue d’abord',
    low: 'À chaque manche, il y a autant de pingouins que de joueurs : ici deux. Qui joue d’abord choisit, qui joue en dernier prend ce qui reste.',
    one: 'La plus petite carte joue d’abord. Choisis la carte 1.',
    oneDone: 'Plus petit que 1, c’est impossible.',
    oneHint:
      'Cette carte est permise. Mais plus le numéro est petit, plus tu joues tôt : choisis la carte 1.',
    first: 'Pip a choisi 3. Tu joues d’abord.',
    chief: 'Chaque carte a aussi une action. La carte 1 prend le Chef. Utilise-la.',
    chiefDone: 'Le Chef, c’est toi maintenant.',
    chiefHint: 'Prends d’abord le Chef.',
    take: 'Prends maintenant un pingouin.',
    takeDone: 'Bien choisi.',
    tie: 'À numéros égaux, le Chef joue d’abord, puis on suit le sens des aiguilles d’une montre.',
  },
  arms: {
    title: 'Des bras solides',
    carry:
      'Dans la base, tous les poids sont permis. Plus haut, deux bras portent un pingouin : le bras droit du pingouin en dessous à gauche et le bras gauche de celui en dessous à droite.',
    four: 'Tes deux pingouins ont des bras de 2 et 2 : ensemble, ils portent 4. Pose dessus le pingouin de poids 4.',
    fourDone: 'Ils le portent !',
    fourHint: 'C’est permis, mais essaie le 4 au-dessus de tes deux pingouins.',
    heaviest:
      'À la fin, le pingouin le plus lourd de chaque étage compte. Cet étage vaut 4 maintenant.',
  },
  grey: {
    title: 'Quand rien ne convient',
    weak: 'Ta base est lourde, mais ses bras ne portent rien, et elle est complète. Aucun des pingouins disponibles ne peut être porté.',
    any: 'Si rien ne convient, prends n’importe lequel et mets-le côté gris dans une place ouverte.',
    anyDone: 'Un pingouin gris pèse 0, et chacun de ses bras vaut 1.',
    anyHint: 'Pose l’un des deux sur ta base, côté gris.',
    rule: 'Tant qu’un pingouin disponible convient quelque part, tu dois en prendre un qui convient.',
  },
  flip: {
    title: 'Carte 2 : gris',
    nothing:
      'La place au-dessus de tes deux pingouins ne porte rien. Avec la carte 2, tu peux prendre un pingouin côté gris : il pèse 0.',
    top: 'Prends un pingouin, côté gris, et mets-le au-dessus des deux.',
    topDone: 'La place est remplie, et ses bras portent 1 de chaque côté.',
    topHint: 'Essaie la place du dessus, côté gris.',
    rule: 'Tu peux aussi rendre gris un pingouin de ta pyramide, si tout ce qui est au-dessus reste porté.',
  },
  exchange: {
    title: 'Carte 3 : échange',
    away: 'Deux pingouins lourds, et tu n’en veux aucun ? La carte 3 en envoie un sous la pioche. Échanges-en un.',
    awayDone: 'Un nouveau pingouin a pris sa place.',
    awayHint: 'Échange un pingouin avant d’en prendre un.',
    take: 'Prends maintenant l’un des deux.',
    takeDone: 'Bien choisi.',
    rule: 'L’échange vient toujours avant la prise. Rien ne t’oblige à prendre le nouveau.',
  },
  recall: {
    title: 'Carte 4 : reprise',
    few: 'Les cartes jouées restent sur la table. Il ne t’en reste qu’une en main.',
    back: 'La carte 4 te les fait toutes reprendre. Utilise-la.',
    backDone: 'Les cinq sont de nouveau dans ta main.',
    backHint: 'Utilise l’action : reprends tes cartes.',
    rule: 'Si tu l’oublies alors que tes cartes ne suffiraient pas jusqu’à la fin, le jeu le fait pour toi.',
  },
  token: {
    title: 'Carte 5 : force',
    short: 'Tes deux pingouins portent 1 et 1, donc 2 ensemble. Le rouge pèse 3.',
    take: 'La carte 5 te donne un jeton Force. Prends-le.',
    takeDone: 'Un jeton rend un bras plus fort de 1, pour toujours.',
    takeHint: 'Prends d’abord le jeton.',
    arm: 'Mets-le sur l’un des deux bras sous la place du dessus.',
    armDone: 'Ils portent 3 maintenant.',
    armHint: 'Il doit aider la place du dessus : choisis un bras tourné vers elle.',
    three: 'Pose dessus le pingouin de poids 3.',
    threeDone: 'C’est ainsi que les lourds montent.',
    threeHint: 'Le 3 rouge convient maintenant au-dessus de tes deux pingouins.',
  },
  goals: {
    title: 'Les objectifs',
    three:
      'Trois objectifs sont sur la table pendant toute la partie. L’un d’eux : 2 points pour chaque pingouin avec exactement un bras levé.',
    arm: 'Un bras est levé si sa force est de 1 ou plus. Un des pingouins disponibles a exactement un bras levé : prends celui-là.',
    armDone: 'Deux points à la fin.',
    armHint: 'Regarde les bras : il te faut celui qui n’a qu’un bras de 1 ou plus.',
    rule: 'Touche un objectif pour le lire. Il dit aussi où tu en es.',
  },
  end: {
    title: 'La fin',
    last: 'Manche dix. Le sommet de ta pyramide est la dernière place. Pip a 14 points.',
    top: 'Mets le 3 jaune au sommet, côté couleur : une pyramide sans gris vaut ici 4 points.',
    topDone: 'Trois pour le sommet, et quatre pour l’objectif.',
    topHint: 'En gris, il pèserait 0 et tu perdrais l’objectif. Côté couleur !',
    finish: 'Termine ton tour, et on compte les points.',
    won: '15 à 14 : tu gagnes !',
    rule: 'À égalité, le Chef l’emporte, ou sinon la première personne après lui dans le sens des aiguilles d’une montre. Tu sais tout maintenant. Amuse-toi bien !',
  },
} as const satisfies CourseTexts;
