import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import {
  getIntegrationQueryKey,
  listIntegrationChoicesQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { ContentElement, RootElement } from '../../../content/contentkit/elements.ts'
import type { JsonObject } from '../../../content/document/document.ts'
import { TooltipProvider } from '../../ui/tooltip-provider.tsx'
import { drawElements } from './elements/element-view.tsx'
import { FrameProvider } from './elements/frame-context.ts'
import { RootView } from './root-view.tsx'

const action = { action: 'go' }
const button = { type: 'button', label: 'Save', onPress: action } as const
const text = (...children: string[]) => ({ type: 'text', children }) as const

/** The root with some elements as HTML. The integration's own origin is integrations.test. */
const markup = (root: RootElement, state: JsonObject): string => {
  const client = new QueryClient()
  client.setQueryData(getIntegrationQueryKey({ path: { integrationName: 'shapes' } }), {
    urls: { publicEndpoint: 'https://integrations.test/v1/integrations/shapes/integration' },
  } as never)
  const choices = { context: 'document', spaceId: 'space', url: 'https://integrations.test/list' } as const
  client.setQueryData(
    listIntegrationChoicesQueryKey({ path: { integrationName: 'shapes' }, query: choices }),
    { items: [{ id: 'g', label: 'Gamma' }] },
  )
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <FrameProvider
          value={{
            integration: 'shapes',
            context: { type: 'document', theme: 'light', spaceId: 'space', editable: true },
            state,
            setState: () => undefined,
            dispatch: () => undefined,
            isWaiting: false,
            answered: 1,
            draw: drawElements,
          }}
        >
          <RootView element={root} />
        </FrameProvider>
      </TooltipProvider>
    </QueryClientProvider>,
  )
}
const html = (element: ContentElement, state: JsonObject = {}): string =>
  markup({ type: 'block', children: [element] }, state)

describe('layout', () => {
  test('stacks, boxes and dividers', () => {
    const drawn = html({
      type: 'hstack',
      align: 'end',
      children: [
        { type: 'box', grow: 2, children: [text('One')] },
        { type: 'divider', size: 'large' },
        { type: 'vstack', children: [text('Two')] },
      ],
    })
    expect(drawn).toContain('flex-grow:2')
    expect(drawn).toMatch(/<hr/)
    expect(drawn.indexOf('One')).toBeLessThan(drawn.indexOf('Two'))
  })

  test('hints, images and cards', () => {
    expect(html({ type: 'hint', children: [text('Mind the gap')] })).toContain('Mind the gap')
    const image = html({ type: 'image', source: { url: 'https://cdn.test/a.png' }, aspectRatio: 2 })
    expect(image).toMatch(/<img src="https:\/\/cdn.test\/a.png" alt=""[^>]*referrerPolicy="no-referrer"/i)
    expect(image).toContain('aspect-ratio:2')
    const card = html({
      type: 'card',
      title: 'Diagram',
      hint: ['Changed ', { type: 'link', target: { url: 'https://a.test/' }, children: ['today'] }],
      icon: 'star',
      onPress: action,
      buttons: [button],
      children: [text('Inside')],
    })
    expect(card).toMatch(/<button type="button"[^>]*>Diagram<\/button>/)
    for (const part of ['href="https://a.test/"', 'Inside', 'Save', '<svg']) expect(card).toContain(part)
  })

  test('the parts of a block with a menu, and a configuration', () => {
    const children = [text('Body')]
    expect(markup({ type: 'block', children, controls: [{ label: 'Edit', onPress: action }] }, {})).toContain(
      'aria-label="Block options"',
    )
    expect(markup({ type: 'configuration', children }, {})).toContain('Body')
  })
})

describe('text', () => {
  test('has four styles, and links that leave in a window of their own', () => {
    const drawn = html({
      type: 'text',
      children: [
        { type: 'text', style: 'bold', children: ['b'] },
        { type: 'text', style: 'italic', children: ['i'] },
        { type: 'text', style: 'code', children: ['c'] },
        { type: 'text', style: 'strikethrough', children: ['<s>'] },
      ],
    })
    expect(drawn).toMatch(/<strong>b<\/strong><em>i<\/em><code[^>]*>c<\/code><s>&lt;s&gt;<\/s>/)
    expect(html({ type: 'link', target: { url: 'https://a.test/' }, children: ['A'] })).toMatch(
      /<a href="https:\/\/a.test\/" target="_blank" rel="noopener noreferrer"[^>]*>A<\/a>/,
    )
  })
})

