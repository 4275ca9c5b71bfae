/** LibreTranslate against a stand-in that checks what it receives strictly, and misbehaves. */
import { describe, expect, it } from 'vitest'
import { plainTagged } from '../../../content/translation/tagged-text.ts'
import {
  engineServer,
  libre,
  tagged,
  translate,
} from '../../../testing/fixtures/translations/engine-server.ts'
import { EngineRefused } from './engine.ts'
import { libreTranslate } from './libretranslate.ts'

const server = engineServer()

describe('LibreTranslate', () => {
  it('sends HTML and reads it back', async () => {
    server.handle = libre((text) => text.replace('Press', 'Drücke').replace('Go', 'Los'))
    expect(await translate(libreTranslate(server.settings()), [tagged])).toEqual([
      { text: 'Drücke <g id="1">Los</g> now.' },
    ])
    expect(server.requests[0]).toMatchObject({ source: 'en', target: 'de', format: 'html' })
  })

  it('halves what the server finds too large', async () => {
    server.handle = libre((text) => `${text}!`, 2)
    const texts = ['a', 'b', 'c', 'd', 'e'].map(plainTagged)
    expect(await translate(libreTranslate(server.settings()), texts)).toEqual(
      ['a!', 'b!', 'c!', 'd!', 'e!'].map((text) => ({ text })),
    )
    expect(Math.max(...server.requests.slice(-3).map(({ q }) => (q as string[]).length))).toBe(2)
  })

  it('translates run by run what loses its tags', async () => {
    server.handle = libre((text) => text.replaceAll(/<[^>]*>/g, '').toUpperCase())
    expect(await translate(libreTranslate(server.settings()), [tagged])).toEqual([
      { text: 'PRESS <g id="1">GO</g> NOW.' },
    ])
    expect(server.requests).toHaveLength(3)
  })

  it('takes no script, no markup of its own, and nothing huge', async () => {
    for (const answer of [
      '<script>alert(1)</script>',
      '<span id="1" onclick="x()">Go</span>',
      '<img src=x onerror=alert(1)>',
      'word '.repeat(10_000),
    ]) {
      server.handle = libre(() => answer)
      const [text] = await translate(libreTranslate(server.settings()), [plainTagged('Go')])
      expect(text).toHaveProperty('problems')
    }
    server.handle = (_body, _request, response) => void response.end('x'.repeat(11 * 1024 * 1024))
    await expect(translate(libreTranslate(server.settings()), [tagged])).rejects.toBeInstanceOf(EngineRefused)
    server.handle = (_body, _request, response) => void response.end('<html>Sign in</html>')
    await expect(translate(libreTranslate(server.settings()), [tagged])).rejects.toThrow(
      /did not answer with JSON/,
    )
  })

  it('says why it cannot be used', async () => {
    server.handle = libre((text) => text)
    await expect(translate(libreTranslate(server.settings({ key: 'wrong' })), [tagged])).rejects.toThrow(
      'The translation service refused the key. It says: Invalid API key',
    )
    const closed = libreTranslate({ ...server.settings(), ctx: {} })
    await expect(translate(closed, [tagged])).rejects.toBeInstanceOf(EngineRefused)
  })
})
