/** Services that refuse texts, or fail at them. */
import { describe, expect, it } from 'vitest'
import { plainTagged } from '../../../content/translation/tagged-text.ts'
import type { Handler } from '../../../testing/fixtures/translations/engine-server.ts'
import {
  answerOf,
  engineServer,
  fail,
  libre,
  textsIn,
  translate,
} from '../../../testing/fixtures/translations/engine-server.ts'
import { chat } from './chat.ts'
import { deepl } from './deepl.ts'
import { EngineBusy, EngineRefused } from './engine.ts'
import { libreTranslate } from './libretranslate.ts'

const server = engineServer()

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
      server.handle = refusing((text) => text === refused)
      const texts = [...'abcdefghij'].map((letter) => `word ${letter}`)
      const answers = await translate(open(server.settings()), texts.map(plainTagged))
      expect(answers.map((answer, at) => ('text' in answer ? answer.text : texts[at]))).toEqual(
        texts.map((text) => (text === refused ? text : text.toUpperCase())),
      )
      expect(answers[texts.indexOf(refused)]).toHaveProperty('problems')
    }
  })

  it('gives up soon if it refuses everything', async () => {
    server.handle = refusing(() => true)
    const texts = Array.from({ length: 20 }, (_, at) => plainTagged(`word ${at}`))
    await expect(translate(open(server.settings()), texts)).rejects.toBeInstanceOf(EngineRefused)
    expect(server.requests.length).toBeLessThanOrEqual(6)
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
    server.handle = failing((text) => ['word c', 'word d'].includes(text))
    const texts = [...'abcdef'].map((letter) => plainTagged(`word ${letter}`))
    const engine = libreTranslate(server.settings())
    expect(await translate(engine, texts)).toEqual([
      ...[{ text: 'WORD A' }, { text: 'WORD B' }],
      ...[{ problems: [failure] }, { problems: [failure] }],
      ...[{ text: 'WORD E' }, { text: 'WORD F' }],
    ])
  })

  it('is left alone if it fails at everything', async () => {
    server.handle = failing(() => false)
    const engine = libreTranslate(server.settings())
    await translate(engine, [plainTagged('word')])
    server.handle = failing(() => true)
    server.requests = []
    const texts = Array.from({ length: 20 }, (_, at) => plainTagged(`word ${at}`))
    await expect(translate(engine, texts)).rejects.toBeInstanceOf(EngineBusy)
    expect(server.requests.length).toBeLessThanOrEqual(15)
  })
})
