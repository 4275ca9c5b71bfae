/** Merging everything except the page tree: options, documents, files, variables, reusable content. */
import { describe, expect, it } from 'vitest'
import type { Answer } from './conflicts.ts'
import type { RichTextDocument } from '../document/document.ts'
import { emptyDocument } from '../document/document.ts'
import type { MergeDocuments } from './merge-entries.ts'
import { mergeRevisions } from './revision-merge.ts'
import type { Entry, FileEntry, ReusableContentEntry } from '../revision/revision.ts'
import { page, sha256, TreeStore } from '../../testing/generators/revisions.ts'

const documentOf = (text: string): RichTextDocument => ({ ...emptyDocument, data: { text } })
const textOf = (document: RichTextDocument): string => `${document.data['text'] as string}`

/** Words are blocks, by position: equal lengths only. A word that both sides changed is a conflict. */
const mergeWords: MergeDocuments = ({ base, main, change, answers }) => {
  const [b, m, c] = [base, main, change].map((document) => textOf(document).split(' '))
  const conflicts: {
    id: string
    kind: string
    key: string
    base?: unknown
    main?: unknown
    change?: unknown
  }[] = []
  const merged = (m ?? []).map((word, index) => {
    const [old, other] = [b?.[index], c?.[index]]
    if (word === other || other === old) return word
    if (word === old) return other
    const answer = answers.get(`${index}`)
    if (answer?.choice === 'change') return other
    if (answer?.choice === 'both') return answer.first === 'change' ? `${other} ${word}` : `${word} ${other}`
    if (answer === undefined)
      conflicts.push({ id: `${index}`, kind: 'text', key: `k${index}`, base: old, main: word, change: other })
    return word
  })
  return {
    document: documentOf(merged.join(' ')),
    conflicts,
    automatic: [],
    keyMap: new Map([['new', 'old']]),
  }
}

const merge = async (
  base: readonly Entry[],
  main: readonly Entry[],
  change: readonly Entry[],
  answer?: Answer,
) => {
  const store = new TreeStore()
  const loads: string[][] = []
  const input = {
    base: store.write(base),
    main: store.write(main),
    change: store.write(change),
    load: store.load,
    sha256,
    mergeDocuments: mergeWords,
    documents: {
      load: (hashes: readonly string[]) => {
        loads.push([...hashes])
        return Promise.resolve(new Map(hashes.map((hash) => [hash, documentOf(hash)])))
      },
      store: textOf,
    },
  }
  const open = await mergeRevisions(input)
  const answers = new Map(open.conflicts.map(({ id }) => [id, answer ?? ({ choice: 'main' } as const)]))
  const result = answer === undefined ? open : await mergeRevisions({ ...input, answers })
  const entries = await store.entries(store.keep(result))
  const conflicts = result.conflicts.map(({ kind, subject: { id, field, block } }) =>
    [kind, id, field, block].filter((part) => part !== undefined).join(' '),
  )
  return { entries, conflicts, result, loads, open }
}

const A = page('A', 'a0', { document: 'one two three' })

