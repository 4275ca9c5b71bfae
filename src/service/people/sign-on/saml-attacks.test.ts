/**
 * Rows 19 to 24 of the attacks: signature wrapping and variants, each derived from a really signed response. Each is
 * rejected or yields what the provider signed; of a rejected one nothing is stored except an audit log entry.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answering, Said } from '../../../testing/fixtures/identity-provider.ts'
import { makeIdentityProvider } from '../../../testing/fixtures/identity-provider.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { readResponse, SignOnError } from './saml-response.ts'

const idp = makeIdentityProvider()
const stranger = makeIdentityProvider('stranger')
const evilName = 'evil@halden.test'

interface Parts {
  readonly xml: string
  readonly assertion: string
  readonly signature: string
  /** The signed assertion without its signature. */
  readonly bare: string
  /** What the attacker wants to be read: another subject, another id, no signature. */
  readonly evil: string
}

const partsOf = (xml: string): Parts => {
  const [assertion = ''] = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml) ?? []
  const [signature = ''] = /<ds:Signature[\s>][\s\S]*?<\/ds:Signature>/.exec(assertion) ?? []
  const bare = assertion.replace(signature, '')
  const evil = bare
    .replace(/ID="[^"]*"/, 'ID="_evil"')
    .replace(/>[^<]*<\/saml:NameID>/, `>${evilName}</saml:NameID>`)
  return { xml, assertion, signature, bare, evil }
}
const idIn = (assertion: string): string => /ID="([^"]*)"/.exec(assertion)?.[1] ?? ''
const withSignature = (assertion: string, signature: string) =>
  assertion.replace('</saml:Issuer>', `</saml:Issuer>${signature}`)
const inSignature = (signature: string, inside: string) =>
  signature.replace('</ds:Signature>', `<ds:Object>${inside}</ds:Object></ds:Signature>`)

/** For a response with a signed assertion. */
const wrappings: Readonly<Record<string, (parts: Parts) => string>> = {
  'XSW3: the evil assertion before the signed one': ({ xml, assertion, evil }) =>
    xml.replace(assertion, evil + assertion),
  'XSW3, behind it': ({ xml, assertion, evil }) => xml.replace(assertion, assertion + evil),
  'XSW4: the signed assertion inside the evil one': ({ xml, assertion, evil }) =>
    xml.replace(assertion, evil.replace('</saml:Assertion>', `${assertion}</saml:Assertion>`)),
  'XSW5: the signature in the evil assertion, the signed one behind it': ({
    xml,
    assertion,
    signature,
    bare,
    evil,
  }) => xml.replace(assertion, withSignature(evil, signature) + bare),
  'XSW6: the signed assertion inside the signature of the evil one': ({
    xml,
    assertion,
    signature,
    bare,
    evil,
  }) => xml.replace(assertion, withSignature(evil, inSignature(signature, bare))),
  'XSW7: the evil assertion in extensions, with the same id': ({ xml, assertion, evil }) =>
    xml.replace(
      '<samlp:Status>',
      `<samlp:Extensions>${evil.replace('_evil', idIn(assertion))}</samlp:Extensions><samlp:Status>`,
    ),
  'XSW8: the signed assertion as an object of the signature, whose id the evil one takes': ({
    xml,
    assertion,
    signature,
    bare,
    evil,
  }) =>
    xml.replace(
      assertion,
      withSignature(evil.replace('_evil', idIn(assertion)), inSignature(signature, bare)),
    ),
  'the evil assertion under another prefix': ({ xml, assertion, evil }) =>
    xml.replace(
      assertion,
      evil
        .replaceAll('saml:', 'x:')
        .replace('<x:Assertion', '<x:Assertion xmlns:x="urn:oasis:names:tc:SAML:2.0:assertion"') + assertion,
    ),
  'a changed name': ({ xml }) => xml.replace(/>[^<]*<\/saml:NameID>/, `>${evilName}</saml:NameID>`),
  'no signature': ({ xml, signature }) => xml.replace(signature, ''),
  'row 20: two SignedInfo': ({ xml, signature }) => {
    const [info = ''] = /<ds:SignedInfo>[\s\S]*?<\/ds:SignedInfo>/.exec(signature) ?? []
    return xml.replace(info, info + info)
  },
  'row 20: a comment in the digest': ({ xml }) =>
    xml.replace(/<ds:DigestValue>/, '<ds:DigestValue><!--AAAA-->'),
  'row 23: a comment in the name': ({ xml }) =>
    xml.replace(/@halden\.test<\/saml:NameID>/, '<!-- -->@halden.test</saml:NameID>'),
  'row 23: CDATA in the name': ({ xml }) =>
    xml.replace(/>([^<]*)<\/saml:NameID>/, '><![CDATA[$1]]></saml:NameID>'),
  'row 23: a DOCTYPE with an entity': ({ xml }) =>
    `<!DOCTYPE a [<!ENTITY e "${evilName}">]>${xml.replace(/>[^<]*<\/saml:NameID>/, '>&e;</saml:NameID>')}`,
  'an instruction': ({ xml }) => xml.replace('<samlp:Status>', '<?php a ?><samlp:Status>'),
  'no XML': () => 'kim@halden.test',
  'an empty answer': () => '',
}

