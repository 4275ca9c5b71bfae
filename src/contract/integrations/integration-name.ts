/** The name of an integration, which other nouns refer to. */
import { z } from 'zod'

/** Characters of names. */
export const nameCharacters = /^[a-zA-Z0-9\-_.]+$/
export const IntegrationName = z
  .string()
  .min(1)
  .max(100, { abort: true })
  .regex(nameCharacters, { error: 'Use letters, digits, hyphens, underscores and dots.' })
