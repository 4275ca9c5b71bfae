/** The stored form of a change request's description. */
import type { RichTextDocument } from '../../content/document/document.ts'
import { normalize } from '../../content/document/normalize.ts'
import { Failure } from '../http/failure.ts'

export const run = (description: RichTextDocument): string => {
  try {
    return JSON.stringify(normalize(description))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const { message } = error
    throw new Failure('bad-content', `body.description: ${message}`, {
      details: [{ path: 'body.description', message }],
    })
  }
}
