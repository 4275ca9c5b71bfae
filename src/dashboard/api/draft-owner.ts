/**
 * Scopes drafts in this browser to the signed-in person, so that two people who share it never see or send each other's
 * drafts.
 */
let person = ''

/** Drafts belong to the person with this id from now on. */
export const ownDraftsOf = (id: string): void => {
  person = id
}

/** Prefix of the storage keys for one kind of draft of the current person. */
export const ownPrefix = (kind: 'comment' | 'conflict'): string => `recto.${kind}.${person}.`
