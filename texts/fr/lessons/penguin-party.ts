import type { CourseTexts } from '../../course-texts.ts';

/** What the course in Penguin Party says, in French. */
export const partyCourseInFrench = {
  base: {
    title: 'La base',
    welcome:
      'Tout le monde construit une seule pyramide. Tes pingouins sont en bas de l’écran. Le but : les placer tous.',
    first: 'Tu commences. Choisis un pingouin, puis touche la place éclairée.',
    firstDone: 'Le voilà : le premier pingouin de la base.',
    other: 'Pip a mis un pingouin violet à côté. Dans la base, toutes les couleurs sont permises.',
    left: 'Mets un pingouin à l’extrémité gauche de la base.',
    leftDone: 'Bien joué. La base grandit des deux côtés.',
    notLeft: 'C’est permis aussi. Mais essaie l’extrémité gauche cette fois.',
    full: 'À deux, la base compte sept pingouins ; à plus de deux, huit. Ensuite, il ne reste que les étages du dessus.',
  },
  above: {
    title: 'Sur deux pingouins',
    two: 'Un pingouin peut aussi se poser sur deux autres, s’il a la couleur de l’un d’eux. Pose un rouge ou un vert sur le rouge et le vert.',
    twoDone:
      'Il tient ! Pour ce qui vient au-dessus, c’est sa couleur qui compte maintenant, et non plus celles du dessous.',
    notThere: 'Les règles le permettent. Mais essaie la place au-dessus du rouge et du vert.',
    colour: 'Là se trouvent un rouge et un vert : seul un rouge ou un vert peut s’y poser.',
    other: 'Pip a ajouté un pingouin jaune à droite.',
    same: 'Sur deux pingouins de même couleur, seule cette couleur va. Pose un rouge sur deux rouges.',
    sameDone: 'Exactement. Aucune autre couleur ne pourra s’y poser.',
    notSame: 'Cette place convient, mais cherche deux rouges côte à côte.',
    onlyRed: 'Deux rouges ne portent qu’un rouge.',
    rule: 'Chaque pingouin ouvre donc des couleurs et en ferme d’autres. Garde des places pour les couleurs que tu as en nombre.',
  },
  out: {
    title: 'Hors jeu !',
    only: 'Qui peut placer un pingouin doit le faire. Un seul des tiens va encore quelque part : place-le.',
    onlyDone: 'C’est ça, seul le violet avait encore une place.',
    noFit: 'Celui-là ne va nulle part. Cherche la place éclairée.',
    stuck:
      'Pip t’a pris la dernière place : le vert ne va plus nulle part. Tu sors de la manche avec trois cartes en main.',
    rule: 'Chaque carte restée en main est un point de pénalité : trois points ici. Tu n’as rien à annoncer, le jeu s’en aperçoit.',
  },
  alone: {
    title: 'En solo',
    alone:
      'Pip est sorti. Qui reste continue seul, tour après tour, tant qu’un pingouin trouve une place.',
    three:
      'Il te reste trois pingouins, et les trois peuvent être placés, à condition de bien commencer.',
    threeDone: 'Bien : les autres ont encore une place.',
    tooSoon: 'C’est permis, mais un des autres n’aurait plus de place. Essaies-en un autre.',
    noFit: 'Celui-là ne va pas à cet endroit.',
    goOn: 'Place les autres maintenant.',
    rule: 'Plus de cartes, pas de pénalité. C’est l’ordre qui a tout changé.',
  },
  last: {
    title: 'La dernière carte',
    behind:
      'La dernière manche. Tu as quatre points de pénalité, Pip trois. Le plus petit total gagne.',
    place: 'Il te reste une carte. Place-la !',
    won: 'Qui place toutes ses cartes rend jusqu’à deux points. Tu n’en as plus que deux, et tu gagnes !',
    rule: 'Il y a autant de manches que de joueurs, et chacun commence une fois. Les points s’additionnent. À égalité, on partage la victoire.',
  },
  round: {
    title: 'Une manche à toi',
    play: 'À toi de décider. Joue cette manche contre Pip jusqu’au bout.',
    end: 'Voilà tout le jeu. Amuse-toi bien !',
  },
} as const satisfies CourseTexts;
