/** Engines against stand-ins that check what they receive strictly, and misbehave. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Mark } from '../../../content/document/document.ts'
import type { Tagged } from '../../../content/translation/tagged-text.ts'
import { plainTagged } from '../../../content/translation/tagged-text.ts'
import { rulesOfList } from '../../http/guarded-fetch.ts'
import { chat } from './chat.ts'
import { deepl } from './deepl.ts'
import type { Engine } from './engine.ts'
import { EngineBusy, EngineExhausted, EngineRefused } from './engine.ts'
import { libreTranslate } from './libretranslate.ts'
import { translateTexts } from './translate-texts.ts'

type Json = Readonly<Record<string, unknown>>
type Handler = (body: Json, request: IncomingMessage, response: ServerResponse) => unknown

let server: Server
let port: number
let requests: Json[]
let handle: Handler

beforeEach(async () => {
  requests = []
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      const body = (text === '' ? {} : JSON.parse(text)) as Json
      requests.push(text === '' ? { method: request.method, url: request.url } : body)
      const answer = handle(body, request, response)
      if (!response.writableEnded)
        response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const settings = (more: object = {}) => ({
  ctx: { outgoing: rulesOfList([`127.0.0.1:${port}`]) },
  ...{ url: `http://127.0.0.1:${port}`, key: 'secret-key', model: 'small', id: 'engine1', ...more },
})
const languages = (more: object = {}) => ({
  ...{ from: 'en', to: 'de', instructions: '', glossary: [], signal: AbortSignal.timeout(20_000), ...more },
})
const bold: Mark = { object: 'mark', type: 'bold' }
const tagged: Tagged = {
  text: 'Press <g id="1">Go</g> now.',
  tags: [{ id: 1, kind: 'wrap', type: 'bold', label: 'Bold', restores: bold }],
}
const translate = (engine: Engine, texts: readonly Tagged[], more: object = {}) =>
  translateTexts(
    engine,
    texts.map((one) => ({ tagged: one, terms: [] })),
    languages(more),
  )
const fail = (response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) =>
  void response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify(body))

/** As LibreTranslate's app: refuses what it does not know. */
const libre =
  (translated: (text: string) => string, most = 100): Handler =>
  (body, request, response) => {
    const known = ['q', 'source', 'target', 'format', 'api_key']
    const { q, format } = body
    if (request.method !== 'POST' || request.url !== '/translate') return fail(response, 404, { error: 'No' })
    if (!Array.isArray(q) || format !== 'html' || Object.keys(body).some((name) => !known.includes(name)))
      return fail(response, 400, { error: 'Invalid request' })
    if (body['api_key'] !== 'secret-key') return fail(response, 403, { error: 'Invalid API key' })
    if (q.length > most) return fail(response, 400, { error: 'Invalid request: batch limit exceeded' })
    return { translatedText: q.map((text) => translated(String(text))) }
  }

