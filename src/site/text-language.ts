/** The language that the pages of a space are written in, for the document around them and the words of its frame. */
import type { SiteCustomization } from '../contract/sites/look/schemas.ts'
import type { Locale } from './frame-text.ts'
import { languageOf, localeOf } from './frame-text.ts'

export interface TextLanguage {
  /** BCP 47. */
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
}

const rightToLeft = new Set(['ar', 'he'])

/** Languages of spaces whose name is another one in BCP 47. */
const tags: Readonly<Record<string, string>> = { 'pt-br': 'pt-BR', 'zh-tw': 'zh-TW', no: 'nb' }

/** `space`: the language of the space; where it says none the text is taken to be in that of the frame. */
export const textLanguage = (
  space: string | null | undefined,
  customization: SiteCustomization,
): TextLanguage =>
  space == null
    ? { language: languageOf(customization), direction: 'ltr' }
    : { language: tags[space] ?? space, direction: rightToLeft.has(space) ? 'rtl' : 'ltr' }

/** The nearest of the languages that the frame speaks, for a look that names none. */
const nearest: Readonly<Record<string, string>> = { 'zh-tw': 'zh', yue: 'zh', pt: 'pt-br' }

/** The look of a space in this language: where it names no language its frame speaks that of the space, if it can. */
export const inLanguage = (
  customization: SiteCustomization,
  space: string | null | undefined,
): SiteCustomization => {
  if (customization.internationalization !== undefined || space == null) return customization
  const locale: Locale | undefined = localeOf(nearest[space] ?? space)
  return locale === undefined ? customization : { ...customization, internationalization: { locale } }
}
