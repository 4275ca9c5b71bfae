import { Language } from '../../contract/spaces/schemas.ts'
import { languageName } from '../ui/language-name.ts'

/** The languages of spaces, by their names. */
export const languages = Language.options.toSorted((one, other) =>
  languageName(one).localeCompare(languageName(other), 'en'),
)