describe('LibreTranslate', () => {
  it('sends HTML and reads it back', async () => {
    handle = libre((text) => text.replace('Press', 'Drücke').replace('Go', 'Los'))
    expect(await translate(libreTranslate(settings()), [tagged])).toEqual([
      { text: 'Drücke <g id="1">Los</g> now.' },
    ])
    expect(requests[0]).toMatchObject({ source: 'en', target: 'de', format: 'html' })
  })

  it('halves what the server finds too large', async () => {
    handle = libre((text) => `${text}!`, 2)
    const texts = ['a', 'b', 'c', 'd', 'e'].map(plainTagged)
    expect(await translate(libreTranslate(settings()), texts)).toEqual(
      ['a!', 'b!', 'c!', 'd!', 'e!'].map((text) => ({ text })),
    )
    expect(Math.max(...requests.slice(-3).map(({ q }) => (q as string[]).length))).toBe(2)
  })

  it('translates run by run what loses its tags', async () => {
    handle = libre((text) => text.replaceAll(/<[^>]*>/g, '').toUpperCase())
    expect(await translate(libreTranslate(settings()), [tagged])).toEqual([
      { text: 'PRESS <g id="1">GO</g> NOW.' },
    ])
    expect(requests).toHaveLength(3)
  })

  it('takes no script, no markup of its own, and nothing huge', async () => {
    for (const answer of [
      '<script>alert(1)</script>',
      '<span id="1" onclick="x()">Go</span>',
      '<img src=x onerror=alert(1)>',
      'word '.repeat(10_000),
    ]) {
      handle = libre(() => answer)
      const [text] = await translate(libreTranslate(settings()), [plainTagged('Go')])
      expect(text).toHaveProperty('problems')
    }
    handle = (_body, _request, response) => void response.end('x'.repeat(11 * 1024 * 1024))
    await expect(translate(libreTranslate(settings()), [tagged])).rejects.toBeInstanceOf(EngineRefused)
    handle = (_body, _request, response) => void response.end('<html>Sign in</html>')
    await expect(translate(libreTranslate(settings()), [tagged])).rejects.toThrow(/did not answer with JSON/)
  })

  it('says why it cannot be used', async () => {
    handle = libre((text) => text)
    await expect(translate(libreTranslate(settings({ key: 'wrong' })), [tagged])).rejects.toThrow(
      'The translation service refused the key. It says: Invalid API key',
    )
    const closed = libreTranslate({ ...settings(), ctx: {} })
    await expect(translate(closed, [tagged])).rejects.toBeInstanceOf(EngineRefused)
  })
})

/** As DeepL's published description of the API. */
const deeplServer: Handler = (body, request, response) => {
  const known = ['text', 'source_lang', 'target_lang', 'tag_handling', 'tag_handling_version', 'ignore_tags']
  const { text, tag_handling: handling, custom_instructions: custom = [] } = body
  if (request.headers.authorization !== 'DeepL-Auth-Key secret-key') return fail(response, 403, {})
  const unknown = Object.keys(body).filter((name) => ![...known, 'custom_instructions'].includes(name))
  const isValid =
    request.url === '/v2/translate' && unknown.length === 0 && handling === 'xml' && Array.isArray(text)
  if (!isValid || (custom as string[]).some((one) => one.length > 300))
    return fail(response, 400, { message: 'Bad' })
  if (text.length > 50) return fail(response, 413, {})
  return {
    translations: text.map((one) => ({
      detected_source_language: 'EN',
      text: String(one).replace('Press', 'Drücke'),
    })),
  }
}

describe('DeepL', () => {
  it('sends XML with a named version and short instructions', async () => {
    handle = deeplServer
    const instructions = `Be polite. ${'x'.repeat(400)}`
    expect(await translate(deepl(settings()), [tagged], { instructions, to: 'pt-br' })).toEqual([
      { text: 'Drücke <g id="1">Go</g> now.' },
    ])
    expect(requests[0]).toMatchObject({ target_lang: 'PT-BR', source_lang: 'EN', tag_handling_version: 'v2' })
  })

  it('waits when it is asked to, and goes on', async () => {
    let times = 0
    handle = (body, request, response) =>
      (times += 1) < 3
        ? fail(response, times === 1 ? 429 : 529, {}, { 'retry-after': '0' })
        : deeplServer(body, request, response)
    expect(await translate(deepl(settings()), [tagged])).toHaveLength(1)
    expect(times).toBe(3)
    handle = (_body, _request, response) => fail(response, 429, {}, { 'retry-after': '0' })
    await expect(translate(deepl(settings()), [tagged])).rejects.toBeInstanceOf(EngineBusy)
  })

  it('ends when its quota is used up, and halves what is too large', async () => {
    handle = (_body, _request, response) => fail(response, 456, {})
    await expect(translate(deepl(settings()), [tagged])).rejects.toBeInstanceOf(EngineExhausted)
    handle = (body, request, response) =>
      (body['text'] as string[]).length > 1 ? fail(response, 413, {}) : deeplServer(body, request, response)
    expect(await translate(deepl(settings()), [tagged, tagged, tagged])).toHaveLength(3)
  })
})

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
  const used = () => requests.filter((one) => 'text' in one).map((one) => one['glossary_id'])

  it('makes one for a content, and finds it again in the next run', async () => {
    const kept: KeptGlossary[] = []
    handle = glossaryServer(kept)
    const engine = deepl(settings())
    await translate(engine, [tagged], { glossary: terms, to: 'pt-br' })
    await translate(engine, [tagged], { glossary: terms, to: 'pt-br' })
    await translate(deepl(settings()), [tagged], { glossary: [terms[3], terms[0], terms[1]], to: 'pt-br' })
    expect(kept).toMatchObject([{ source_lang: 'en', target_lang: 'pt', entry_count: 3 }])
    await translate(deepl(settings()), [tagged], { glossary: terms, to: 'pt-br' })
    expect(used().at(-1)).toBe(kept[0]?.glossary_id)
    expect(requests.filter((one) => 'entries' in one)[0]).toMatchObject({
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
    handle = glossaryServer(kept)
    await translate(deepl(settings()), [tagged], { glossary: terms })
    expect(kept.map(({ glossary_id }) => glossary_id)).toEqual(['mine', 'theirs', 'g1'])
    expect(used()).toEqual(['g1'])
  })

  it('makes it again when it is gone, and does without one where DeepL refuses it', async () => {
    const kept: KeptGlossary[] = []
    handle = glossaryServer(kept)
    const engine = deepl(settings())
    await translate(engine, [tagged], { glossary: terms })
    kept.length = 0
    expect(await translate(engine, [tagged], { glossary: terms })).toEqual([
      { text: 'Drücke <g id="1">Go</g> now.' },
    ])
    expect(used()).toEqual(['g1', 'g1', 'g2'])

    requests = []
    handle = glossaryServer([], 0)
    await translate(deepl(settings()), [tagged], { glossary: terms })
    await translate(deepl(settings()), [tagged], { glossary: [] })
    expect(used()).toEqual([undefined, undefined])
  })
})

