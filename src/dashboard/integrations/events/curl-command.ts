/** An event as a command that sends it to a script on the developer's machine. */
import type { IntegrationEvent } from '../../../client/types.gen.ts'

/** Quoted for a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** Where the command line of the public platform runs a script by default. */
const localScript = 'http://127.0.0.1:8787/v1'

/**
 * The command sends the payload in the form in which events are dispatched. The environment has only the name of the
 * integration: tokens and secrets do not belong into a terminal's history.
 */
export const curlCommand = ({ payload, integrationId }: IntegrationEvent): string => {
  const environment = { integration: { name: integrationId }, apiTokens: {}, secrets: {} }
  // `--form-string` takes the text as it is; `-F` would end it at a semicolon.
  return [
    `curl ${localScript}`,
    `  --form-string ${quoted(`event=${JSON.stringify(payload)}`)}`,
    `  --form-string ${quoted(`environment=${JSON.stringify(environment)}`)}`,
  ].join(' \\\n')
}
