/**
 * Writes `openapi.json` and the table of stale operations from the contract; the client is then generated from
 * `openapi.json` (`npm run generate`).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { openApiText } from './openapi.ts'
import { operations } from './operations.ts'
import { staleOperationsText } from './stale-operations.ts'

const root = resolve(import.meta.dirname, '../..')
const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { version: string }
const list = Object.values(operations)
writeFileSync(resolve(root, 'openapi.json'), openApiText(list, version))
writeFileSync(resolve(import.meta.dirname, 'stale-operations.gen.ts'), staleOperationsText(list))
