/** Documents with evaluated expressions, compared with what the renderer shows for them. */
import { expect, it } from 'vitest'
import type { Block, Inline, RichTextDocument, Text } from '../document/document.ts'
import { emptyDocument, plainText } from '../document/document.ts'
import { normalize } from '../document/normalize.ts'
import { renderToText } from './print-tree.ts'
import { renderDocument } from './render-document.ts'
import { evaluatedDocument } from './evaluated-document.ts'
import { expressionEvaluator } from './evaluate-expression.ts'
import type { RenderContext } from './render-context.ts'

const expression = (text: string): Inline => ({
  object: 'inline',
  type: 'expression',
  data: { expression: text },
})
const p = (...nodes: (Inline | Text)[]): Block => ({ object: 'block', type: 'paragraph', data: {}, nodes })
const when = (text: string, ...nodes: Block[]): Block => ({
  object: 'block',
  type: 'if',
  data: { expression: text },
  nodes,
})
const document = (...nodes: Block[]): RichTextDocument => normalize({ ...emptyDocument, nodes })

const input = { space: { vars: { name: '<b>X' } }, page: { vars: { level: 3 } } }
const source = document(
  p(plainText('Made by '), expression('space.vars.name'), plainText('!')),
  p(expression('visitor.claims.plan'), plainText(' plan')),
  p(expression('space.vars.name +')),
  when('page.vars.level > 2', p(plainText('deep'))),
  when('page.vars.level > 5', p(plainText('deeper'))),
  when('visitor.claims.pro', p(plainText('for some'), expression('page.vars.level'))),
  when('page.vars.level ==', p(plainText('never'))),
  { object: 'block', type: 'blockquote', data: {}, nodes: [when('true', p(plainText('quoted')))] },
)

it('puts values in place and opens what is shown', () => {
  expect(evaluatedDocument(source, expressionEvaluator({ mode: 'true', input }))).toEqual(
    document(p(plainText('Made by <b>X!')), p(plainText(' plan')), p(), p(plainText('deep')), {
      object: 'block',
      type: 'blockquote',
      data: {},
      nodes: [p(plainText('quoted'))],
    }),
  )
})

it('leaves what depends on the visitor as it is written, and works out what stands in it', () => {
  expect(evaluatedDocument(source, expressionEvaluator({ mode: 'deterministic-only', input }))).toEqual(
    document(
      p(plainText('Made by <b>X!')),
      p(expression('visitor.claims.plan'), plainText(' plan')),
      p(),
      p(plainText('deep')),
      when('visitor.claims.pro', p(plainText('for some3'))),
      { object: 'block', type: 'blockquote', data: {}, nodes: [p(plainText('quoted'))] },
    ),
  )
})

it.each(['true', 'deterministic-only'] as const)('says what the renderer shows (%s)', (mode) => {
  const context = {
    resolve: () => ({ href: '', title: '', state: 'broken' as const }),
    reusableContent: () => undefined,
  }
  const words = (given: RichTextDocument, change: Partial<RenderContext> = {}) =>
    renderToText(renderDocument(given, { ...context, ...change })).replace(/\s+/g, ' ')
  const evaluated = evaluatedDocument(source, expressionEvaluator({ mode, input }))
  expect(words(evaluated)).toBe(words(source, { evaluate: expressionEvaluator({ mode, input }) }))
  // Evaluation is idempotent.
  expect(evaluatedDocument(evaluated, expressionEvaluator({ mode, input }))).toEqual(evaluated)
})
