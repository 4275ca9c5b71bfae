/** The glossaries that are kept at DeepL. */
import { describe, expect, it } from 'vitest'
import type { Handler } from '../../../testing/fixtures/translations/engine-server.ts'
import {
  deeplServer,
  engineServer,
  fail,
  tagged,
  translate,
} from '../../../testing/fixtures/translations/engine-server.ts'
import { deepl } from './deepl.ts'

const server = engineServer()

interface KeptGlossary {
  readonly glossary_id: string
  readonly name: string
  readonly source_lang: string
  readonly target_lang: string
  readonly entry_count: number
}

/** As DeepL's published description of glossaries: strict about entries, languages and ids. */
const glossaryServer = (kept: KeptGlossary[], most = 100): Handler => {
  let made = 0
  const fields = 'entries entries_format name source_lang target_lang'
  return (body, request, response) => {
    if (request.headers.authorization !== 'DeepL-Auth-Key secret-key') return fail(response, 403, {})
    const { method, url = '' } = request
    if (url === '/v2/translate') {
      const { glossary_id: id, ...rest } = body
      if (id === undefined) return deeplServer(rest, request, response)
      const used = kept.find((one) => one.glossary_id === id)
      if (used === undefined) return fail(response, 404, { message: 'Glossary not found' })
      const languages = [body['source_lang'], String(body['target_lang']).split('-')[0]].map((one) =>
        String(one).toLowerCase(),
      )
      if (languages.join() !== [used.source_lang, used.target_lang].join())
        return fail(response, 400, { message: 'Languages of the glossary do not match' })
      return deeplServer(rest, request, response)
    }
    if (method === 'GET' && url === '/v2/glossaries')
      return { glossaries: kept.map((one) => ({ ...one, ready: true })) }
    if (method === 'DELETE') {
      const at = kept.findIndex((one) => url === `/v2/glossaries/${one.glossary_id}`)
      if (at < 0) return fail(response, 404, {})
      kept.splice(at, 1)
      return void response.writeHead(204).end()
    }
    if (method !== 'POST' || url !== '/v2/glossaries') return fail(response, 404, {})
    if (kept.length >= most) return fail(response, 456, { message: 'Too many glossaries' })
    const { name, source_lang, target_lang, entries, entries_format } = body as Record<string, string>
    const lines = String(entries)
      .split('\n')
      .map((line) => line.split('\t'))
    const isValid =
      Object.keys(body).toSorted().join(' ') === fields &&
      entries_format === 'tsv' &&
      /^[a-z]{2}$/.test(source_lang ?? '') &&
      /^[a-z]{2}$/.test(target_lang ?? '') &&
      lines.every(
        (cells) => cells.length === 2 && cells.every((cell) => cell !== '' && cell === cell.trim()),
      ) &&
      new Set(lines.map(([source]) => source)).size === lines.length
    if (!isValid || name === undefined || name.length > 1024)
      return fail(response, 400, { message: 'Bad glossary' })
    const glossary = {
      ...{ glossary_id: `g${(made += 1)}`, name, source_lang: source_lang ?? '' },
      ...{ target_lang: target_lang ?? '', entry_count: lines.length },
    }
    kept.push(glossary)
    return void response
      .writeHead(201, { 'content-type': 'application/json' })
      .end(JSON.stringify({ ...glossary, ready: true, creation_time: '2026-01-01T00:00:00Z' }))
  }
}

describe('glossaries of DeepL', () => {
  const terms = [
    ['space', 'Bereich'],
    ['  change\trequest ', 'Änderungsantrag'],
    ['space', 'Raum'],
    ['Recto', 'Recto'],
  ] as const
  const used = () => server.requests.filter((one) => 'text' in one).map((one) => one['glossary_id'])

  it('makes one for a content, and finds it again in the next run', async () => {
    const kept: KeptGlossary[] = []
    server.handle = glossaryServer(kept)
    const engine = deepl(server.settings())
    await translate(engine, [tagged], { glossary: terms, to: 'pt-br' })
    await translate(engine, [tagged], { glossary: terms, to: 'pt-br' })
    await translate(deepl(server.settings()), [tagged], {
      glossary: [terms[3], terms[0], terms[1]],
      to: 'pt-br',
    })
    expect(kept).toMatchObject([{ source_lang: 'en', target_lang: 'pt', entry_count: 3 }])
    await translate(deepl(server.settings()), [tagged], { glossary: terms, to: 'pt-br' })
    expect(used().at(-1)).toBe(kept[0]?.glossary_id)
    expect(server.requests.filter((one) => 'entries' in one)[0]).toMatchObject({
      entries: 'Recto\tRecto\nchange request\tÄnderungsantrag\nspace\tBereich',
    })
  })

  it('replaces the one of a former content, and leaves those of others alone', async () => {
    const other = { source_lang: 'en', target_lang: 'de', entry_count: 1 }
    const kept: KeptGlossary[] = [
      { glossary_id: 'mine', name: 'Our terms', ...other },
      { glossary_id: 'theirs', name: `Recto engine2 en>de ${'a'.repeat(32)}`, ...other },
      { glossary_id: 'old', name: `Recto engine1 en>de ${'b'.repeat(32)}`, ...other },
    ]
    server.handle = glossaryServer(kept)
    await translate(deepl(server.settings()), [tagged], { glossary: terms })
    expect(kept.map(({ glossary_id }) => glossary_id)).toEqual(['mine', 'theirs', 'g1'])
    expect(used()).toEqual(['g1'])
  })

  it('makes it again when it is gone, and does without one where DeepL refuses it', async () => {
    const kept: KeptGlossary[] = []
    server.handle = glossaryServer(kept)
    const engine = deepl(server.settings())
    await translate(engine, [tagged], { glossary: terms })
    kept.length = 0
    expect(await translate(engine, [tagged], { glossary: terms })).toEqual([
      { text: 'Drücke <g id="1">Go</g> now.' },
    ])
    expect(used()).toEqual(['g1', 'g1', 'g2'])

    server.requests = []
    server.handle = glossaryServer([], 0)
    await translate(deepl(server.settings()), [tagged], { glossary: terms })
    await translate(deepl(server.settings()), [tagged], { glossary: [] })
    expect(used()).toEqual([undefined, undefined])
  })
})
