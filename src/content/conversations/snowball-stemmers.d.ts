/** The package has no declarations of its own. */
declare module 'snowball-stemmers' {
  interface Stemmers {
    /** Throws for names that `algorithms` does not list. A stemmer keeps state, but not between words. */
    newStemmer(algorithm: string): { stem(word: string): string }
    algorithms(): string[]
  }
  const stemmers: Stemmers
  export default stemmers
}
