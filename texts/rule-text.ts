/** A group of rules as readers see it. */
export interface RuleText {
  readonly title: string;
  /** In paragraphs. */
  readonly says: readonly string[];
}
