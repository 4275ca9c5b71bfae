/** The interface text of API references, in the languages that a site can be set to. */
import type { Locale } from '../frame-text.ts'
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
import type { ApiText } from './api-text-keys.ts'

const texts: Readonly<Record<Locale, ApiText>> = {
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

export const apiText = (locale: Locale): ApiText => texts[locale]

/** A text with values for its names in braces. */
export const filledText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (written, name: string) => String(values[name] ?? written))
