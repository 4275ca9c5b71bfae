/** What the address of the editor says beside the page. Read by hand: it is part of the first bytes. */

export interface EditSearch {
  /** What is said of the page stands beside its text. */
  readonly comments?: true
  /** The thread to go to. */
  readonly comment?: string
}

export const editSearch = ({ comments, comment }: Record<string, unknown>): EditSearch => ({
  ...((comments === true || comments === 'true') && { comments: true as const }),
  ...(typeof comment === 'string' && /^[\w-]{1,64}$/.test(comment) && { comment }),
})
