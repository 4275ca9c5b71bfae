/** Highlights code in a separate thread: grammars are slow, and a page must not wait for another page's code. */
import { parentPort } from 'node:worker_threads'
import { colouredLines } from '../../../site/body/highlight-code.ts'

parentPort?.on('message', ({ id, syntax, text }: { id: number; syntax: string; text: string }) => {
  void colouredLines(syntax, text).then((lines) => parentPort?.postMessage({ id, lines }))
})
