const names = new Intl.DisplayNames(['en'], { type: 'language' })

/** `German`; codes unknown to the browser are returned as they are. */
export const languageName = (code: string): string => names.of(code) ?? code

const rightToLeft = new Set(['ar', 'he'])

/** The direction in which a language is written. */
export const languageDirection = (code: string): 'ltr' | 'rtl' => (rightToLeft.has(code) ? 'rtl' : 'ltr')
