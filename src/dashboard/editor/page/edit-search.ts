/** The editor's search parameters. Parsed by hand, because this is in the initial bundle. */

export interface EditSearch {
  /** Comments are shown beside the text. */
  readonly comments?: true
  /** The thread to open. */
  readonly comment?: string
}

export const editSearch = ({ comments, comment }: Record<string, unknown>): EditSearch => ({
  ...((comments === true || comments === 'true') && { comments: true as const }),
  ...(typeof comment === 'string' && /^[\w-]{1,64}$/.test(comment) && { comment }),
})
