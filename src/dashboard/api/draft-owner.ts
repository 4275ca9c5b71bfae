/**
 * The person whose drafts this browser shows, so that two people who share it never see or send each other's drafts.
 */
let owner = ''

export const setDraftOwner = (person: string): void => {
  owner = person
}

/** The id of the signed-in person; empty before anyone is known. */
export const draftOwner = (): string => owner
