import { describe, expect, test } from 'vitest'
import type { ContentElement, RenderOutput } from '../../content/contentkit/elements.ts'
import type { OutputReading } from './contentkit-output.ts'
import { outputLimits, readOutput } from './contentkit-output.ts'

const integrationsUrl = 'http://localhost:4002'
const read = (value: unknown): OutputReading => readOutput(value, { integrationsUrl })
const problems = (value: unknown): readonly string[] => {
  const reading = read(value)
  return 'problems' in reading ? reading.problems.map(({ path, message }) => `${path}: ${message}`) : []
}
/** The children of a block, as read. */
const childrenOf = (...children: unknown[]): unknown => {
  const reading = read({ element: { type: 'block', children } })
  if (!('output' in reading)) return reading
  return reading.output.type === 'complete' ? undefined : reading.output.element.children
}

const go = { action: 'go', with: { $state: 'name' } }
const confirm = { title: 'Delete?', text: 'It is gone then.', confirm: 'Delete', style: 'danger' } as const
const image = { type: 'image', source: { url: 'https://example.org/a.png' }, aspectRatio: 1.5 } as const
const button = {
  type: 'button',
  onPress: go,
  style: 'primary',
  icon: 'edit',
  trailingIcon: image,
  label: 'Go',
  tooltip: 'Goes',
  confirm,
  disabled: true,
} as const
const text = {
  type: 'text',
  style: 'bold',
  children: ['a', { type: 'link', target: { url: 'https://example.org' }, children: ['b'] }],
} as const

/** One of each element, with every property. */
const everyElement: readonly ContentElement[] = [
  {
    type: 'stepper',
    activeStep: 'one',
    onStepChange: go,
    onComplete: go,
    children: [{ type: 'step', id: 'one', title: 'One', next: 'two', children: [text] }],
  },
  { type: 'hstack', align: 'center', children: [{ type: 'box', grow: 1, children: [text] }] },
  { type: 'vstack', children: [] },
  { type: 'divider', size: 'large' },
  { type: 'hint', children: [text] },
  image,
  { type: 'markdown', content: { $state: 'name' } },
  {
    type: 'card',
    title: 'T',
    hint: ['h', text],
    icon: image,
    onPress: go,
    children: [text],
    buttons: [button],
  },
  {
    type: 'input',
    label: 'L',
    hint: ['h'],
    element: {
      type: 'textinput',
      state: 'name',
      initialValue: 'x',
      placeholder: 'y',
      multiline: true,
      inputType: 'email',
      disabled: false,
    },
  },
  {
    type: 'select',
    state: 's',
    initialValue: ['a'],
    options: [{ id: 'a', label: 'A', icon: 'star' }],
    onValueChange: go,
    placeholder: 'p',
    multiple: true,
    acceptInput: true,
    disabled: false,
  },
  { type: 'select', state: 's', options: { url: 'https://example.org/options' } },
  { type: 'select', state: 's', options: { source: 'openapi' } },
  { type: 'switch', state: 's', initialValue: true, onValueChange: go, confirm, disabled: true },
  { type: 'radio', state: 's', value: 1, confirm, disabled: true },
  { type: 'checkbox', state: 's', value: 'a', confirm },
  {
    type: 'codeblock',
    content: 'graph TD',
    syntax: 'mermaid',
    lineNumbers: true,
    buttons: [button],
    state: 'code',
    onContentChange: go,
    header: [text],
    footer: [text],
  },
  {
    type: 'webframe',
    source: { url: 'https://example.org/frame' },
    aspectRatio: 2,
    buttons: [button],
    data: { content: { $state: 'code' }, more: [1, null] },
  },
]

const outputs: readonly RenderOutput[] = [
  {
    type: 'element',
    element: {
      type: 'block',
      children: everyElement,
      controls: [{ label: 'Edit', icon: 'edit', onPress: go, confirm }, [{ label: 'Delete', onPress: go }]],
    },
    state: { name: 'n', none: null },
    props: { list: [{ deep: true }] },
  },
  {
    element: {
      type: 'modal',
      title: 'T',
      subtitle: ['s'],
      size: 'xlarge',
      returnValue: { a: 1 },
      children: [],
      submit: button,
    },
    state: {},
    props: {},
  },
  { element: { type: 'configuration', children: [text] }, state: {}, props: {} },
  { type: 'complete', returnValue: { props: { a: [1] } } },
  { type: 'complete' },
]