describe('controls', () => {
  test('a button says why it is off, and has a name without a label', () => {
    expect(html({ ...button, style: 'danger' })).toContain('bg-rust')
    expect(html({ ...button, disabled: true, tooltip: 'Save first' })).toContain('aria-disabled="true"')
    expect(html({ type: 'button', icon: 'delete', onPress: action })).toContain('aria-label="delete"')
  })

  test('a text field shows the state before its initial value', () => {
    const input = { type: 'textinput', state: 'mail', initialValue: 'a@b.test', inputType: 'email' } as const
    expect(html(input)).toMatch(/<input aria-label="mail"[^>]*value="a@b.test"/)
    expect(html(input, { mail: '' })).toMatch(/value=""/)
    expect(html({ ...input, multiline: true }, { mail: 'x\ny' })).toMatch(/<textarea[^>]*>x\ny<\/textarea>/)
    expect(html({ ...input, disabled: true })).toContain('disabled=""')
  })

  test('an input labels its control and describes it', () => {
    const drawn = html({
      type: 'input',
      label: 'Email',
      hint: ['We write once'],
      element: { type: 'textinput', state: 'mail' },
    })
    const [, id] = /<label for="([^"]+)"[^>]*>Email/.exec(drawn) ?? []
    expect(drawn).toContain(`id="${id}"`)
    expect(drawn).toContain(`aria-describedby="${id}-note"`)
    expect(drawn).toContain('We write once')
  })

  test('a select: one of the options, a typed value, several', () => {
    const options = [
      { id: 'a', label: 'Alpha' },
      { id: 'b', label: 'Beta' },
    ]
    const select = { type: 'select', state: 'pick', options } as const
    expect(html(select, { pick: 'b' })).toMatch(/<option value="b" selected="">Beta/)
    expect(html({ ...select, placeholder: 'Pick one' })).toMatch(/<option value="" disabled=""[^>]*>Pick one/)
    expect(html({ ...select, acceptInput: true }, { pick: 'other' })).toMatch(/<input[^>]*value="other"/)
    expect(html({ ...select, acceptInput: true }, { pick: 'a' })).toMatch(/<input[^>]*value="Alpha"/)
    const several = html({ ...select, multiple: true, acceptInput: true }, { pick: ['b', 'zeta'] })
    expect(several).toMatch(/type="checkbox"[^>]*checked=""[^>]*\/>Beta/)
    expect(several).toContain('aria-label="Remove zeta"')
    expect(html({ ...select, options: { source: 'openapi' } })).toMatch(/<input[^>]*list=/)
  })

  test('a select with a URL: its options once they are loaded', () => {
    const drawn = (url: string) => html({ type: 'select', state: 'pick', options: { url } }, { pick: 'g' })
    expect(drawn('https://integrations.test/slow')).toMatch(
      /<select[^>]*disabled=""[^>]*><option>Loading options…/,
    )
    expect(drawn('https://integrations.test/list')).toMatch(/<option value="g" selected="">Gamma/)
  })

  test('switches, radios and checkboxes follow the state', () => {
    expect(html({ type: 'switch', state: 'on', initialValue: true })).toContain('aria-checked="true"')
    expect(html({ type: 'switch', state: 'on', initialValue: true }, { on: false })).toContain(
      'aria-checked="false"',
    )
    expect(html({ type: 'radio', state: 'n', value: 2 }, { n: 2 })).toContain('checked=""')
    expect(html({ type: 'radio', state: 'n', value: 2 }, { n: '2' })).not.toContain('checked=""')
    expect(html({ type: 'checkbox', state: 'tags', value: 'x' }, { tags: ['y', 'x'] })).toContain(
      'checked=""',
    )
    const labelled = html({ type: 'input', label: 'Notify', element: { type: 'switch', state: 'on' } })
    expect(labelled).toMatch(/<label for="([^"]+)">Notify<\/label>.*<button id="\1"[^>]*role="switch"/s)
  })

  test('a stepper shows its active step, and finishes with the last one', () => {
    const stepper = {
      type: 'stepper',
      activeStep: 'two',
      onStepChange: action,
      onComplete: action,
      children: [
        { type: 'step', id: 'one', title: 'Sign in', children: [text('First')] },
        { type: 'step', id: 'two', title: 'Choose', children: [text('Second')] },
      ],
    } as const
    const drawn = html(stepper)
    expect(drawn).toMatch(/<li aria-current="step"[^>]*>.*Choose<\/li>/s)
    expect(drawn).toContain('Second')
    expect(drawn).not.toContain('First')
    expect(drawn).toContain('Finish')
    expect(html({ ...stepper, activeStep: 'one' })).toContain('Continue')
  })
})

describe('code', () => {
  test('is shown with its language, and edited only with a state key', () => {
    const code = { type: 'codeblock', content: 'a\nb', syntax: 'mermaid', lineNumbers: true } as const
    expect(html(code)).toMatch(/<div[^>]*aria-label="Code, mermaid"[^>]*>a\nb<\/div>/)
    expect(html(code)).toContain('1\n2')
    const edited = html({ ...code, state: 'text', footer: [text('Below')], buttons: [button] }, { text: 'c' })
    expect(edited).toMatch(/<textarea aria-label="Code, mermaid"[^>]*>c<\/textarea>/)
    expect(edited).toContain('Below')
    expect(html({ ...code, content: { $state: 'other' } }, { other: 'bound' })).toContain('bound')
  })
})

describe('web frames', () => {
  test('are sandboxed and keep their shape', () => {
    const drawn = html({
      type: 'webframe',
      source: { url: 'https://integrations.test/v1/integrations/shapes/frame' },
      aspectRatio: 3,
      buttons: [button],
    })
    expect(drawn).toContain(
      'sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads" allow="clipboard-write"',
    )
    expect(drawn).toContain('min-height:32px;aspect-ratio:3')
    expect(drawn).toContain('Save')
  })

  test('on the address of Recto itself, or without one, are not loaded', () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'location')
    Object.defineProperty(globalThis, 'location', {
      value: { origin: 'https://docs.test' },
      configurable: true,
    })
    const drawn = ['https://docs.test/o/1', 'javascript:alert(1)', 'data:text/html,x']
      .map((url) => html({ type: 'webframe', source: { url } }))
      .join('')
    if (before === undefined) Reflect.deleteProperty(globalThis, 'location')
    else Object.defineProperty(globalThis, 'location', before)
    expect(drawn).not.toContain('<iframe')
  })
})
