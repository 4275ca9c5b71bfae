/** DeepL against a stand-in that checks what it receives strictly, and misbehaves. */
import { describe, expect, it } from 'vitest'
import {
  deeplServer,
  engineServer,
  fail,
  tagged,
  translate,
} from '../../../testing/fixtures/translations/engine-server.ts'
import { deepl } from './deepl.ts'
import { EngineBusy, EngineExhausted } from './engine.ts'

const server = engineServer()

describe('DeepL', () => {
  it('sends XML with a named version and short instructions', async () => {
    server.handle = deeplServer
    const instructions = `Be polite. ${'x'.repeat(400)}`
    expect(await translate(deepl(server.settings()), [tagged], { instructions, to: 'pt-br' })).toEqual([
      { text: 'Drücke <g id="1">Go</g> now.' },
    ])
    expect(server.requests[0]).toMatchObject({
      target_lang: 'PT-BR',
      source_lang: 'EN',
      tag_handling_version: 'v2',
    })
  })

  it('waits when it is asked to, and goes on', async () => {
    let times = 0
    server.handle = (body, request, response) =>
      (times += 1) < 3
        ? fail(response, times === 1 ? 429 : 529, {}, { 'retry-after': '0' })
        : deeplServer(body, request, response)
    expect(await translate(deepl(server.settings()), [tagged])).toHaveLength(1)
    expect(times).toBe(3)
    server.handle = (_body, _request, response) => fail(response, 429, {}, { 'retry-after': '0' })
    await expect(translate(deepl(server.settings()), [tagged])).rejects.toBeInstanceOf(EngineBusy)
  })

  it('ends when its quota is used up, and halves what is too large', async () => {
    server.handle = (_body, _request, response) => fail(response, 456, {})
    await expect(translate(deepl(server.settings()), [tagged])).rejects.toBeInstanceOf(EngineExhausted)
    server.handle = (body, request, response) =>
      (body['text'] as string[]).length > 1 ? fail(response, 413, {}) : deeplServer(body, request, response)
    expect(await translate(deepl(server.settings()), [tagged, tagged, tagged])).toHaveLength(3)
  })
})
