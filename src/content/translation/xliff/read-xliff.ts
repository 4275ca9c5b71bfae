import type { ReadFile } from '../exchange-file.ts'

/** Reads XLIFF 2.0 and 2.1. */
export const readXliff = (_text: string): ReadFile => {
  throw new Error('to follow')
}
