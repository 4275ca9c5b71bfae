import { idIn } from '../../api/search-parameters.ts'

/** The editor's search parameters. */
export interface EditSearch {
  /** Comments are shown beside the text. */
  readonly comments?: true
  /** The thread to open. */
  readonly comment?: string
}

export const editSearch = ({ comments, comment }: Record<string, unknown>): EditSearch => {
  const thread = idIn(comment)
  return {
    ...((comments === true || comments === 'true') && { comments: true as const }),
    ...(thread !== undefined && { comment: thread }),
  }
}
