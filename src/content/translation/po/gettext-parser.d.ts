/** What Recto uses of gettext-parser 10, which has no types of its own. */
declare module 'gettext-parser' {
  export interface PoEntry {
    msgctxt?: string
    msgid: string
    msgid_plural?: string
    msgstr?: string[]
    comments?: {
      translator?: string
      extracted?: string
      reference?: string
      flag?: string
      previous?: string
    }
  }
  export interface PoTable {
    charset?: string
    headers?: Record<string, string>
    translations: Record<string, Record<string, PoEntry>>
  }
  export const po: {
    /** Throws a SyntaxError with `lineNumber` for what is not PO. */
    parse(text: string, options: { validation: boolean }): PoTable
    compile(table: PoTable, options: { foldLength: number }): Uint8Array
  }
}
