/**
 * B16: a script of an integration, dispatched to as the service does it, compared with the same script called by bare
 * workerd: events of a running script, and the start to its first answer.
 */
import { testRuntime } from '../fixtures/script-runtime.ts'
import { dispatchBody } from '../../service/integrations/runtime/dispatch-body.ts'
import { findWorkerd } from '../../service/integrations/runtime/workerd-binary.ts'
import { startWorkerdFloor } from './floors/workerd-floor.ts'
import type { Line } from './measuring/measurement.ts'
import { compare } from './measuring/measurement.ts'

export const name = 'B16 integrations'
export const describe = 'an event dispatched to a script, against bare workerd'

/** Events in progress at a time. */
const concurrency = 8
const seconds = 2

/** As large as a typical bundle: 70 KB. */
const source = `const padding = ${JSON.stringify('x'.repeat(70_000))}
export default {
  async fetch(request) {
    const form = await request.formData()
    const event = JSON.parse(form.get('event'))
    const environment = JSON.parse(form.get('environment'))
    console.log('rendered', event.componentId)
    return Response.json({ type: 'element', element: { type: 'block', children: [event.componentId, padding.length] },
      state: {}, props: event.props, name: environment.integration.name })
  },
}`

const event = {
  eventId: 'e1',
  type: 'ui_render',
  componentId: 'component',
  props: { content: 'x'.repeat(200) },
}
const environment = {
  integration: { name: 'bench', urls: {} },
  secrets: {},
  apiTokens: { integration: 'x'.repeat(200) },
}

/** Calls a second, with `concurrency` in progress at any time. */
const rateOf = async (call: () => Promise<void>): Promise<number> => {
  const end = performance.now() + seconds * 1000
  let calls = 0
  const begun = performance.now()
  const work = async () => {
    while (performance.now() < end) {
      await call()
      calls += 1
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return (calls * 1000) / (performance.now() - begun)
}

const running = async (binary: string): Promise<Line> => {
  const test = testRuntime()
  const floor = await startWorkerdFloor(binary, source)
  const { content, contentType } = dispatchBody({ event, environment })
  const dispatch = async () => {
    const { body } = await test.runtime.dispatch({
      script: { integration: 'bench', version: 1, load: () => Promise.resolve(source) },
      event,
      environment,
      answerWithin: 10_000,
    })
    for await (const _chunk of body);
  }
  try {
    const { ours, theirs, ratio } = await compare(
      () => rateOf(dispatch),
      () => rateOf(() => floor.call(contentType, content as Uint8Array)),
    )
    return {
      what: 'events of a running script',
      ratio,
      target: { atLeast: 0.5 },
      figures: [`${Math.round(ours)} against ${Math.round(theirs)} events/s`],
    }
  } finally {
    await test.close()
    await floor.stop()
  }
}

const starting = async (binary: string): Promise<Line> => {
  const { content, contentType } = dispatchBody({ event, environment })
  const since = (begun: number) => performance.now() - begun
  const test = testRuntime()
  try {
    const { ours, theirs, ratio } = await compare(
      async () => {
        const begun = performance.now()
        await test.run(source, event, { integration: 'bench' })
        const taken = since(begun)
        await test.runtime.stop('bench')
        return taken
      },
      async () => {
        const begun = performance.now()
        const floor = await startWorkerdFloor(binary, source)
        await floor.call(contentType, content as Uint8Array)
        const taken = since(begun)
        await floor.stop()
        return taken
      },
      15,
    )
    return {
      what: 'start to the first answer',
      ratio,
      target: { atMost: 2 },
      figures: [`${ours.toFixed(0)} against ${theirs.toFixed(0)} ms`],
    }
  } finally {
    await test.close()
  }
}

export const run = async (): Promise<Line[]> => {
  const workerd = findWorkerd()
  if ('missing' in workerd) throw new Error(workerd.missing)
  return [await running(workerd.path), await starting(workerd.path)]
}