test('every element passes unchanged, and what was read reads as itself', () => {
  for (const output of outputs) expect(read(output)).toEqual({ output })
})

describe('normal form', () => {
  test('what conditions leave behind is ignored, lists are flat, text stands in text elements', () => {
    expect(
      childrenOf(false, null, [[{ type: 'divider' }], true], 'plain', 7, {
        type: 'text',
        children: ['a', false, [['b', 3]]],
      }),
    ).toEqual([
      { type: 'divider' },
      { type: 'text', children: ['plain'] },
      { type: 'text', children: ['7'] },
      { type: 'text', children: ['a', 'b', '3'] },
    ])
    expect(childrenOf({ type: 'box', children: { type: 'divider' } }, { type: 'vstack' })).toEqual([
      { type: 'box', children: [{ type: 'divider' }] },
      { type: 'vstack', children: [] },
    ])
  })

  test('null and unknown properties go, and icons that are not drawn', () => {
    expect(childrenOf({ type: 'divider', size: null, colour: 'red' })).toEqual([{ type: 'divider' }])
    expect(
      childrenOf({ type: 'button', label: 'x', icon: 'rocket', trailingIcon: false, onPress: go }),
    ).toEqual([{ type: 'button', label: 'x', onPress: go }])
  })

  test('groups of controls stay groups', () => {
    const control = { label: 'A', onPress: go }
    const reading = read({
      element: { type: 'block', children: [], controls: [false, control, [null, control, false]] },
    })
    expect(reading).toMatchObject({ output: { element: { controls: [control, [control]] } } })
  })

  test('whether frames get claims is not for the integration to say', () => {
    const reading = read({ element: { type: 'block', children: [] }, canAccessVisitorClaims: true })
    expect(reading).toEqual({ output: { element: { type: 'block', children: [] }, state: {}, props: {} } })
  })
})

describe('addresses', () => {
  const urlOf = (url: unknown): unknown => childrenOf({ type: 'link', target: { url }, children: [] })
  const link = (url: string) => [{ type: 'link', target: { url }, children: [] }]

  test.each([
    [{ host: 'localhost:4002', pathname: '/v1/x' }, 'http://localhost:4002/v1/x'],
    [
      { host: 'LOCALHOST:4002', pathname: '/v1/x', query: { a: 'b c', n: 1 } },
      'http://localhost:4002/v1/x?a=b+c&n=1',
    ],
    [
      { host: 'example.org', pathname: '/a', query: { list: ['1', '2'], no: null } },
      'https://example.org/a?list=1&list=2',
    ],
    [{ host: 'example.org' }, 'https://example.org/'],
    ['http://example.org/a', 'http://example.org/a'],
  ])('%j becomes %s', (url, expected) => {
    expect(urlOf(url)).toEqual(link(expected))
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '/relative',
    'https://',
    'java\nscript:alert(1)',
    { host: 'a/b' },
    { host: 'user@example.org' },
    { pathname: '/x' },
    { host: '' },
    7,
  ])('%j is refused', (url) => {
    expect(
      problems({ element: { type: 'block', children: [{ type: 'link', target: { url }, children: [] }] } }),
    ).toEqual([expect.stringMatching(/^element\.children\.0\.target\.url: /)])
  })
})

