/**
 * Configurations and secrets: sealed in the store, whole for the integration itself, and masked for people. A mask that
 * a person sends back keeps the value that it stands for.
 */
import { configurationMask } from '../../../contract/integrations/schemas.ts'
import { isSecretName } from '../../../contract/integrations/secret-names.ts'
import type { JsonObject } from '../../../content/document/document.ts'
import type { Keys } from '../../keys.ts'

export const sealConfiguration = (keys: Keys, configuration: JsonObject): string =>
  keys.seal('integration-secrets', JSON.stringify(configuration))

/** The configuration; empty if it was sealed under another secret. */
export const openConfiguration = (keys: Keys, sealed: string): JsonObject =>
  JSON.parse(keys.open('integration-secrets', sealed) ?? '{}') as JsonObject

export const sealSecrets = (keys: Keys, secrets: Readonly<Record<string, string>>): string =>
  keys.seal('integration-secrets', JSON.stringify(secrets))

export const openSecrets = (keys: Keys, sealed: string | null): Readonly<Record<string, string>> =>
  sealed === null
    ? {}
    : (JSON.parse(keys.open('integration-secrets', sealed) ?? '{}') as Record<string, string>)

/** A switch holds no credential, whatever its name. */
const mayHoldSecret = (value: JsonObject[string]): boolean =>
  value !== null && value !== '' && typeof value !== 'boolean'

/** For people: values of properties that hold credentials are replaced by a mask. */
export const maskConfiguration = (configuration: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(configuration).map(([name, value]) => [
      name,
      isSecretName(name) && mayHoldSecret(value) ? configurationMask : value,
    ]),
  )

/** A configuration sent by a person, with the stored values in place of masks. */
export const unmaskConfiguration = (sent: JsonObject, stored: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => {
      if (value !== configurationMask) return [[name, value]]
      return stored[name] === undefined ? [] : [[name, stored[name]]]
    }),
  )
