/** Chat endpoints as translation engines. */
import { describe, expect, it } from 'vitest'
import { plainTagged } from '../../../content/translation/tagged-text.ts'
import type { Json } from '../../../testing/fixtures/translations/engine-server.ts'
import {
  answerOf,
  engineServer,
  fail,
  tagged,
  textsIn,
  translate,
} from '../../../testing/fixtures/translations/engine-server.ts'
import { chat } from './chat.ts'

const server = engineServer()

const chatAnswer = (units: readonly object[], more: object = {}, before = '') => ({
  choices: [{ finish_reason: 'stop', message: { content: before + JSON.stringify({ units }) }, ...more }],
})
const unitsIn = ({ messages }: Json) => {
  const [, user] = messages as { content: string }[]
  return (JSON.parse(user?.content ?? '') as { units: { id: string; text: string }[] }).units
}

describe('chat', () => {
  it('sends units as data and asks once more for those that are missing', async () => {
    server.handle = (body) =>
      chatAnswer(
        unitsIn(body)
          .slice(0, 1)
          .map(({ id, text }) => ({ id, text: `${text}!` })),
      )
    const texts = [plainTagged('One'), plainTagged('Two')]
    expect(await translate(chat(server.settings()), texts)).toEqual([{ text: 'One!' }, { text: 'Two!' }])
    expect(server.requests).toHaveLength(2)
    expect(server.requests[0]).toMatchObject({
      model: 'small',
      temperature: 0,
      response_format: { type: 'json_schema' },
    })
  })

  it('does without a schema where the service does not know it', async () => {
    server.handle = (body, _request, response) =>
      'response_format' in body
        ? fail(response, 400, { error: { message: 'Unknown field' } })
        : chatAnswer(unitsIn(body), {}, 'Here you are:\n```json\n')
    const engine = chat(server.settings())
    expect(await translate(engine, [tagged])).toEqual([{ text: tagged.text }])
    await translate(engine, [tagged])
    expect(server.requests).toHaveLength(3)
  })

  it('halves an answer that was cut off', async () => {
    server.handle = (body) => {
      const units = unitsIn(body)
      return chatAnswer(units, units.length > 1 ? { finish_reason: 'length' } : {})
    }
    expect(await translate(chat(server.settings()), [plainTagged('One'), plainTagged('Two')])).toHaveLength(2)
  })
})

describe('a chat endpoint that filters', () => {
  it('leaves out what the filter stops', async () => {
    server.handle = (body) => {
      const texts = textsIn(body)
      return texts.includes('kill the process')
        ? { choices: [{ finish_reason: 'content_filter', message: { content: null } }] }
        : answerOf(body, texts)
    }
    const engine = chat(server.settings())
    const texts = ['one', 'two', 'kill the process', 'four'].map(plainTagged)
    expect(await translate(engine, texts)).toEqual([
      { text: 'ONE' },
      { text: 'TWO' },
      { problems: [expect.stringContaining('refused') as string] },
      { text: 'FOUR' },
    ])
  })

  it('keeps asking for a schema where that is not what is refused', async () => {
    server.handle = (body, _request, response) =>
      textsIn(body).includes('bad') ? fail(response, 400, { error: 'No' }) : answerOf(body, textsIn(body))
    const engine = chat(server.settings())
    await translate(engine, ['one', 'bad', 'three'].map(plainTagged))
    await translate(engine, [plainTagged('four')])
    expect(server.requests.at(-1)).toHaveProperty('response_format')
  })
})
