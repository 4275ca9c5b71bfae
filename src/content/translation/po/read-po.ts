import type { ReadFile } from '../exchange-file.ts'

export const readPo = (_text: string): ReadFile => {
  throw new Error('to follow')
}
