/** An installation with one of everything that depends on its secret, and how each of them answers. */
import { scryptSync } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { SignJWT } from 'jose'
import { buildSitesApp } from '../service/sites-app.ts'
import { makeAuthenticator } from './authenticator.ts'
import { paragraphs, putContent } from './content.ts'
import { makeIdentityProvider } from './identity-provider.ts'
import type { Answer, TestService } from './service.ts'

/** The same before and after a restore, as an operator keeps it. */
export const worldOrigin = 'http://localhost:4000'
const password = 'a quiet river at noon'

/** With small parameters, which the stored text carries. */
const storedPassword = (): string => {
  const salt = Buffer.alloc(16, 7)
  const key = scryptSync(password, salt, 32, { N: 1024, r: 8, p: 1 })
  return `scrypt$1024$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`
}

const urlOf = ({ body }: Pick<Answer, 'body'>, name: string): string =>
  String((body['urls'] as Record<string, unknown>)[name])
const cookieOf = ({ headers }: Answer): string => String(headers['set-cookie'] ?? '').split(';', 1)[0] ?? ''
const codeOf = (service: TestService, secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.parse(service.around.now()) })

/** Of the service, in its metadata. */
const certificateIn = (xml: string): string => /X509Certificate>([^<]+)</.exec(xml)?.[1] ?? xml

const signInTo = (service: TestService, body: object = { email: 'mara@example.org', password }) =>
  service.anonymous('POST', '/sessions', body)

