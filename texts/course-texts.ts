/** The title and the texts of one lesson, by key. */
export type LessonTexts = Readonly<Record<string, string>> & { readonly title: string };

/** The texts of all lessons of a game, by lesson. */
export type CourseTexts = Readonly<Record<string, LessonTexts>>;
