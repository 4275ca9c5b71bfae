/** Writes `openapi.json` from the contract; the client is then generated from that file (`npm run generate`). */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { openApiText } from './openapi.ts'
import { operations } from './operations.ts'

const root = resolve(import.meta.dirname, '../..')
const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { version: string }
writeFileSync(resolve(root, 'openapi.json'), openApiText(Object.values(operations), version))
