import { describe, expect, test } from 'vitest'
import { idOfText, partsOfText, readConversations, type ReadRequest } from './read-conversations.ts'

const read = (request: Partial<ReadRequest> & Pick<ReadRequest, 'kind' | 'text'>) =>
  readConversations({ subject: '', mapping: undefined, ...request })

const message = (body: string, role = 'user') => ({ type: 'message', role, body })

describe('pasted text', () => {
  test('is one message of the customer', () => {
    const { conversations, problems } = read({
      kind: 'text',
      text: ' How do I export?\n',
      subject: ' Export ',
    })
    expect(problems).toEqual([])
    expect(conversations).toMatchObject([{ subject: 'Export', parts: [message('How do I export?')] }])
  })

  test('names of speakers begin messages', () => {
    expect(partsOfText('Customer: It fails.\nWith 500.\nagent: Which version?\nNote: 7')).toEqual([
      message('It fails.\nWith 500.'),
      message('Which version?\nNote: 7', 'team-member'),
    ])
  })

  test('the same text has the same id, another one another', () => {
    expect(idOfText('text', 'a')).toBe(idOfText('text', 'a'))
    expect(idOfText('text', 'a')).not.toBe(idOfText('text', 'b'))
  })

  test('nothing is no conversation', () => {
    expect(read({ kind: 'text', text: ' \n' })).toEqual({ conversations: [], problems: [] })
  })
})

describe('JSON', () => {
  const good = { id: 'a', parts: [message('Hello')] }

  test('one object, a list, and an object in each line', () => {
    const ids = (text: string) => read({ kind: 'json', text }).conversations.map(({ id }) => id)
    expect(ids(JSON.stringify(good))).toEqual(['a'])
    expect(ids(JSON.stringify([good, { ...good, id: 'b' }]))).toEqual(['a', 'b'])
    expect(ids(`${JSON.stringify(good)}\n${JSON.stringify({ ...good, id: 'b' })}\n`)).toEqual(['a', 'b'])
  })

  test('each faulty item is named, and the others are kept', () => {
    const { conversations, problems } = read({
      kind: 'json',
      text: JSON.stringify([good, { id: 'b', parts: [] }, { ...good }, 7]),
    })
    expect(conversations).toHaveLength(1)
    expect(problems).toMatchObject([
      { place: 'Item 2', problem: 'parts: Add at least one message.' },
      { place: 'Item 3', problem: 'It has the same id as item 1.' },
      { place: 'Item 4' },
    ])
  })

  test('what is not JSON is said', () => {
    expect(read({ kind: 'json', text: '{"id": ' }).problems[0]?.place).toBe('JSON')
  })
})

describe('tables', () => {
  const text = [
    'Ticket ID,Subject,Author,Body,Created At',
    '7,Export,customer,=CMD(),2026-11-01T10:00:00Z',
    '7,Export,agent,Which version?,',
    '8,,,Cannot sign in,yesterday',
    '9,,,,',
    ',Hi,,Where is the API?,',
  ].join('\n')

  test('columns are found by their names, and rows of an id are one conversation', () => {
    const { conversations, problems, table } = read({ kind: 'csv', text })
    expect(table?.mapping).toEqual({ message: 3, id: 0, subject: 1, role: 2, createdAt: 4 })
    expect(table?.sample).toHaveLength(3)
    expect(conversations).toMatchObject([
      {
        id: '7',
        subject: 'Export',
        metadata: { createdAt: '2026-11-01T10:00:00.000Z' },
        parts: [message('=CMD()'), message('Which version?', 'team-member')],
      },
      { subject: 'Hi', parts: [message('Where is the API?')] },
    ])
    expect(problems).toMatchObject([
      { place: 'Line 4', problem: expect.stringMatching(/^metadata\.createdAt: /) },
      { place: 'Line 5', problem: 'parts: Add at least one message.' },
    ])
  })

  test('a chosen mapping is used instead', () => {
    const { conversations } = read({ kind: 'csv', text: 'a,b\nfirst,second', mapping: { message: 1 } })
    expect(conversations).toMatchObject([{ parts: [message('second')] }])
  })
})
