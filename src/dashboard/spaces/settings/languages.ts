/** The languages of spaces, with their names. */
import { Language } from '../../../contract/spaces/schemas.ts'

const names = new Intl.DisplayNames(['en'], { type: 'language' })

/** `German`; codes unknown to the browser are returned as they are. */
export const languageName = (code: string): string => names.of(code) ?? code

export const languages = Language.options.toSorted((one, other) =>
  languageName(one).localeCompare(languageName(other), 'en'),
)
