/** The interface text of a published site, in the languages that a site can be set to. */
import type { SiteCustomization } from '../contract/sites/look/schemas.ts'
import { german } from './languages/de.ts'
import { english } from './languages/en.ts'
import { spanish } from './languages/es.ts'
import { french } from './languages/fr.ts'
import { japanese } from './languages/ja.ts'
import { dutch } from './languages/nl.ts'
import { norwegian } from './languages/no.ts'
import { portuguese } from './languages/pt-br.ts'
import { russian } from './languages/ru.ts'
import { chinese } from './languages/zh.ts'

export interface FrameText {
  readonly skip: string
  readonly menu: string
  readonly close: string
  readonly pages: string
  readonly sections: string
  readonly variants: string
  readonly search: string
  readonly searchHint: string
  readonly nothingFound: string
  readonly onThisPage: string
  readonly previous: string
  readonly next: string
  readonly updated: string
  readonly edit: string
  readonly markdown: string
  readonly copyPage: string
  readonly copy: string
  readonly copied: string
  readonly theme: string
  readonly helpful: string
  readonly yes: string
  readonly no: string
  readonly thanks: string
  readonly missingTitle: string
  readonly missingText: string
  readonly nearest: string
  readonly elsewhere: string
  readonly home: string
  readonly breadcrumbs: string
  readonly privacy: string
  readonly info: string
  readonly success: string
  readonly warning: string
  readonly danger: string
  readonly done: string
  readonly open: string
  readonly note: string
  readonly table: string
  readonly showAll: string
  readonly more: string
  readonly somewhat: string
  readonly tellMore: string
  readonly send: string
  readonly backToPage: string
  readonly tooMany: string
  readonly tooManyText: string
  readonly notSent: string
  readonly parameters: string
  readonly answers: string
  readonly required: string
  readonly notNow: string
  readonly notNowText: string
}

export type Locale = NonNullable<SiteCustomization['internationalization']>['locale']

const texts: Readonly<Record<Locale, FrameText>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  zh: chinese,
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
export const frameText = ({ internationalization }: SiteCustomization): FrameText =>
  texts[internationalization?.locale ?? 'en']

/** The language of a site as a BCP 47 tag. */
export const languageOf = ({ internationalization }: SiteCustomization): string => {
  const locale = internationalization?.locale ?? 'en'
  return locale === 'pt-br' ? 'pt-BR' : locale === 'no' ? 'nb' : locale
}