/** Adds an authenticator app and a passkey, as the dashboard does it. */
const addFactors = async (service: TestService) => {
  const cookie = cookieOf(await signInTo(service))
  const here = async (path: string, body?: unknown) => {
    const answer = await service.anonymous('POST', path, body, { cookie, origin: worldOrigin })
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}.`)
    return answer.body
  }
  const app = await here('/user/second-factors/totp')
  const secret = String(app['secret'])
  const confirmation = `/user/second-factors/${String(app['id'])}/confirmation`
  const { recoveryCodes } = await here(confirmation, { code: codeOf(service, secret) })
  const key = makeAuthenticator(worldOrigin)
  const begun = await here('/user/second-factors/passkey-options')
  await here('/user/second-factors/passkeys', {
    ticket: begun['ticket'],
    name: 'Laptop',
    response: key.register(begun['options'] as { challenge: string }),
  })
  return { secret, key, recoveryCodes: recoveryCodes as string[] }
}

/** Fills an empty installation and remembers what was shown to its people. */
export const buildSecretWorld = async (service: TestService) => {
  const { around } = service
  const mara = await service.person('mara', { operator: true })
  const org = await service.organization('Halden', mara)
  await service.member(org, await service.person('kim'), 'edit')
  await around.store.write(async (db) => {
    await db
      .updateTable('persons')
      .set({ password: storedPassword() })
      .where('id', '=', mara.person)
      .execute()
    await around.jobs.add(db, { kind: 'sweep', organization: '', person: '', input: {} })
  })
  const factors = await addFactors(service)
  const space = await service.space(org, mara)
  await putContent(around, space, mara.person, {
    pages: [{ id: 'home', title: 'Home', document: paragraphs('Kept.') }],
    files: [{ id: 'f1', name: 'a.txt', contentType: 'text/plain', bytes: new Uint8Array([1, 2, 3]) }],
  })
  const siteOf = async (title: string, visibility: string) => {
    const made = await mara.done('POST', `/orgs/${org}/sites`, { title, spaces: [space], visibility })
    const at = `/orgs/${org}/sites/${String(made['id'])}`
    await mara.done('POST', `${at}/publish`)
    return { at, base: `/${String(made['basename'])}` }
  }
  const visited = await siteOf('Visited', 'visitor-auth')
  const visitorAuth = `${visited.at}/publishing/auth`
  const visitorKey = String((await mara.done('GET', visitorAuth))['privateKey'])
  const jwt = await new SignJWT({ plan: 'pro' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(visitorKey))
  const shared = await siteOf('Shared', 'share-link')
  const shareLinks = `${shared.at}/share-links`
  const share = urlOf({ body: await mara.done('POST', shareLinks, { name: 'Press' }) }, 'published')
  const idp = makeIdentityProvider()
  const provider = await mara.done('POST', `/orgs/${org}/saml`, {
    label: 'Halden ID',
    entityID: idp.entityId,
    ssoURL: idp.ssoUrl,
    certificate: idp.certificate,
  })
  const metadata = `/sso/${String(provider['id'])}/metadata`
  const invited = await mara.done('POST', `/orgs/${org}/invites`, { emails: ['ana@example.org'] })
  const invite = urlOf({ body: (invited['invites'] as Answer['body'][])[0] ?? {} }, 'app')
    .split('/')
    .at(-1)
  const members = `/orgs/${org}/members?limit=1`
  const next = ((await mara.done('GET', members))['next'] as { page: string }).page
  return {
    ...{ mara, org, space, factors, visitorAuth, visitorKey, shareLinks, share, metadata, invite },
    visit: `${visited.base}?jwt_token=${jwt}`,
    certificate: certificateIn((await service.app.inject(metadata)).body),
    file: String((await mara.done('GET', `/spaces/${space}/content/files/f1`))['downloadURL']),
    feed: String((await mara.done('GET', '/user/notification-feed'))['url']),
    secondPage: `${members}&page=${next}`,
  }
}
export type SecretWorld = Awaited<ReturnType<typeof buildSecretWorld>>

/** How everything of the world answers in `service`, which was started on a copy of it. */
export const askSecretWorld = async (service: TestService, world: SecretWorld) => {
  // Codes of an app are good once.
  service.later(60)
  const ticket = async () => {
    const { body } = await signInTo(service)
    return { ticket: String(body['ticket']), passkey: body['passkey'] as { challenge: string } }
  }
  const withCode = async (code: string) =>
    signInTo(service, { ...(await ticket()), passkey: undefined, code })
  const withKey = async () => {
    const asked = await ticket()
    return signInTo(service, { ticket: asked.ticket, passkey: world.factors.key.sign(asked.passkey) })
  }
  const asMara = (path: string) =>
    service.anonymous('GET', path, undefined, { authorization: `Bearer ${world.mara.token}` })
  const sites = buildSitesApp(service.around)
  const status = async (address: string) => {
    const { pathname, search } = new URL(address, worldOrigin)
    return (await sites.inject(pathname + search)).statusCode
  }
  const visited = async (address: string) => {
    const answer = await sites.inject(address)
    const cookie = String(answer.headers['set-cookie'] ?? '').split(';', 1)[0] ?? ''
    if (answer.statusCode !== 302) return answer.statusCode
    const headers = { cookie }
    return (await sites.inject({ url: String(answer.headers.location), headers })).statusCode
  }
  try {
    const metadata = await service.app.inject(world.metadata)
    const links = (await asMara(world.shareLinks)).body['items'] as Answer['body'][]
    return {
      appCode: (await withCode(codeOf(service, world.factors.secret))).status,
      passkey: (await withKey()).status,
      recoveryCode: (await withCode(world.factors.recoveryCodes[0] ?? '')).status,
      token: (await asMara('/user')).status,
      visitor: await visited(world.visit),
      sameVisitorKey: (await asMara(world.visitorAuth)).body['privateKey'] === world.visitorKey,
      metadata: metadata.statusCode,
      sameCertificate: certificateIn(metadata.body) === world.certificate,
      invite: (await service.anonymous('GET', `/invites/${world.invite}`)).status,
      share: await status(world.share),
      shownShare: await status(urlOf({ body: links[0] ?? {} }, 'published')),
      file: await status(world.file),
      feed: await status(world.feed),
      secondPage: (await asMara(world.secondPage)).status,
      jobs: (await service.around.store.read.selectFrom('jobs').select('id').execute()).length,
    }
  } finally {
    await sites.close()
  }
}

/** What it answers where the secret is the one of the world. */
export const wholeSecretWorld: Awaited<ReturnType<typeof askSecretWorld>> = {
  ...{ appCode: 201, passkey: 201, recoveryCode: 201, token: 200, visitor: 200, sameVisitorKey: true },
  ...{ metadata: 200, sameCertificate: true, invite: 200, share: 200, shownShare: 200 },
  ...{ file: 200, feed: 200, secondPage: 200, jobs: 1 },
}
