import type { CodeRuns } from '../../../content/render/code-runs.ts'
import type { HighlightJob, HighlightResult } from './highlight-worker.ts'

export interface Highlighter {
  /** The lines of a text as runs of one class; undefined where it cannot be colored. */
  readonly highlight: (syntax: string, text: string) => Promise<readonly CodeRuns[] | undefined>
  readonly stop: () => void
}

/** Colors code in a worker, which starts with the first code. */
export const workerHighlighter = (): Highlighter => {
  let worker: Worker | undefined
  let last = 0
  const waiting = new Map<number, (lines: HighlightResult['lines']) => void>()
  const settle = (id: number, lines: HighlightResult['lines']): void => {
    waiting.get(id)?.(lines)
    waiting.delete(id)
  }
  const started = (): Worker => {
    if (worker !== undefined) return worker
    worker = new Worker(new URL('./highlight-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<HighlightResult>) =>
      settle(data.id, data.lines),
    )
    // It could not be loaded, for example without a connection.
    worker.addEventListener('error', () => {
      for (const id of waiting.keys()) settle(id, undefined)
    })
    return worker
  }
  return {
    highlight: (syntax, text) =>
      new Promise((resolve) => {
        last += 1
        waiting.set(last, resolve)
        started().postMessage({ id: last, syntax, text } satisfies HighlightJob)
      }),
    stop: () => worker?.terminate(),
  }
}
