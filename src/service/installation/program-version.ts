import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The version of this program, from its package. */
export const programVersion = (): string => {
  const text = readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
