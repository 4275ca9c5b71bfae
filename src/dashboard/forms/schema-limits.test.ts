import { expect, test } from 'vitest'
import { z } from 'zod'
import { Icon, text } from '../../contract/wire/shapes.ts'
import { maxLengthOf } from './schema-limits.ts'

const schema = z.object({
  title: text({ min: 1, max: 50 }),
  description: text({ max: 100 }).optional(),
  note: text({ max: 10 }).nullable().default(null),
  trimmed: z
    .string()
    .max(20)
    .trim()
    .transform((value) => value.length),
  prepared: z.preprocess((value: string) => value || undefined, text({ max: 30 }).optional()),
  icon: Icon,
  free: z.string(),
  count: z.int().max(9),
  owner: z.object({ name: text({ max: 64 }) }).optional(),
  tags: z.array(z.object({ label: text({ max: 5 }) })),
})

test.each([
  ['title', 50],
  ['description', 100],
  ['note', 10],
  ['trimmed', 20],
  ['prepared', 30],
  ['icon', 50],
  ['free', undefined],
  ['count', undefined],
  ['owner.name', 64],
  ['tags.3.label', 5],
  ['absent', undefined],
  ['absent.deeper', undefined],
  ['title.length', undefined],
])('the limit of %s is %s', (name, limit) => {
  expect(maxLengthOf(schema, name)).toBe(limit)
})

test('a refinement of the whole object does not affect limits', () => {
  expect(
    maxLengthOf(
      schema.refine(() => true),
      'title',
    ),
  ).toBe(50)
})
