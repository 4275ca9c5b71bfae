/**
 * Three-way merge of stored documents over their lines, without reading the blocks. It decides only what is plain:
 * the same blocks in the same order on all three sides, each touched by one side at most, or alike by both. Then the
 * line of the side that touched it stands. Everything else is left to `block-merge.ts`, which gives the same bytes.
 */

import { schemaVersion } from './document.ts'

const decoder = new TextDecoder('utf-8', { fatal: true })
const encoder = new TextEncoder()

/** The key of the block of a line, with the name before it; empty for a block without one. */
const keyOf = (line: string): string =>
  line.startsWith('{"key":"') ? line.slice(0, line.indexOf('"', 8) + 1) : ''

const count = (text: string, part: string): number => text.split(part).length - 1

/** Types whose blocks carry no key (`carriesKey`). */
const keylessTypes = ['code-line', 'list-ordered', 'list-unordered', 'list-tasks']

/**
 * Whether every block that can be pointed at has its key, so that a merge gives none new ones. Quotation marks inside
 * of texts are escaped in the stored form: what is counted stands nowhere else.
 */
const allKeyed = (text: string): boolean => {
  const keyless = keylessTypes.reduce((sum, type) => sum + count(text, `"type":"${type}"`), 0)
  return count(text, '"object":"block"') === count(text, '{"key":"') + keyless
}

/**
 * The canonical bytes of the merge, or undefined where it takes more than lines to tell. Precondition: all three are
 * canonical bytes (`canonicalBytes`); those of an older schema version are left to be upgraded.
 */
export const mergeCanonicalLines = (
  base: Uint8Array,
  main: Uint8Array,
  change: Uint8Array,
): Uint8Array | undefined => {
  const [o, m, c] = [base, main, change].map((bytes) => decoder.decode(bytes).split('\n'))
  if (o === undefined || m === undefined || c === undefined) return undefined
  if (o.length !== m.length || o.length !== c.length) return undefined
  if (o[0] !== m[0] || o[0] !== c[0] || !o[0]?.includes(`"schemaVersion":${schemaVersion}`)) return undefined
  const lines: string[] = []
  const keys = new Set<string>()
  for (let at = 0; at < o.length; at += 1) {
    const [line = '', ofMain = '', ofChange = ''] = [o[at], m[at], c[at]]
    const key = keyOf(line)
    if (key === '' ? at > 0 && line !== '' && !sameLine(line, ofMain, ofChange) : keys.has(key))
      return undefined
    if (key !== '') keys.add(key)
    if (keyOf(ofMain) !== key || keyOf(ofChange) !== key) return undefined
    if (ofMain === ofChange || ofChange === line) lines.push(ofMain)
    else if (ofMain === line) lines.push(ofChange)
    else return undefined
  }
  const text = lines.join('\n')
  return allKeyed(text) ? encoder.encode(text) : undefined
}

/** Blocks without a key are only taken as they stand on all sides: which is which is a question of likeness. */
const sameLine = (base: string, main: string, change: string): boolean => base === main && base === change
