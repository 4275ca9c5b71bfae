/**
 * What a script is told beside its event: the integration and where it is installed, with configurations, secrets,
 * tokens for the API, and the secrets to sign with.
 */
import type { JsonObject } from '../../../content/document/document.ts'
import { integrationToken } from '../../access/integration-caller.ts'
import type { Context } from '../../context.ts'
import type {
  InstallationRow,
  IntegrationRow,
  IntegrationTargetRow,
} from '../../storage/schema/integration-tables.ts'
import type { Db } from '../../storage/store.ts'
import { installationView, siteInstallationView, spaceInstallationView } from '../model/installation-view.ts'
import { integrationView } from '../model/integration-view.ts'
import { countTargets } from '../model/integrations.queries.ts'
import { openSecrets } from '../model/sealed-configuration.ts'
import { visitorSigningKey } from '../../sites/model/visitor-signing-key.ts'
import { isGranted } from '../model/granted-scopes.ts'
import { signInScope } from '../catalog/visitor-integrations.ts'
import { signingSecret } from './signing-secrets.ts'

/** What an event is about. Without an installation it is about the integration itself. */
export interface EventSubject {
  readonly integration: IntegrationRow
  readonly installation?: InstallationRow | undefined
  /** The space or site of the installation. */
  readonly target?: IntegrationTargetRow | undefined
}

/** Milliseconds for which the tokens of an environment are valid. */
const tokenMilliseconds = 15 * 60_000

/** The views of the integration, the installation and the space or site, under their names in the environment. */
const views = async (ctx: Context, db: Db, { integration, installation, target }: EventSubject) => {
  const shown = await integrationView(ctx, db, undefined, integration)
  if (!installation) return { integration: shown }
  const { id } = installation
  const targets = (await countTargets(db, [id])).get(id) ?? { space: 0, site: 0 }
  return {
    integration: shown,
    installation: installationView(ctx, { integration, installation, targets, isOwn: true }),
    ...(target?.kind === 'space' && { spaceInstallation: spaceInstallationView(ctx, target, true) }),
    ...(target?.kind === 'site' && { siteInstallation: siteInstallationView(ctx, target, true) }),
  }
}

/** The secret of a space or site. An integration that signs the visitors of a site in gets the site's visitor key. */
const targetSecret = async (
  { keys }: Context,
  db: Db,
  subject: EventSubject,
): Promise<string | undefined> => {
  const { integration, target } = subject
  if (!target) return undefined
  const { kind, target: id } = target
  const visitorKey =
    kind === 'site' && isGranted(subject, signInScope)
      ? await visitorSigningKey(keys, db, id, integration.name)
      : undefined
  return visitorKey ?? signingSecret.target(keys, target.installation, kind, id)
}

const signingSecrets = async (ctx: Context, db: Db, subject: EventSubject) => {
  const { keys } = ctx
  const { integration, installation, target } = subject
  const ofTarget = await targetSecret(ctx, db, subject)
  const secrets = {
    integration: signingSecret.integration(keys, integration),
    ...(installation && { installation: signingSecret.installation(keys, installation.id) }),
    ...(target && { [`${target.kind}Installation`]: ofTarget }),
  }
  // The older name stands for the most specific one.
  return { signingSecrets: secrets, signingSecret: ofTarget ?? secrets.installation ?? secrets.integration }
}

/** Tokens of an event at `depth`; what they change is one level deeper. */
const tokens = ({ keys, now }: Context, { integration, installation }: EventSubject, depth: number) => {
  const validity = { now: now(), milliseconds: tokenMilliseconds }
  const { name } = integration
  const apiTokens = {
    integration: integrationToken(keys, { integration: name, depth }, validity),
    ...(installation && {
      installation: integrationToken(
        keys,
        { integration: name, installation: installation.id, depth },
        validity,
      ),
    }),
  }
  return { apiTokens, authToken: apiTokens.installation ?? apiTokens.integration }
}

/** The environment of an event, as JSON. `subject.integration` is the version that runs. */
export const environmentOf = async (
  ctx: Context,
  db: Db,
  subject: EventSubject,
  depth: number,
): Promise<JsonObject> =>
  ({
    ...(await views(ctx, db, subject)),
    secrets: openSecrets(ctx.keys, subject.integration.secrets),
    apiEndpoint: ctx.config.baseUrl,
    ...tokens(ctx, subject, depth),
    ...(await signingSecrets(ctx, db, subject)),
  }) as unknown as JsonObject
