import type { z } from 'zod'

/** Text for schema errors where the schema has none itself. Undefined: the library's message is used. */
export const issueText = (issue: z.core.$ZodRawIssue): string | undefined => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'This field is required.' : undefined
    case 'too_small':
      if (issue.origin !== 'string') return `Enter ${issue.minimum} or more.`
      return Number(issue.minimum) === 1 || issue.input === ''
        ? 'This field is required.'
        : `Use at least ${issue.minimum} characters.`
    case 'too_big':
      return issue.origin === 'string'
        ? `Use at most ${issue.maximum} characters.`
        : `Enter ${issue.maximum} or less.`
    case 'invalid_format':
      if (issue.format === 'email') return 'Enter a valid email address.'
      if (issue.format === 'url') return 'Enter a valid URL, starting with https://.'
      return 'This format is not valid.'
    case 'invalid_value':
      return 'Select an option from the list.'
    default:
      return undefined
  }
}