describe('problems', () => {
  const inBlock = (...children: unknown[]) => ({ element: { type: 'block', children } })

  test.each([
    [null, [': Must be an object.']],
    [[], [': Must be an object.']],
    [{}, ['element: Must be an element.']],
    [inBlock({ type: 'blink' }), ['element.children.0.type: "blink" is not an element.']],
    [inBlock({ type: 'toString' }), ['element.children.0.type: "toString" is not an element.']],
    [inBlock({ type: '__proto__' }), ['element.children.0.type: "__proto__" is not an element.']],
    [inBlock({ children: [] }), ['element.children.0.type: undefined is not an element.']],
  ])('%j', (value, expected) => {
    expect(problems(value)).toEqual(expected)
  })

  test('a path is that of the answer, not of its normal form', () => {
    const nested = [false, [null, { type: 'box', children: [0, false, { type: 'button', label: 'x' }] }]]
    expect(problems(inBlock(...nested))).toEqual([
      'element.children.1.1.children.2.onPress: Must be an object.',
    ])
  })

  test('a root is a block, a modal or a configuration, and is nothing else', () => {
    expect(problems({ element: { type: 'text', children: [] } })[0]).toMatch(/^element\.type: /)
    expect(problems(inBlock({ type: 'modal', children: [] }))[0]).toMatch(/^element\.children\.0\.type: /)
    expect(problems(inBlock({ type: 'step', id: 'a', children: [] }))[0]).toMatch(
      /^element\.children\.0\.type: /,
    )
  })

  test('an action has a name', () => {
    expect(problems(inBlock({ type: 'button', onPress: { props: {} } }))).toEqual([
      'element.children.0.onPress.action: Name the action with at most 100 characters.',
    ])
  })

  test('at most twenty are told', () => {
    expect(problems(inBlock(...Array.from({ length: 500 }, () => ({ type: 'button' })))).length).toBe(20)
    expect(problems(inBlock(...Array.from({ length: 500 }, () => ({ type: 'blink' })))).length).toBe(20)
  })
})

describe('limits', () => {
  const box = (depth: number): unknown => {
    let element: unknown = { type: 'divider' }
    for (let level = 0; level < depth; level += 1) element = { type: 'box', children: [element] }
    return element
  }

  test('20 elements deep, 2,000 elements, 512 KB', () => {
    expect(problems({ element: { type: 'block', children: [box(outputLimits.depth - 2)] } })).toEqual([])
    expect(problems({ element: { type: 'block', children: [box(outputLimits.depth - 1)] } })[0]).toMatch(
      /: Is nested more than 20 elements deep\.$/,
    )
    const dividers = (count: number) => Array.from({ length: count }, () => ({ type: 'divider' }))
    expect(problems({ element: { type: 'block', children: dividers(1999) } })).toEqual([])
    expect(problems({ element: { type: 'block', children: dividers(2000) } })).toEqual([
      'element.children.1999: Has more than 2000 elements.',
    ])
    const large = (characters: number) => ({
      element: { type: 'block', children: [] },
      state: { text: 'ä'.repeat(characters) },
    })
    expect(problems(large(250_000))).toEqual([])
    expect(problems(large(270_000))).toEqual([': Is larger than 512 KB.'])
  })

  /** Each would overflow the stack or take minutes if it were read as it is. */
  test.each([
    ['100,000 levels of elements', () => ({ element: box(100_000) })],
    [
      '100,000 levels of lists',
      () =>
        JSON.parse(
          `{"element":{"type":"block","children":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`,
        ) as unknown,
    ],
    [
      'a million elements',
      () => ({ element: { type: 'block', children: Array.from({ length: 1e6 }, () => ({})) } }),
    ],
    [
      'a million options',
      () => ({
        element: {
          type: 'block',
          children: [{ type: 'select', state: 's', options: Array.from({ length: 1e6 }, () => 0) }],
        },
      }),
    ],
    [
      '100,000 options that are none',
      () => ({
        element: {
          type: 'block',
          children: [{ type: 'select', state: 's', options: Array.from({ length: 1e5 }, () => 0) }],
        },
      }),
    ],
    [
      '100,000 broken values of the state',
      () => ({ element: { type: 'block', children: [] }, state: Array.from({ length: 1e5 }, () => 0) }),
    ],
    [
      '100,000 broken controls',
      () => ({ element: { type: 'block', children: [], controls: Array.from({ length: 1e5 }, () => [0]) } }),
    ],
    [
      '100,000 initial values that are none',
      () => ({
        element: {
          type: 'block',
          children: [
            { type: 'select', state: 's', options: [], initialValue: Array.from({ length: 1e5 }, () => 0) },
          ],
        },
      }),
    ],
  ])('%s end quickly', (_name, make) => {
    const value = make()
    // Time of the processor, in microseconds, which does not grow with other work on the machine.
    const started = process.cpuUsage()
    expect(problems(value).length).toBeGreaterThan(0)
    const { user, system } = process.cpuUsage(started)
    expect(user + system).toBeLessThan(3_000_000)
  })
})
