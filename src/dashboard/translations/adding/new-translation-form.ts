/** The form of a new translation. */
import type { z } from 'zod'
import { NewTranslation } from '../../../contract/translations/schemas.ts'

/** What the form asks for; limits are set later, and instructions are edited beside it. */
export const TranslationForm = NewTranslation.omit({ instructions: true, limits: true }).required({
  engine: true,
  delivery: true,
  autoRun: true,
})
export type TranslationValues = z.input<typeof TranslationForm>
