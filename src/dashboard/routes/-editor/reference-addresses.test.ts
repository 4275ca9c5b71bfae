import { afterEach, describe, expect, it, vi } from 'vitest'
import { referenceAddresses, referenceAtAddress } from './reference-addresses.ts'

const page = {
  id: 'p1',
  type: 'document',
  title: 'Start',
  path: 'start',
  pages: [],
} as unknown as Parameters<typeof referenceAtAddress>[0]['placedPages'][number]['page']
const placedPages = [{ page, above: [], siblings: [page] }]

describe('dashboard URLs', () => {
  afterEach(() => void vi.unstubAllGlobals())
  const read = (address: string) => {
    vi.stubGlobal('window', { location: { origin: 'https://docs.example.org' } })
    return referenceAtAddress({ organization: 'o1', space: 's1', placedPages })(
      `https://docs.example.org${address}`,
    )
  }

  it('become references to their pages', () => {
    const start = { ref: { kind: 'page', page: 'p1' }, title: 'Start' }
    expect(read('/o/o1/s/s1/p/p1')).toEqual(start)
    expect(read('/o/o1/s/s1/p/p1?rev=r')).toEqual(start)
    expect(read('/o/o1/s/s1/changes/3/edit/p1#b-key')).toEqual(start)
    expect(read('/o/o1/s/s1/p/p1#part%20two')).toEqual({
      ref: { kind: 'anchor', anchor: 'part two', page: 'p1' },
      title: 'Start',
    })
    expect(read('/o/o1/s/s1/p/p1#100%')?.ref).toMatchObject({ anchor: '100%' })
    expect(read('/o/o1/s/s2/p/p9')?.ref).toEqual({ kind: 'page', page: 'p9', space: 's2' })
  })

  it('stay as they are if their target is unknown', () => {
    for (const other of ['/o/o1/s/s1/p/gone', '/o/o2/s/s1/p/p1', '/o/o1/s/s1', '/', '/o/o1/s/s1/files'])
      expect(read(other)).toBeUndefined()
    vi.stubGlobal('window', { location: { origin: 'https://other.example.org' } })
    const at = referenceAtAddress({ organization: 'o1', space: 's1', placedPages })
    expect(at('https://docs.example.org/o/o1/s/s1/p/p1')).toBeUndefined()
    expect(at('no address')).toBeUndefined()
  })

  it('lead to the editor of the change request and to other spaces, and never to unsafe URLs', () => {
    const to = referenceAddresses({ organization: 'o1', space: 's1', number: 3, files: [] })
    expect(to({ kind: 'page', page: 'p1' })).toBe('/o/o1/s/s1/changes/3/edit/p1')
    expect(to({ kind: 'anchor', anchor: 'a b', page: 'p2', space: 's2' })).toBe('/o/o1/s/s2/p/p2#a%20b')
    expect(to({ kind: 'space', space: 's2' })).toBe('/o/o1/s/s2')
    expect(to({ kind: 'url', url: 'https://example.org' })).toBe('https://example.org')
    expect(to({ kind: 'url', url: 'javascript:alert(1)' })).toBeUndefined()
    expect(to({ kind: 'file', file: 'gone' })).toBeUndefined()
  })
})
