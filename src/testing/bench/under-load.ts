/** Runs the load program on the second core against an address and reads its result. */
import { join } from 'node:path'
import { runCommand } from '../processes.ts'
import type { LoadResult } from './load.ts'
import { pinned } from './ratio.ts'

export const underLoad = async (
  url: string,
  { connections = 64, seconds = 2, token }: { connections?: number; seconds?: number; token?: string } = {},
): Promise<LoadResult> => {
  const [command = process.execPath, ...args] = [
    ...pinned(1),
    process.execPath,
    join(import.meta.dirname, 'load.ts'),
    url,
    String(connections),
    String(seconds),
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
  ]
  const { code, output } = await runCommand(command, args)
  if (code !== 0) throw new Error(`The load failed:\n${output}`)
  const result = JSON.parse(output.trim().split('\n').at(-1) ?? '') as LoadResult
  if (result.failures > 0) throw new Error(`${result.failures} requests were not answered with 200.`)
  return result
}