/** For a response that is signed as a whole. */
const responseWrappings: Readonly<Record<string, (xml: string) => string>> = {
  'XSW1: the signed answer inside the signature of the evil one': (xml) => {
    const [signature = ''] = /<ds:Signature[\s>][\s\S]*?<\/ds:Signature>/.exec(xml) ?? []
    const bare = xml.replace(signature, '')
    return bare
      .replace(/ID="_r/, 'ID="_evil')
      .replace(/>[^<]*<\/saml:NameID>/, `>${evilName}</saml:NameID>`)
      .replace('</saml:Issuer>', `</saml:Issuer>${inSignature(signature, bare)}`)
  },
  'XSW2: the signed answer beside its signature in the evil one': (xml) => {
    const [signature = ''] = /<ds:Signature[\s>][\s\S]*?<\/ds:Signature>/.exec(xml) ?? []
    const bare = xml.replace(signature, '')
    return bare
      .replace(/ID="_r/, 'ID="_evil')
      .replace(/>[^<]*<\/saml:NameID>/, `>${evilName}</saml:NameID>`)
      .replace('</saml:Issuer>', `</saml:Issuer>${bare}${signature}`)
  },
  'a signed answer around an assertion of its own that is not signed': (xml) => xml,
}

/** Validly signed responses for another service, another time, or from another provider. */
const wrong: readonly (readonly [what: string, problem: RegExp, said: Said])[] = [
  ['another audience', /wrong-audience/, { audience: 'https://elsewhere.test/metadata' }],
  ['another recipient', /wrong-recipient/, { acs: 'https://elsewhere.test/acs' }],
  ['another issuer', /wrong-issuer/, { issuer: 'https://other.test/metadata' }],
  ['an end that has passed', /expired/, { notBefore: -600_000, notOnOrAfter: -120_000 }],
  ['a begin that has not come', /expired/, { notBefore: 300_000, notOnOrAfter: 600_000 }],
  ['a request that nobody sent', /not-asked/, { request: '_nobody' }],
  ['no request at all', /not-asked/, { request: '' }],
  ['a request that is another inside than outside', /not-asked/, { assertedRequest: '_another' }],
  ['SHA-1', /wrong-signature/, { algorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' }],
  [
    'a name that passes',
    /passing-name/,
    { nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' },
  ],
  ['no name', /no-name|unreadable/, { nameId: '' }],
  ['nothing signed', /unsigned/, { sign: 'nothing' }],
]

describe.each(engines)('a SAML response on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  let id: string
  beforeAll(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    const { body } = await mara('POST', `/orgs/${org}/saml`, {
      label: 'ID',
      entityID: idp.entityId,
      ssoURL: idp.ssoUrl,
      certificate: idp.certificate,
    })
    id = String(body['id'])
    // As if its test had passed; these tests are about responses.
    await service.ctx.store.write((db) =>
      db.updateTable('saml_providers').set({ activated_at: service.ctx.now() }).execute(),
    )
  })
  afterAll(() => service.close())

  const ask = async (method: 'GET' | 'POST', url: string, cookie = '', payload?: string) => {
    const answer = await service.app.inject({
      method,
      url: url.replace(service.ctx.config.baseUrl, ''),
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      ...(payload !== undefined && { payload }),
    })
    return {
      status: answer.statusCode,
      location: String(answer.headers.location ?? ''),
      headers: answer.headers,
      body: answer.body,
    }
  }
  const begin = async (): Promise<{ to: Answering; cookie: string }> => {
    const started = await ask('GET', `/sso/${id}/start`)
    const { body } = await ask('GET', `/sso/${id}/metadata`)
    const cookie = String([started.headers['set-cookie']].flat()[0]).split(';', 1)[0] ?? ''
    return { to: await idp.read(started.location, body), cookie }
  }
  const post = (xml: string) =>
    ask(
      'POST',
      `/sso/${id}/acs`,
      '',
      new URLSearchParams({ SAMLResponse: Buffer.from(xml).toString('base64') }).toString(),
    )
  /** All rows that a response could have created. */
  const made = async () => {
    const { read } = service.ctx.store
    const counts = await Promise.all(
      (['persons', 'members', 'sessions', 'sign_on_identities', 'sign_on_assertions'] as const).map((table) =>
        read
          .selectFrom(table)
          .select((e) => e.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow(),
      ),
    )
    return counts.map(({ n }) => Number(n))
  }
  const refuses = async (xml: string, problem: RegExp = /./) => {
    const before = await made()
    const { status, location } = await post(xml)
    expect(status).toBe(303)
    expect(location).toMatch(/\/sign-in\?problem=/)
    expect(new URL(location).searchParams.get('problem')).toMatch(problem)
    expect(await made()).toEqual(before)
    const { body } = await mara('GET', `/orgs/${org}/audit-events?limit=1`)
    expect(body['items']).toMatchObject([
      {
        action: 'sign-on.refused',
        actor: null,
        after: { problem: new URL(location).searchParams.get('problem') },
      },
    ])
  }

  it('accepts a valid response once', async () => {
    const { to, cookie } = await begin()
    const xml = idp.xml(to)
    const { location } = await post(xml)
    expect(location).toContain('/finish?ticket=')
    expect((await ask('GET', location, cookie)).location).toBe(`${service.ctx.config.baseUrl}/`)
    await refuses(xml, /not-asked|replayed/)
  })

  it('rejects an assertion that was already used for another request', async () => {
    const [first, second] = [await begin(), await begin()]
    const said = { assertionId: '_again' }
    expect((await post(idp.xml(first.to, said))).location).toContain('/finish')
    await refuses(idp.xml(second.to, said), /replayed/)
  })

  it.each(Object.keys(wrappings))('rows 21, 22, 24 and their relatives: %s', async (name) => {
    const { to } = await begin()
    const xml = wrappings[name]?.(partsOf(idp.xml(to))) ?? ''
    await refuses(xml)
  })

  it.each(Object.keys(responseWrappings))('row 21: %s', async (name) => {
    const { to } = await begin()
    await refuses(responseWrappings[name]?.(idp.xml(to, { sign: 'response' })) ?? '')
  })

  it.each(wrong)('rejects a response with %s', async (_what, problem, said) => {
    const { to } = await begin()
    await refuses(idp.xml(to, said), problem)
  })

  it('rejects a response signed by someone else, even with their certificate in it', async () => {
    const { to } = await begin()
    await refuses(stranger.xml(to, { issuer: idp.entityId }), /wrong-signature/)
  })

  it('rejects two responses, and one that is too long', async () => {
    const { to } = await begin()
    const good = idp.answer(to)
    const two = new URLSearchParams([
      ['SAMLResponse', good],
      ['SAMLResponse', good],
    ])
    expect((await ask('POST', `/sso/${id}/acs`, '', two.toString())).location).toContain('problem=unreadable')
    await refuses('x'.repeat(260_000), /unreadable/)
  })
})

describe('moves the parts of a response in 10,000 ways', () => {
  const seed = Number(process.env['FC_SEED'] ?? 20_260)
  const to: Answering = {
    request: '_asked',
    acs: 'https://docs.test/sso/h/acs',
    audience: 'https://docs.test/sso/h/metadata',
  }
  const expected = {
    entityId: idp.entityId,
    certificates: [idp.certificate],
    service: { entityId: to.audience, acs: to.acs },
    sentAt: () => Promise.resolve(new Date().toISOString()),
    now: () => new Date().toISOString(),
  }
  const read = (xml: string) => readResponse(Buffer.from(xml).toString('base64'), expected)

  it(`never reads another subject (seed ${seed})`, async () => {
    const valid = idp.xml(to, { nameId: 'kim@halden.test' })
    expect((await read(valid)).nameId).toBe('kim@halden.test')
    const { assertion, signature, bare, evil } = partsOf(valid)
    const pieces = [
      evil,
      bare,
      assertion,
      signature,
      withSignature(evil, signature),
      inSignature(signature, evil),
      `<saml:NameID>${evilName}</saml:NameID>`,
      evil.replace('_evil', idIn(assertion)),
      `<saml:Subject><saml:NameID>${evilName}</saml:NameID></saml:Subject>`,
    ]
    const step = fc.record({
      how: fc.constantFrom('insert', 'replace', 'remove', 'name'),
      piece: fc.nat(pieces.length - 1),
      place: fc.double({ min: 0, max: 1, noNaN: true }),
      length: fc.nat(6),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
        let tokens = valid.split(/(?=<)/)
        for (const { how, piece, place, length } of steps) {
          const at = Math.floor(place * tokens.length)
          if (how === 'insert') tokens.splice(at, 0, pieces[piece] ?? '')
          else if (how === 'replace') tokens.splice(at, length, pieces[piece] ?? '')
          else if (how === 'remove') tokens.splice(at, length)
          else tokens = tokens.map((token) => token.replace('kim@halden.test', evilName))
        }
        try {
          expect((await read(tokens.join(''))).nameId).toBe('kim@halden.test')
        } catch (error) {
          if (!(error instanceof SignOnError)) throw error
        }
      }),
      { seed, numRuns: Number(process.env['FC_RUNS'] ?? 300) },
    )
  }, 60_000)
})
