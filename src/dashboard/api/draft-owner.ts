/** Whose half-typed texts this browser shows: of two people who share one, neither sees nor sends those of the other. */
let person = ''

/** From now on the texts are those of the person with this id. */
export const ownDraftsOf = (id: string): void => {
  person = id
}

/** How the names begin under which texts of a kind are kept for the present person. */
export const ownPrefix = (kind: 'comment' | 'conflict'): string => `recto.${kind}.${person}.`
