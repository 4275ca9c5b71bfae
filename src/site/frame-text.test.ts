import { describe, expect, test } from 'vitest'
import { look } from '../testing/fixtures/site-views.ts'
import { apiText } from './api-reference/api-text.ts'
import { frameText, languageOf, localeOf } from './frame-text.ts'
import type { Locale } from './frame-text.ts'
import { inLanguage, textLanguage } from './text-language.ts'

const locales: readonly Locale[] = ['de', 'fr', 'es', 'zh', 'zh-tw', 'ja', 'nl', 'no', 'pt-br', 'ru', 'he']
const namesIn = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).toSorted()
/** The interface of a site without a language, for a space in this one. */
const inSpace = (language: string) => inLanguage(look(), language)

describe('interface text', () => {
  test.each(locales)('in %s has the values that the English text has', (locale) => {
    expect(localeOf(locale)).toBe(locale)
    const english = { ...frameText({}), ...apiText('en') }
    const text = { ...frameText({ internationalization: { locale } }), ...apiText(locale) }
    expect(Object.keys(text).toSorted()).toEqual(Object.keys(english).toSorted())
    for (const [key, value] of Object.entries(english))
      expect([key, namesIn(text[key as keyof typeof text])]).toEqual([key, namesIn(value)])
    expect(text.signInUnavailableText).not.toBe(english.signInUnavailableText)
  })

  test('of a space follows its language', () => {
    expect(frameText(inSpace('zh-tw')).search).toBe('搜尋')
    expect(frameText(inSpace('zh')).search).toBe('搜索')
    expect(languageOf(inSpace('zh-tw'))).toBe('zh-TW')
    expect(frameText(inSpace('he')).search).toBe('חיפוש')
    expect(textLanguage('he', inSpace('he'))).toEqual({ language: 'he', direction: 'rtl' })
    expect(frameText(inSpace('et')).search).toBe('Search')
  })
})
