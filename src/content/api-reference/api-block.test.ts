import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '../markdown/parse-markdown.ts'
import { apiRequestOf } from './api-block.ts'

const requestIn = (markdown: string) => {
  const [block] = parseMarkdown(markdown, { file: 'x.md', titled: false }).document.nodes
  return block && apiRequestOf(block)
}

describe('what a block asks of a specification', () => {
  it('finds a specification by its slug, as files name it', () => {
    expect(
      requestIn(
        '{% openapi-operation spec="pets" path="/a/{id}" method="get" %}\n[x](https://x.test)\n{% endopenapi-operation %}',
      ),
    ).toEqual({ spec: 'pets', kind: 'operation', key: 'GET /a/{}' })
    expect(requestIn('{% openapi-schemas spec="pets" schemas="A, B" %}\n{% endopenapi-schemas %}')).toEqual({
      spec: 'pets',
      kind: 'models',
      names: ['A', 'B'],
    })
  })

  it.each([
    ['an address', '{% openapi-operation spec="https://a.test/x" path="/a" method="get" %}'],
    ['a file', '{% openapi src="pets.yaml" path="/a" method="get" %}'],
    ['the older form', '{% swagger src="pets" path="/a" method="get" %}'],
  ])('asks nothing of %s', (_, tag) => {
    expect(
      requestIn(`${tag}\n${tag.replace('{% ', '{% end').replace(/ (?:spec|src).*/, ' %}')}`),
    ).toBeUndefined()
  })

  it.each([true, false])('knows webhooks: %s', (webhook) => {
    const data = { ref: { kind: 'openapi', spec: 'pets' }, method: 'post', path: 'created', webhook }
    expect(apiRequestOf({ type: 'openapi-operation', data })).toMatchObject({
      key: webhook ? 'WEBHOOK POST created' : 'POST created',
    })
  })
})
