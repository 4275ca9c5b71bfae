import { describe, expect, test, vi } from 'vitest'
import type { ElementOutput, RenderOutput, RenderRequest } from '../../../content/contentkit/elements.ts'
import type { JsonObject } from '../../../content/document/document.ts'
import { ComponentSession, type ComponentHost } from './component-session.ts'

const request = (props: JsonObject = {}): RenderRequest => ({
  componentId: 'counter',
  props,
  context: { type: 'document', theme: 'light', spaceId: 's1', editable: true },
})

/** What a component answers that shows its props and keeps its state. */
const shows = ({ props, state = {} }: RenderRequest, more: Partial<ElementOutput> = {}): RenderOutput => ({
  element: { type: 'block', children: [{ type: 'text', children: [JSON.stringify(props)] }] },
  state,
  props,
  ...more,
})

const opened = (
  render: (request: RenderRequest) => RenderOutput,
  host: Partial<ComponentHost> = {},
  first = request(),
) => {
  const requests: RenderRequest[] = []
  const component = new ComponentSession(first)
  component.serve({
    openUrl: () => undefined,
    ...host,
    render: async (sent) => {
      requests.push(sent)
      await Promise.resolve()
      return render(sent)
    },
  })
  component.start()
  return { component, requests, bottom: () => component.get().session.frames[0] }
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

/** A counter in the props: the action adds one. */
const counter = (sent: RenderRequest): RenderOutput =>
  sent.action === undefined
    ? shows(sent)
    : shows(sent, { props: { ...sent.props, count: Number(sent.props['count'] ?? 0) + 1 } })

describe('a component', () => {
  test('asks once when it is started, and again for an action with the state that was typed', async () => {
    const { component, requests, bottom } = opened(shows)
    await settled()
    expect(requests).toEqual([request()])
    const { id } = bottom() ?? { id: -1 }
    component.setState(id, 'name', 'Ada')
    expect(requests).toHaveLength(1)
    component.dispatch(id, { action: 'save', name: { $state: 'name' } })
    await settled()
    expect(requests[1]).toMatchObject({ state: { name: 'Ada' }, action: { action: 'save', name: 'Ada' } })
  })

  test('writes the props that an action changed, once for each change', async () => {
    const writeProps = vi.fn<(props: JsonObject) => void>()
    const { component, bottom } = opened(counter, { writeProps })
    await settled()
    expect(writeProps).not.toHaveBeenCalled()
    component.dispatch(bottom()?.id ?? -1, { action: 'add' })
    await settled()
    component.dispatch(bottom()?.id ?? -1, { action: 'add' })
    await settled()
    expect(writeProps.mock.calls).toEqual([[{ count: 1 }], [{ count: 2 }]])
  })

  test('does not start again for props that it wrote itself, also when they come late', async () => {
    const { component, requests, bottom } = opened(counter, { writeProps: () => undefined })
    await settled()
    for (const _ of [1, 2]) {
      component.dispatch(bottom()?.id ?? -1, { action: 'add' })
      await settled()
    }
    component.followProps({ count: 1 })
    component.followProps({ count: 2 })
    await settled()
    expect(requests).toHaveLength(3)
  })

  test('starts again for props that others wrote, without its state, and shows the old answer meanwhile', async () => {
    const { component, requests, bottom } = opened(counter, { writeProps: () => undefined })
    await settled()
    component.setState(bottom()?.id ?? -1, 'draft', 'half')
    component.followProps({ count: 7 })
    expect(bottom()?.output).toBeDefined()
    await settled()
    expect(requests[1]).toEqual(request({ count: 7 }))
    expect(bottom()?.output?.props).toEqual({ count: 7 })
    expect(bottom()?.state).toEqual({})
  })

  test('an answer to a request from before such a start is dropped', async () => {
    let release: ((output: RenderOutput) => void) | undefined
    const component = new ComponentSession(request())
    component.serve({
      openUrl: () => undefined,
      render: (sent) =>
        sent.props['count'] === undefined
          ? new Promise((resolve) => (release = resolve))
          : Promise.resolve(shows(sent)),
    })
    component.start()
    component.followProps({ count: 3 })
    await settled()
    release?.(shows(request(), { props: { count: 99 } }))
    await settled()
    expect(component.get().session.frames[0]?.output?.props).toEqual({ count: 3 })
  })

  test('keeps what it shows when a request fails, and sends it again on demand', async () => {
    let broken = true
    const { component, requests, bottom } = opened((sent) => {
      if (sent.action !== undefined && broken) throw new Error('no answer')
      return shows(sent)
    })
    await settled()
    component.dispatch(bottom()?.id ?? -1, { action: 'save' })
    await settled()
    expect(bottom()).toMatchObject({ problem: 'failed', output: { props: {} } })
    expect(component.get().errors.get(bottom()?.id ?? -1)).toEqual(new Error('no answer'))
    broken = false
    component.retry(bottom()?.id ?? -1)
    await settled()
    expect(requests.at(-1)?.action).toEqual({ action: 'save' })
    expect(bottom()?.problem).toBeUndefined()
    expect(component.get().errors.size).toBe(0)
  })

  test('carries out the action of a node once, and hands its answer to the node', async () => {
    const [onOpened, writeProps] = [vi.fn<NonNullable<ComponentHost['opened']>>(), vi.fn<() => void>()]
    const first = { ...request(), action: { action: '@link.unfurl', url: 'https://example.org/' } }
    const { component, requests } = opened(
      (sent) => shows(sent, { props: { url: 'https://example.org/' } }),
      { opened: onOpened, writeProps },
      first,
    )
    await settled()
    expect(requests).toEqual([first])
    expect(onOpened).toHaveBeenCalledOnce()
    expect(writeProps).not.toHaveBeenCalled()
    component.followProps({ url: 'https://example.org/' })
    component.followTheme('dark')
    await settled()
    expect(requests[1]).toMatchObject({ context: { theme: 'dark' } })
    expect(requests[1]?.action).toBeUndefined()
    expect(onOpened).toHaveBeenCalledOnce()
  })

  test('opens a modal above itself; closing it asks the component with what it returns', async () => {
    const { component, requests, bottom } = opened((sent) =>
      sent.componentId === 'form'
        ? { element: { type: 'modal', children: [] }, state: {}, props: sent.props }
        : shows(sent),
    )
    await settled()
    component.dispatch(bottom()?.id ?? -1, {
      action: '@ui.modal.open',
      componentId: 'form',
      props: { name: 'x' },
    })
    await settled()
    const modal = component.get().session.frames[1]
    expect(modal?.output?.element.type).toBe('modal')
    component.dispatch(modal?.id ?? -1, {
      action: '@ui.modal.close',
      returnValue: { saved: true },
      list: 'a',
    })
    await settled()
    expect(component.get().session.frames).toHaveLength(1)
    expect(requests.at(-1)).toMatchObject({
      componentId: 'counter',
      action: { action: '@ui.modal.close', returnValue: { saved: true }, list: 'a' },
    })
  })

  test('says when it is complete, and opens URLs', async () => {
    const [complete, openUrl] = [vi.fn<(value: unknown) => void>(), vi.fn<(url: string) => void>()]
    const { component, bottom } = opened(
      (sent) => (sent.action === undefined ? shows(sent) : { type: 'complete', returnValue: { a: 1 } }),
      { complete, openUrl },
    )
    await settled()
    component.dispatch(bottom()?.id ?? -1, { action: '@ui.url.open', url: 'https://example.org/x' })
    component.dispatch(bottom()?.id ?? -1, { action: '@ui.url.open', url: 'javascript:alert(1)' })
    expect(openUrl.mock.calls).toEqual([['https://example.org/x']])
    component.dispatch(bottom()?.id ?? -1, { action: 'done' })
    await settled()
    expect(complete).toHaveBeenCalledExactlyOnceWith({ a: 1 })
    expect(component.get().session.frames).toEqual([])
  })

  test('hears nothing after it was stopped, and asks again when it is started anew', async () => {
    const { component, requests, bottom } = opened(shows)
    component.stop()
    await settled()
    expect(bottom()?.output).toBeUndefined()
    component.start()
    await settled()
    expect(requests).toHaveLength(2)
    expect(bottom()?.output).toBeDefined()
  })
})
