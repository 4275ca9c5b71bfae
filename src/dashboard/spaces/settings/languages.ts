/** The languages of spaces, by their names. */
import { Language } from '../../../contract/spaces/schemas.ts'
import { languageName } from '../language-name.ts'

export const languages = Language.options.toSorted((one, other) =>
  languageName(one).localeCompare(languageName(other), 'en'),
)
