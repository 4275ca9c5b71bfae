import { expect, test } from 'vitest'
import { parseMarkdown } from '../markdown/parse-markdown.ts'
import { operationText } from './openapi-operation.ts'

const read = (markdown: string) => {
  const [block] = parseMarkdown(markdown, { file: 'a.md' }).document.nodes
  expect(block?.type).toBe('openapi-operation')
  return operationText(block?.data ?? {})
}
const nothing = { summary: '', description: '', server: '', parameters: [], answers: [] }

test('a block that names a specification links it as its body does', () => {
  expect(
    read(
      '{% openapi-operation spec="pets" path="/pets" method="get" %}\n[Pets](https://x.org/pets.yaml)\n{% endopenapi-operation %}',
    ),
  ).toEqual({ ...nothing, source: { title: 'Pets', href: 'https://x.org/pets.yaml' } })
  expect(
    read('{% openapi-operation spec="pets" path="/pets" method="get" %}\n{% endopenapi-operation %}'),
  ).toEqual(nothing)
  // No URL that executes code, and no URL next to a file that was not imported.
  for (const address of ['javascript:alert(1)', '../pets.yaml'])
    expect(
      read(`{% openapi src="a.yaml" path="/a" method="get" %}\n[a](${address})\n{% endopenapi %}`),
    ).toEqual(nothing)
})

test('an older block holds its own description', () => {
  const text = read(
    [
      '{% swagger method="delete" path="/pets/{id}" baseUrl="https://api.x.org" summary="Removes a pet" %}',
      '{% swagger-description %}',
      'Takes it **away**, see [the log](https://x.org).',
      '{% endswagger-description %}',
      '',
      '{% swagger-parameter in="path" name="id" type="string" required="true" %}',
      'Which <em>pet</em>',
      '{% endswagger-parameter %}',
      '',
      '{% swagger-parameter in="query" name="dry" %}',
      '',
      '{% endswagger-parameter %}',
      '',
      '{% swagger-response status="204: No Content" description="It is gone" %}',
      '```json',
      '{}',
      '```',
      '{% endswagger-response %}',
      '{% endswagger %}',
    ].join('\n'),
  )
  expect(text).toEqual({
    summary: 'Removes a pet',
    description: 'Takes it away, see the log.',
    server: 'https://api.x.org',
    parameters: [
      { name: 'id', place: 'path', type: 'string', required: true, text: 'Which pet' },
      { name: 'dry', place: 'query', type: '', required: false, text: '' },
    ],
    answers: [{ status: '204', text: 'It is gone' }],
  })
})

test('a body of any length is read in bounded time', () => {
  const body = '{% swagger-parameter name="a" '.repeat(20_000)
  const begun = performance.now()
  expect(operationText({ body }).parameters.length).toBeLessThanOrEqual(100)
  expect(performance.now() - begun).toBeLessThan(500)
})
