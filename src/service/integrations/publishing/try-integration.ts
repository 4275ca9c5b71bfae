/** A dry run: a script that is not published gets one made-up event, with an environment that opens nothing. */
import { operations } from '../../../contract/operations.ts'
import type { Context } from '../../context.ts'
import { Failure } from '../../http/failure.ts'
import { open } from '../../http/verb.ts'
import { runtimeOf } from '../runtime/runtime-of.ts'
import type { ScriptLogLine, ScriptResponse } from '../runtime/script-request.ts'
import { ScriptFailure } from '../runtime/script-request.ts'

const answerMilliseconds = 10_000
/** Bytes of an answer that are shown. */
const mostShown = 64 * 1024

/** The start of an answer as text. */
const shownBody = async ({ body }: ScriptResponse): Promise<string> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= mostShown) break
  }
  return Buffer.concat(chunks).subarray(0, mostShown).toString('utf8')
}

interface Trial {
  readonly script: string
  readonly event: object
  readonly environment: object
}

/** What was answered; a script that fails is a result of the trial, too. */
const run = async (ctx: Context, { script, event, environment }: Trial) => {
  const started = performance.now()
  const milliseconds = () => Math.round(performance.now() - started)
  // A name that no integration can have, so that trials never share a process with what is published.
  const integration = `trial ${ctx.mint('integration-event')}`
  const runtime = runtimeOf(ctx)
  try {
    const response = await runtime.dispatch({
      script: { integration, version: 1, load: () => Promise.resolve(script) },
      ...{ event, environment, answerWithin: answerMilliseconds },
    })
    const body = await shownBody(response)
    const { logs } = await response.finished
    return { status: response.status, body, milliseconds: milliseconds(), logs: [...logs] }
  } catch (error) {
    if (!(error instanceof ScriptFailure)) throw error
    const logs: ScriptLogLine[] = [...error.logs]
    return { error: error.message, milliseconds: milliseconds(), logs }
  } finally {
    await runtime.stop(integration)
  }
}

export const tryIntegration = open(
  operations.tryIntegration,
  async ({ ctx, body }, _db, { organization }) => {
    const { unavailable } = runtimeOf(ctx)
    if (unavailable !== undefined) throw new Failure('state-forbids', unavailable)
    const { script, event, configuration = {}, secrets = {} } = body
    const urls = {
      location: '',
      app: '',
      publicEndpoint: `${ctx.config.integrationsUrl}/v1/integrations/trial`,
    }
    const environment = {
      integration: { name: 'trial', version: 1, urls },
      installation: {
        ...{ id: 'trial', status: 'active', configuration, externalIds: [], urls },
        target: { organization: organization.id },
      },
      secrets,
      signingSecrets: { integration: '', installation: '' },
      apiEndpoint: ctx.config.baseUrl,
      // Tokens of a trial open nothing.
      apiTokens: { integration: '', installation: '' },
    }
    const payload = {
      eventId: ctx.mint('integration-event'),
      type: 'installation_setup',
      installationId: 'trial',
      ...event,
    }
    return run(ctx, { script, event: payload, environment })
  },
)
