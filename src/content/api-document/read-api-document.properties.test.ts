/** Whatever stands in a document, reading it ends with a result. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { runs, seed, sha256 } from '../../testing/generators/revisions.ts'
import type { Json } from '../document/document.ts'
import { parseApiDocument } from './parse-api-document.ts'
import { readApiDocument } from './read-api-document.ts'

const names = [
  ...[
    'paths',
    '/a/{b}',
    '/a/{c}',
    'get',
    'post',
    'parameters',
    'responses',
    '200',
    'default',
    'content',
    'schema',
  ],
  ...[
    'application/json',
    'components',
    'schemas',
    'A',
    'B',
    'definitions',
    'properties',
    'items',
    'allOf',
    'oneOf',
  ],
  ...[
    'type',
    'nullable',
    'x-nullable',
    'example',
    'examples',
    'callbacks',
    'headers',
    'security',
    'servers',
    'tags',
  ],
  ...[
    'securityDefinitions',
    'consumes',
    'produces',
    'in',
    'name',
    'required',
    'enum',
    'discriminator',
    'mapping',
  ],
  ...[
    '$ref',
    '<<',
    'x-a',
    'requestBody',
    'webhooks',
    'host',
    'schemes',
    'basePath',
    'collectionFormat',
    'info',
  ],
]
const references = [
  ...[
    '#/components/schemas/A',
    '#/components/schemas/B',
    '#/definitions/A',
    '#/paths/~1a~1{b}/get',
    '#',
    '#/none',
  ],
  ...['a.yaml#/A', 'http://127.0.0.1/', '#/components/schemas/A/properties/A', '#A'],
]

const { value } = fc.letrec<{ value: Json; object: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.constantFrom<Json>(null, true, 0, 'string', 'array', 'object', 'body', 'formData', 'query', 'a'),
    fc.array(tie('value'), { maxLength: 3 }),
    tie('object'),
  ),
  object: fc
    .tuple(
      fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 5 }),
      fc.option(fc.constantFrom(...references), { freq: 4 }),
    )
    .map(([members, reference]): Json => (reference === null ? members : { ...members, $ref: reference })),
}))

const document = fc
  .tuple(
    fc.constantFrom({ swagger: '2.0' }, { openapi: '3.0.3' }, { openapi: '3.1.0' }, { openapi: '3.2.0' }),
    fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 6 }),
  )
  .map(([version, members]) => ({ info: { title: 'A', version: '1' }, paths: {}, ...members, ...version }))

test('any document in either notation has the same result', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(document, async (written) => {
      const json = await readApiDocument(JSON.stringify(written), { sha256 })
      const yaml = await readApiDocument(stringify(written, { aliasDuplicateObjects: false }), { sha256 })
      if (json.accepted && yaml.accepted && !JSON.stringify(written).includes('"<<"'))
        expect(yaml.index).toEqual(json.index)
      if (!('<<' in written)) expect(yaml.accepted).toBe(json.accepted)
      if (json.accepted) expect(parseApiDocument(JSON.stringify(written))).toEqual(json.document)
      else expect(json.errors.length).toBeGreaterThan(0)
    }),
    { numRuns: runs(200), seed },
  )
})
