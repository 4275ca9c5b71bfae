import type { z } from 'zod'

/** Text for schema errors where the schema has none itself. Undefined: the library's message is used. */
export const issueText = (issue: z.core.$ZodRawIssue): string | undefined => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'Fill this in.' : undefined
    case 'too_small':
      if (issue.origin !== 'string') return `The least is ${issue.minimum}.`
      return Number(issue.minimum) === 1 || issue.input === ''
        ? 'Fill this in.'
        : `Use at least ${issue.minimum} characters.`
    case 'too_big':
      return issue.origin === 'string'
        ? `Use at most ${issue.maximum} characters.`
        : `The most is ${issue.maximum}.`
    case 'invalid_format':
      if (issue.format === 'email') return 'This is not an e-mail address. One looks like ines@example.org.'
      if (issue.format === 'url') return 'This is not a web address. One starts with https://.'
      return 'This is not in the right form.'
    case 'invalid_value':
      return 'Choose one of the list.'
    default:
      return undefined
  }
}
