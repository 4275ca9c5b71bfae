import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'

afterEach(() => vi.unstubAllGlobals())

/** A document whose copy command fires the event as browsers do, and what was put on its clipboard. */
const stubDocument = (isAllowed: boolean) => {
  const target = new EventTarget()
  const copied: string[] = []
  vi.stubGlobal('document', {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    execCommand: (command: string) => {
      if (!isAllowed || command !== 'copy') return false
      const setData = (_type: string, text: string): void => void copied.push(text)
      target.dispatchEvent(Object.assign(new Event('copy'), { clipboardData: { setData } }))
      return true
    },
  })
  return copied
}

test('copies with the clipboard API', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await copyText('one')).toBe(true)
  expect(writeText).toHaveBeenCalledWith('one')
})

test('copies without the clipboard API', async () => {
  vi.stubGlobal('navigator', {})
  const copied = stubDocument(true)
  expect([await copyText('one'), copied]).toEqual([true, ['one']])
})

test('returns false when the browser refuses to copy', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => Promise.reject(new Error('refused')) } })
  const copied = stubDocument(false)
  expect([await copyText('one'), copied]).toEqual([false, []])
})
