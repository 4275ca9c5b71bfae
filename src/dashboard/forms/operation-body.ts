import type { z } from 'zod'

/**
 * The schema of an operation's body, for its form. Throws for an operation without a body, which is a programming
 * error.
 */
export const bodyOf = <Body extends z.ZodType>(operation: {
  readonly id: string
  readonly body?: Body
}): Body => {
  if (operation.body === undefined) throw new Error(`${operation.id} takes no body`)
  return operation.body
}
