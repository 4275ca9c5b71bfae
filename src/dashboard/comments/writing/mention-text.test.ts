import { describe, expect, it } from 'vitest'
import { mentionBefore, matchesPerson, nameFor, sentMarkdown, typedText } from './mention-text.ts'

describe('a mention', () => {
  it.each([
    'Ask [@Ada Lind](/users/u1 "mention") today.',
    '[@Ada](/users/u1 "mention") and [@Ada Lind](/users/u2 "mention")',
    'Nobody here, only [a link](/users/u1).',
    '[@Od\\[d\\]](/users/u3 "mention")!',
    '`[@Ada](x)` is code',
  ])('round-trips %j', (markdown) => {
    expect(sentMarkdown(typedText(markdown))).toBe(markdown)
  })

  it('shows the name while typing', () => {
    expect(typedText('Ask [@Ada Lind](/users/u1 "mention").')).toEqual({
      text: 'Ask @Ada Lind.',
      named: new Map([['Ada Lind', 'u1']]),
    })
  })

  it('matches only picked names as whole words outside of code', () => {
    const named = new Map([['Ada', 'u1']])
    const sent = (text: string) => sentMarkdown({ text, named })
    expect(sent('@Adam and mail@Ada')).toBe('@Adam and mail@Ada')
    expect(sent('`@Ada` and ```\n@Ada\n```')).toBe('`@Ada` and ```\n@Ada\n```')
    expect(sent('(@Ada)')).toBe('([@Ada](/users/u1 "mention"))')
  })

  it('distinguishes two people with the same name', () => {
    const named = new Map([['Ada', 'u1']])
    expect(nameFor(named, { id: 'u2', name: 'Ada' })).toBe('Ada 2')
    expect(nameFor(named, { id: 'u1', name: 'Ada' })).toBe('Ada')
  })
})

describe('mentionBefore', () => {
  it.each([
    ['@', ''],
    ['so @ad', 'ad'],
    ['(@Ada Li', 'Ada Li'],
    ['a@b', undefined],
    ['@Ada is here now', undefined],
    ['no', undefined],
    [`@${'a'.repeat(60)}`, undefined],
  ])('in %j finds %j', (text, query) => {
    expect(mentionBefore(text, text.length)?.query).toBe(query)
  })
})

it('matches people by the start of a name or of the email address', () => {
  const noor = { displayName: 'Noor van Dijk', email: 'n.vandijk@example.org' }
  expect(['no', 'NOOR', 'van', 'dijk', 'n.v', ''].map((typed) => matchesPerson(noor, typed))).not.toContain(
    false,
  )
  expect(['oor', 'ijk', 'kim'].map((typed) => matchesPerson(noor, typed))).not.toContain(true)
})
