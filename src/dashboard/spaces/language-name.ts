const names = new Intl.DisplayNames(['en'], { type: 'language' })

/** `German`; codes unknown to the browser are returned as they are. */
export const languageName = (code: string): string => names.of(code) ?? code