const chatAnswer = (units: readonly object[], more: object = {}, before = '') => ({
  choices: [{ finish_reason: 'stop', message: { content: before + JSON.stringify({ units }) }, ...more }],
})
const unitsIn = ({ messages }: Json) => {
  const [, user] = messages as { content: string }[]
  return (JSON.parse(user?.content ?? '') as { units: { id: string; text: string }[] }).units
}

describe('chat', () => {
  it('sends units as data and asks once more for those that are missing', async () => {
    handle = (body) =>
      chatAnswer(
        unitsIn(body)
          .slice(0, 1)
          .map(({ id, text }) => ({ id, text: `${text}!` })),
      )
    const texts = [plainTagged('One'), plainTagged('Two')]
    expect(await translate(chat(settings()), texts)).toEqual([{ text: 'One!' }, { text: 'Two!' }])
    expect(requests).toHaveLength(2)
    expect(requests[0]).toMatchObject({
      model: 'small',
      temperature: 0,
      response_format: { type: 'json_schema' },
    })
  })

  it('does without a schema where the service does not know it', async () => {
    handle = (body, _request, response) =>
      'response_format' in body
        ? fail(response, 400, { error: { message: 'Unknown field' } })
        : chatAnswer(unitsIn(body), {}, 'Here you are:\n```json\n')
    const engine = chat(settings())
    expect(await translate(engine, [tagged])).toEqual([{ text: tagged.text }])
    await translate(engine, [tagged])
    expect(requests).toHaveLength(3)
  })

  it('halves an answer that was cut off', async () => {
    handle = (body) => {
      const units = unitsIn(body)
      return chatAnswer(units, units.length > 1 ? { finish_reason: 'length' } : {})
    }
    expect(await translate(chat(settings()), [plainTagged('One'), plainTagged('Two')])).toHaveLength(2)
  })
})

/** Texts of a request of any engine. */
const textsIn = (body: Json): readonly string[] => {
  const { q, text, messages } = body as { q?: string[]; text?: string[]; messages?: { content: string }[] }
  const content = messages?.[1]?.content
  return (
    q ?? text ?? (JSON.parse(content ?? '') as { units: Json[] }).units.map((unit) => String(unit['text']))
  )
}

const answerOf = (body: Json, texts: readonly string[]) => {
  const upper = texts.map((text) => text.toUpperCase())
  if ('q' in body) return { translatedText: upper }
  if ('text' in body) return { translations: upper.map((text) => ({ text })) }
  const units = upper.map((text, at) => ({ id: String(at + 1), text }))
  return { choices: [{ finish_reason: 'stop', message: { content: JSON.stringify({ units }) } }] }
}