describe('options of a page', () => {
  it('are fields: changes of both sides are combined', async () => {
    const { entries, conflicts } = await merge(
      [A],
      [{ ...A, title: 'M' }],
      [{ ...A, emoji: '🌊', hidden: true }],
    )
    expect(entries).toEqual([{ ...A, title: 'M', emoji: '🌊', hidden: true }])
    expect(conflicts).toEqual([])
  })
  it('conflict when both sides set one option, and main’s applies', async () => {
    const sides = [[A], [{ ...A, title: 'M' }], [{ ...A, title: 'C' }]] as const
    expect((await merge(...sides)).conflicts).toEqual(['field A title'])
    expect((await merge(...sides)).open.conflicts[0]).toMatchObject({ base: 'A', main: 'M', change: 'C' })
    expect((await merge(...sides)).entries).toEqual([{ ...A, title: 'M' }])
    expect((await merge(...sides, { choice: 'change' })).entries).toEqual([{ ...A, title: 'C' }])
    const own = await merge(...sides, { choice: 'edited', value: 'E' })
    expect(own.entries).toEqual([{ ...A, title: 'E' }])
    expect(own.conflicts).toEqual([])
  })
  it('of layout and variables are fields each', async () => {
    const start = { ...A, layout: { cover: true }, variables: { x: 1 } }
    const main = { ...A, layout: { cover: false }, variables: { x: 1, y: 2 } }
    const change = { ...A, layout: { cover: true, title: false }, variables: {} }
    const { entries, conflicts } = await merge([start], [main], [change])
    expect(entries).toEqual([{ ...A, layout: { cover: false, title: false }, variables: { y: 2 } }])
    expect(conflicts).toEqual([])
  })
  it('taken away by one side and changed by the other are a conflict', async () => {
    const { conflicts } = await merge([{ ...A, icon: 'a' }], [A], [{ ...A, icon: 'b' }])
    expect(conflicts).toEqual(['field A icon'])
  })
})

describe('documents', () => {
  const sides = (main: string, change: string) =>
    [[A], [{ ...A, document: main }], [{ ...A, document: change }]] as const

  it('merge inside, in one load, and report the keys that changed', async () => {
    const { entries, conflicts, result, loads } = await merge(...sides('ONE two three', 'one two THREE'))
    expect(entries).toEqual([{ ...A, document: 'ONE two THREE' }])
    expect(conflicts).toEqual([])
    expect(loads).toEqual([['one two three', 'ONE two three', 'one two THREE']])
    expect(result.keyMaps).toEqual(new Map([['A', new Map([['new', 'old']])]]))
  })
  it('conflict by block; answers reach the block that they are about', async () => {
    const both = sides('M two M', 'C two C')
    expect((await merge(...both)).conflicts).toEqual(['block A text k0', 'block A text k2'])
    expect((await merge(...both, { choice: 'change' })).entries).toEqual([{ ...A, document: 'C two C' }])
    const { entries, conflicts } = await merge(...both, { choice: 'both', first: 'change' })
    expect(entries).toEqual([{ ...A, document: 'C M two C M' }])
    expect(conflicts).toEqual([])
  })
  it('whose answered conflict brings up another stay open until that is answered too', async () => {
    const nested: MergeDocuments = ({ main, change, answers }) => {
      const id = answers.has('outer') ? 'inner' : 'outer'
      const done = answers.has('inner')
      const conflicts = done ? [] : [{ id, kind: 'text', key: id }]
      return { document: done ? change : main, conflicts, automatic: [], keyMap: new Map() }
    }
    const store = new TreeStore()
    const [base, main, change] = sides('m', 'c').map((entries) => store.write(entries))
    if (base === undefined || main === undefined || change === undefined) throw new Error('Three sides')
    const documents = {
      load: (hashes: readonly string[]) =>
        Promise.resolve(new Map(hashes.map((hash) => [hash, documentOf(hash)]))),
      store: textOf,
    }
    const answers = new Map<string, Answer>()
    const seen: (string | undefined)[] = []
    for (let round = 0; round < 3; round += 1) {
      const input = {
        base,
        main,
        change,
        load: store.load,
        sha256,
        documents,
        mergeDocuments: nested,
        answers,
      }
      const [conflict] = (await mergeRevisions(input)).conflicts
      seen.push(conflict?.subject.block)
      if (conflict !== undefined) answers.set(conflict.id, { choice: 'change' })
    }
    expect(seen).toEqual(['outer', 'inner', undefined])
  })
  it('without a common base conflict as a whole', async () => {
    const { document: _, ...bare } = A
    const { conflicts } = await merge([bare], [{ ...A, document: 'm' }], [{ ...A, document: 'c' }])
    expect(conflicts).toEqual(['block A'])
  })
  it('are not read when one side left the page alone', async () => {
    expect((await merge([A], [A, page('B', 'a1')], [{ ...A, document: 'new' }])).loads).toEqual([])
  })
})

