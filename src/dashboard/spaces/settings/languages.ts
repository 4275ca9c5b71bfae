/** The languages that a space can have, by their names. */
import { Language } from '../../../contract/spaces/schemas.ts'

const names = new Intl.DisplayNames(['en'], { type: 'language' })

/** `German`; a code that the browser does not know stays a code. */
export const languageName = (code: string): string => names.of(code) ?? code

export const languages = Language.options.toSorted((one, other) =>
  languageName(one).localeCompare(languageName(other), 'en'),
)
