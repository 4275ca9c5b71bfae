/** The language that the pages of a space are written in, for the HTML document and the interface text around them. */
import type { SiteCustomization } from '../contract/sites/look/schemas.ts'
import type { LocalizedCustomization } from './frame-text.ts'
import { languageOf, localeOf } from './frame-text.ts'

export interface TextLanguage {
  /** A BCP 47 tag. */
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
}

const rightToLeft = new Set(['ar', 'he'])

/** Space languages whose BCP 47 tag differs from their name. */
const tags: Readonly<Record<string, string>> = { 'pt-br': 'pt-BR', 'zh-tw': 'zh-TW', no: 'nb' }

/** The BCP 47 tag of a language of spaces. */
export const languageTag = (language: string): string => tags[language] ?? language

/** `space`: the language of the space; without one, the text is assumed to be in the interface language. */
export const textLanguage = (
  space: string | null | undefined,
  customization: LocalizedCustomization,
): TextLanguage =>
  space == null
    ? { language: languageOf(customization), direction: 'ltr' }
    : { language: languageTag(space), direction: rightToLeft.has(space) ? 'rtl' : 'ltr' }

const names = new Map<string, string>()

/** The name of a language in that language, as the entry of a menu: `Deutsch`, `Français`. */
export const ownName = (tag: string): string => {
  const known = names.get(tag)
  if (known !== undefined) return known
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
  const [first = ''] = name
  const written = first.toLocaleUpperCase(tag) + name.slice(first.length)
  names.set(tag, written)
  return written
}

/** The closest interface language, for a customization without one. */
const nearest: Readonly<Record<string, string>> = { yue: 'zh-tw', pt: 'pt-br' }

/**
 * The customization of a space in this language: if it sets no language, the interface uses that of the space, if
 * available.
 */
export const inLanguage = (
  customization: SiteCustomization,
  space: string | null | undefined,
): LocalizedCustomization => {
  if (customization.internationalization !== undefined || space == null) return customization
  const locale = localeOf(nearest[space] ?? space)
  return locale === undefined ? customization : { ...customization, internationalization: { locale } }
}