describe.each([
  ['LibreTranslate', libreTranslate],
  ['DeepL', deepl],
  ['chat', chat],
])('%s, where a request is refused', (_name, open) => {
  const refusing =
    (isRefused: (text: string) => boolean): Handler =>
    (body, _request, response) =>
      textsIn(body).some(isRefused)
        ? fail(response, 400, { error: { message: 'Not this' }, message: 'Not this' })
        : answerOf(body, textsIn(body))

  it('leaves out the text that it is refused for, and translates the others', async () => {
    for (const refused of ['word a', 'word e', 'word j']) {
      handle = refusing((text) => text === refused)
      const texts = [...'abcdefghij'].map((letter) => `word ${letter}`)
      const answers = await translate(open(settings()), texts.map(plainTagged))
      expect(answers.map((answer, at) => ('text' in answer ? answer.text : texts[at]))).toEqual(
        texts.map((text) => (text === refused ? text : text.toUpperCase())),
      )
      expect(answers[texts.indexOf(refused)]).toHaveProperty('problems')
    }
  })

  it('gives up soon if it refuses everything', async () => {
    handle = refusing(() => true)
    const texts = Array.from({ length: 20 }, (_, at) => plainTagged(`word ${at}`))
    await expect(translate(open(settings()), texts)).rejects.toBeInstanceOf(EngineRefused)
    expect(requests.length).toBeLessThanOrEqual(6)
  })
})

describe('a service that fails', () => {
  const failing = (isFatal: (text: string) => boolean): Handler => {
    const answers = libre((text) => text.toUpperCase())
    return (body, request, response) =>
      textsIn(body).some(isFatal)
        ? fail(response, 500, { error: 'Cannot translate text' }, { 'retry-after': '0' })
        : answers(body, request, response)
  }

  it('costs the texts that it fails at, and no other', async () => {
    const failure = 'The translation service failed. It says: Cannot translate text'
    handle = failing((text) => ['word c', 'word d'].includes(text))
    const texts = [...'abcdef'].map((letter) => plainTagged(`word ${letter}`))
    const engine = libreTranslate(settings())
    expect(await translate(engine, texts)).toEqual([
      ...[{ text: 'WORD A' }, { text: 'WORD B' }],
      ...[{ problems: [failure] }, { problems: [failure] }],
      ...[{ text: 'WORD E' }, { text: 'WORD F' }],
    ])
  })

  it('is left alone if it fails at everything', async () => {
    handle = failing(() => false)
    const engine = libreTranslate(settings())
    await translate(engine, [plainTagged('word')])
    handle = failing(() => true)
    requests = []
    const texts = Array.from({ length: 20 }, (_, at) => plainTagged(`word ${at}`))
    await expect(translate(engine, texts)).rejects.toBeInstanceOf(EngineBusy)
    expect(requests.length).toBeLessThanOrEqual(15)
  })
})

describe('a chat endpoint that filters', () => {
  it('leaves out what the filter stops', async () => {
    handle = (body) => {
      const texts = textsIn(body)
      return texts.includes('kill the process')
        ? { choices: [{ finish_reason: 'content_filter', message: { content: null } }] }
        : answerOf(body, texts)
    }
    const engine = chat(settings())
    const texts = ['one', 'two', 'kill the process', 'four'].map(plainTagged)
    expect(await translate(engine, texts)).toEqual([
      { text: 'ONE' },
      { text: 'TWO' },
      { problems: [expect.stringContaining('refused') as string] },
      { text: 'FOUR' },
    ])
  })

  it('keeps asking for a schema where that is not what is refused', async () => {
    handle = (body, _request, response) =>
      textsIn(body).includes('bad') ? fail(response, 400, { error: 'No' }) : answerOf(body, textsIn(body))
    const engine = chat(settings())
    await translate(engine, ['one', 'bad', 'three'].map(plainTagged))
    await translate(engine, [plainTagged('four')])
    expect(requests.at(-1)).toHaveProperty('response_format')
  })
})
