import { expect, it } from 'vitest'
import type { Present } from '../../../client/types.gen.ts'
import { presenceText } from './presence-text.ts'

const edits = (displayName: string): Present => ({
  user: { object: 'user', id: displayName, displayName, email: '', urls: { location: '' } },
  since: '2026-01-01T00:00:00.000Z',
})

it('names people on this page before those on other pages', () => {
  const [mara, noor, ivo] = [edits('Mara Oduya'), edits('Noor'), edits('Ivo')]
  expect(presenceText([], [])).toBe('')
  expect(presenceText([mara], [noor])).toBe('Mara is editing this page')
  expect(presenceText([mara, noor], [])).toBe('Mara and Noor are editing this page')
  expect(presenceText([mara, noor, ivo], [])).toBe('Mara and 2 more are editing this page')
  // One person with two open pages counts once.
  expect(presenceText([], [mara, mara])).toBe('Mara is editing another page')
  expect(presenceText([], [noor, ivo, ivo])).toBe('Noor and Ivo are editing other pages')
})
