import type { z } from 'zod'

/** The schema of an operation's body, for its form. Throws for an operation without one: that is a slip in the code. */
export const bodyOf = <Body extends z.ZodType>(operation: {
  readonly id: string
  readonly body?: Body
}): Body => {
  if (operation.body === undefined) throw new Error(`${operation.id} takes no body`)
  return operation.body
}