describe('files', () => {
  const file: FileEntry = {
    kind: 'file',
    id: 'f',
    name: 'a.png',
    contentType: 'image/png',
    size: 1,
    blob: 'b',
  }
  const main = { ...file, blob: 'm', size: 2 }
  const change = { ...file, blob: 'c', size: 3 }

  it('renamed by one and replaced by the other are both', async () => {
    const { entries } = await merge([file], [{ ...file, name: 'z.png' }], [change])
    expect(entries).toEqual([{ ...change, name: 'z.png' }])
  })
  it('replaced by both are a conflict, which may keep both', async () => {
    expect((await merge([file], [main], [change])).conflicts).toEqual(['field f content'])
    const { entries, conflicts } = await merge([file], [main], [change], { choice: 'both' })
    expect(conflicts).toEqual([])
    expect(entries).toHaveLength(2)
    expect(entries).toContainEqual(main)
    expect(entries).toContainEqual({
      ...change,
      id: expect.stringMatching(/^f[0-9a-f]{20}$/),
      name: 'a-2.png',
    })
  })
  it('with one name get a number, the change’s', async () => {
    const { entries, result } = await merge([], [{ ...file, id: 'm' }], [{ ...file, id: 'c' }])
    expect(entries).toContainEqual({ ...file, id: 'c', name: 'a-2.png' })
    expect(result.automatic).toEqual([{ kind: 'file-name', file: 'c', from: 'a.png', to: 'a-2.png' }])
  })
  it('deleted by one and replaced by the other are a conflict', async () => {
    expect(await merge([file], [], [change])).toMatchObject({ conflicts: ['deleted f'], entries: [] })
    expect(await merge([file], [], [change], { choice: 'change' })).toMatchObject({ entries: [change] })
    expect(await merge([file], [main], [], { choice: 'change' })).toMatchObject({ entries: [] })
  })
})

describe('variables, reusable content and kept files', () => {
  const variable = (value: number): Entry => ({ kind: 'variable', id: 'v', value })
  it('variables merge by name', async () => {
    const other: Entry = { kind: 'variable', id: 'w', value: true }
    expect((await merge([], [variable(1)], [other])).entries).toHaveLength(2)
    expect(await merge([variable(1)], [variable(2)], [variable(3)])).toMatchObject({
      conflicts: ['field v'],
      entries: [variable(2)],
    })
    expect((await merge([variable(1)], [variable(2)], [], { choice: 'change' })).entries).toEqual([])
  })
  it('reusable content merges its title and its document', async () => {
    const start: ReusableContentEntry = { kind: 'reusable-content', id: 'r', title: 'R', document: 'a b' }
    const { entries } = await merge(
      [start],
      [{ ...start, title: 'M', document: 'A b' }],
      [{ ...start, document: 'a B' }],
    )
    expect(entries).toEqual([{ ...start, title: 'M', document: 'A B' }])
  })
  it('a kept file changed on both sides keeps main’s version and is reported', async () => {
    const kept = (blob: string): Entry => ({ kind: 'kept-file', id: '.gitbook.yaml', blob })
    const { entries, result } = await merge([kept('b')], [kept('m')], [kept('c')])
    expect(entries).toEqual([kept('m')])
    expect(result.automatic).toEqual([{ kind: 'kept-file', path: '.gitbook.yaml' }])
  })
})

describe('the id of a conflict', () => {
  it('is the same for the same values, and changes with them', async () => {
    const ids = async (title: string) =>
      (await merge([A], [{ ...A, title: 'M', emoji: title }], [{ ...A, title: 'C' }])).open.conflicts.map(
        ({ id }) => id,
      )
    expect(await ids('x')).toEqual(await ids('y'))
    const other = await merge([A], [{ ...A, title: 'N' }], [{ ...A, title: 'C' }])
    expect(other.open.conflicts[0]?.id).not.toBe((await ids('x'))[0])
  })
})
