import { expect, it } from 'vitest'
import { siteConditionProblem } from '../../../content/site-tree/site-conditions.ts'
import type { AdaptiveJsonSchema } from '../../../contract/sites/visitor-schema.ts'
import { templateConditions } from '../../../contract/sites/template-conditions.ts'

it('produces conditions that parse for any names and values of claims', () => {
  const values = ["o'hara", 'a\\b', 'two\nlines', '', '😀']
  const claims = Object.fromEntries(
    ['plan', 'odd name', "o'hara", '1st', '日本', 'true'].map((name) => [
      name,
      { type: 'string' as const, description: name, enum: values },
    ]),
  )
  const schema = {
    type: 'object',
    properties: {
      ...claims,
      deep: {
        type: 'object',
        description: '',
        properties: {
          inner: { type: 'array', description: 'Inner', items: { type: 'number', description: '' } },
        },
        additionalProperties: false,
      },
    },
    additionalProperties: false,
  } as AdaptiveJsonSchema
  const made = templateConditions(schema)
  expect(made).toHaveLength(6 * values.length + 1)
  expect(made.filter(({ condition }) => siteConditionProblem(condition) !== undefined)).toEqual([])
  expect(made.at(-1)).toEqual({ description: 'Inner', condition: 'visitor.claims.deep.inner.length > 0' })
})
