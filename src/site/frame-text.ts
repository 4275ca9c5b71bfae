/** The interface text of a published site, in the languages that a site can be set to. */
import type { SiteCustomization } from '../contract/sites/look/schemas.ts'
import { german } from './languages/de.ts'
import { english } from './languages/en.ts'
import { spanish } from './languages/es.ts'
import { french } from './languages/fr.ts'
import { hebrew } from './languages/he.ts'
import { japanese } from './languages/ja.ts'
import { dutch } from './languages/nl.ts'
import { norwegian } from './languages/no.ts'
import { portuguese } from './languages/pt-br.ts'
import { russian } from './languages/ru.ts'
import { traditionalChinese } from './languages/zh-tw.ts'
import { chinese } from './languages/zh.ts'
import type { FrameText } from './frame-text-keys.ts'

/** A language that a site can be set to, or that its interface has for spaces in that language. */
export type Locale = NonNullable<SiteCustomization['internationalization']>['locale'] | 'zh-tw' | 'he'

/** A customization with an interface language, see `inLanguage`. */
export type LocalizedCustomization = Omit<SiteCustomization, 'internationalization'> & {
  readonly internationalization?: { readonly locale: Locale } | undefined
}
type Localized = Pick<LocalizedCustomization, 'internationalization'>

const texts: Readonly<Record<Locale, FrameText>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  zh: chinese,
  'zh-tw': traditionalChinese,
  he: hebrew,
  ja: japanese,
  nl: dutch,
  no: norwegian,
  'pt-br': portuguese,
  ru: russian,
}

/** The interface language with this name, if it exists. */
export const localeOf = (name: string): Locale | undefined =>
  Object.hasOwn(texts, name) ? (name as Locale) : undefined

/** The interface text of a site in its language; English by default. */
export const frameText = ({ internationalization }: Localized): FrameText =>
  texts[internationalization?.locale ?? 'en']

/** Interface languages whose BCP 47 tag differs from their name. */
const tags: Partial<Readonly<Record<Locale, string>>> = { 'pt-br': 'pt-BR', 'zh-tw': 'zh-TW', no: 'nb' }

/** The language of a site as a BCP 47 tag. */
export const languageOf = ({ internationalization }: Localized): string =>
  languageTag(internationalization?.locale ?? 'en')

export const languageTag = (locale: Locale): string => tags[locale] ?? locale

/** The interface language that a browser prefers, from its `accept-language`; English if it knows none of them. */
export const preferredLocale = (accepted: string | undefined): Locale => {
  for (const range of (accepted ?? '').slice(0, 500).toLowerCase().split(',')) {
    const tag = range.split(';')[0]?.trim() ?? ''
    const [language = ''] = tag.split('-')
    const known =
      localeOf(tag) ??
      (language === 'pt' ? 'pt-br' : language === 'nb' || language === 'nn' ? 'no' : localeOf(language))
    if (known !== undefined) return known
  }
  return 'en'
}

/** A text with its `{name}` replaced. */
export const withName = (text: string, name: string): string => text.replace('{name}', name)
