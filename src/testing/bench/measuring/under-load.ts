/** Runs the load program for a URL on the second core and reads its result. */
import { join } from 'node:path'
import { runCommand } from '../../processes/programs.ts'
import type { LoadResult } from './load.ts'
import { pinned } from './measurement.ts'

export interface LoadOptions {
  readonly connections?: number
  readonly seconds?: number
  /** JSON to post; without it, GET requests are sent. */
  readonly body?: string
  readonly token?: string
}

export const underLoad = async (
  url: string,
  { connections = 64, seconds = 2, body = '', token }: LoadOptions = {},
): Promise<LoadResult> => {
  const [command = process.execPath, ...args] = [
    ...pinned(1),
    process.execPath,
    join(import.meta.dirname, 'load.ts'),
    url,
    String(connections),
    String(seconds),
    body,
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
  ]
  const { code, output } = await runCommand(command, args)
  if (code !== 0) throw new Error(`The load failed:\n${output}`)
  const result = JSON.parse(output.trim().split('\n').at(-1) ?? '') as LoadResult
  if (result.failures > 0) throw new Error(`${result.failures} requests were not answered with success.`)
  return result
}
