/**
 * Every response field whose name suggests a credential is declared as one, or listed below with the reason why not. A
 * new field with such a name fails here until it is classified.
 */
import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import {
  credential,
  credentialFields,
  credentialNotice,
  credentialScope,
  holdsCredential,
  innerSchemas,
  isCredential,
} from './credential-fields.ts'
import type { Operation } from './operation.ts'
import { openApiDocument } from '../openapi.ts'
import { operations } from '../operations.ts'

const list: readonly Operation[] = Object.values(operations)

const looksLikeOne =
  /ur[li]|key|secret|token|password|link|code|href|address|credential|cert|hash|sign|nonce|ticket|cookie|assertion|proof|invite|auth|grant|session|feed/i

/** Schemas whose `urls` consist of ids: they give access to nothing that the caller cannot see. */
const plainAddresses = new Set(
  `AgentInstructions ApiSpec ApiSpecChangeRequest ApiSpecPage ApiSpecVersion ChangeRequest ClusterChangeRequest Collection Comment CommentReply Conversation
  ConversationIssue CustomHostname DocumentPage FoundPage FoundSection FoundThings GlossaryEntry Installation Integration
  IssuesCluster Job LinkFixResult Notification Organization Review Revision RevisionSummary SamlProvider
  SavedFilter Site SiteFeedback SiteFeedbackPage SiteInstallation SiteRedirect SiteSpace Space
  SpaceInstallation Translation TranslationEngine User`.split(/\s+/),
)

const typed = 'an address that somebody typed to be shown'
const aboutTheKey = 'says which key it is or when it was made, not the key'
const question = 'a question, which is worth nothing without the factor that answers it'
const given = 'what the two sides of a sign-on publish about themselves'
const signedFile = 'signed for some hours, for bytes that the caller reads anyway'
const signedApiSpec =
  'signed for some hours, or of a text that is public, for bytes that the caller reads anyway'
const begins = 'where anybody begins to sign in'
const label = 'a text to read'

/** By named schema, or operation, and the path from there: why such a field is not a credential. */
const harmless: Readonly<Record<string, string>> = {
  'ApiSpec.lastProcessedErrors.code': 'names an error',
  'ApiSpecOperation.key': 'method and path',
  'ApiSpecProblem.code': 'names an error',
  'ApiSpec.sourceURL': 'where the description is fetched from',
  'ApiSpecContent.url': signedApiSpec,
  'ApiSpecContent.urls.public': signedApiSpec,
  'ApiSpecContent.urls.source': signedApiSpec,
  'ApiSpecVersion.url': signedApiSpec,
  'AuditEvent.hash': 'proves the chain; nothing is opened by it',
  'AuditEvent.previousHash': 'proves the chain; nothing is opened by it',
  'AuditEvent.source.address': 'an IP address',
  'Block.key': 'names a block of a page',
  'ClusterPages.pages.urls.app': 'made of ids',
  'ChangedFile.downloadURL': signedFile,
  'ContentFile.downloadURL': signedFile,
  'ContentLocation.url': typed,
  'ContentReference.url': typed,
  'ConversationMetadata.url': typed,
  'DevelopmentMode.tunnelUrl': 'where a developer listens; told to administrators only',
  'Integration.secretNames': 'names of secrets, told to administrators only',
  'IntegrationScript.contentSecurityPolicy': 'a policy that every page of the site is sent with',
  'ContentKitElement.source.url': 'a picture or a frame that whoever sees the component loads',
  'CustomFont.fontFaces.sources.url': 'a font that every reader of the site loads',
  'CustomHostname.proof.file.url': 'where the proof is to be published, for everybody to see',
  'CustomizationOverride.privacyPolicy.url': typed,
  'CustomizationOverride.socialPreview.url': typed,
  'DocumentPage.linkTitle': label,
  'GitCommit.url': typed,
  'GroupPage.linkTitle': label,
  'Integration.contentSecurityPolicy': 'a header that every reader gets',
  'Integration.externalLinks.url': typed,
  'IntegrationBlock.markdown.codeblock': 'names a language',
  'IntegrationBlock.urlUnfurl': 'patterns of addresses',
  'IntegrationProperty.callback_url': 'where an integration is called, as it says to everybody',
  'IntegrationProperty.completion_url': 'where an integration is called, as it says to everybody',
  'LinkPage.href': typed,
  'Notification.actor.photoURL': typed,
  'MergeObjections.key': 'names objections that the caller sees',
  'OpenInvite.invitedBy': 'the name of a person; the link was there before',
  'PasskeyStart.ticket': question,
  'PdfAddress.url': signedFile,
  'ProofStart.signOns.startURL': begins,
  'ProofStart.ticket': question,
  'PublishedSite.scripts.contentSecurityPolicy': 'a header that every reader gets',
  'RevisionCause.token': 'the name of a token',
  'SamlMetadata.certificate': given,
  'SamlMetadata.ssoURL': given,
  'SamlProvider.certificate': given,
  'SamlProvider.service.acsURL': given,
  'SamlProvider.service.startURL': begins,
  'SamlProvider.ssoURL': given,
  'SamlTestStart.startURL': 'goes on in the browser that began it alone, and signs nobody in',
  'SecondFactorNeeded.ticket': question,
  'Session.address': 'an IP address',
  'ShareLink.urls.location': 'made of ids',
  'SignOn.startURL': begins,
  'SignOnRoute.startURL': begins,
  'SiteCustomization.privacyPolicy.url': typed,
  'SiteCustomization.socialPreview.url': typed,
  'SiteDraftItem.url': 'a path of the site',
  'SiteFontFace.sources.url': 'a font that every reader of the site loads',
  'TranslationEngine.url': 'where an engine answers; told to administrators only',
  'TranslationUnit.block.key': 'names a block of a page',
  'SiteImage.url': 'an image that every reader of the site loads',
  'SitePreview.url':
    'good for two minutes, ends with the credential that asked, and shows what its person may read at each request',
  'SitePublishingAuth.fallbackURL': typed,
  'SitePublishingAuth.formerKeyValidUntil': aboutTheKey,
  'SitePublishingAuth.keyCreatedAt': aboutTheKey,
  'SitePublishingAuth.keyId': aboutTheKey,
  'SitePublishingAuth.logoutURL': typed,
  'SiteReach.addresses': 'where everybody finds the site',
  'SiteRedirectDestination.url': typed,
  'Space.gitSync.url': typed,
  'User.photoURL': typed,
  'Written.page.urls.location': 'made of ids',
}

/** Plain response fields with such names, by the named schema that contains them. */
const suspects = (): Map<string, { readonly declared: boolean; readonly operations: Set<string> }> => {
  const found = new Map<string, { declared: boolean; operations: Set<string> }>()
  const isPlain = (schema: z.ZodType): boolean =>
    ['string', 'template_literal', 'unknown', 'any'].includes(schema.def.type) ||
    (!['object', 'record'].includes(schema.def.type) &&
      innerSchemas(schema).some((one) => isPlain(one.schema)))
  for (const { id, result } of list) {
    if (result === undefined) continue
    const seen = new Set<z.ZodType>()
    const visit = (schema: z.ZodType, shape: string, path: string): void => {
      const name = z.globalRegistry.get(schema)?.id
      if (seen.has(schema)) return
      seen.add(schema)
      const at = name === undefined ? { shape, path } : { shape: name, path: '' }
      for (const { key, schema: next } of innerSchemas(schema)) {
        const here = key === undefined ? at.path : `${at.path}.${key}`
        const inUrls = /\.urls\.\w+$/.test(here)
        if (key !== undefined && (looksLikeOne.test(key) || inUrls) && isPlain(next)) {
          const place = `${at.shape}${here}`
          const one = found.get(place) ?? { declared: isCredential(next), operations: new Set<string>() }
          one.operations.add(id)
          found.set(place, one)
        }
        visit(next, at.shape, here)
      }
    }
    visit(result, id, '')
  }
  return found
}

describe('the fields of all responses', () => {
  const found = suspects()
  const isPlainAddress = (place: string) =>
    /\.urls\.\w+$/.test(place) && plainAddresses.has(place.split('.', 1)[0] ?? '')

  it('are declared as credentials or known not to be', () => {
    const undecided = [...found].flatMap(([place, { declared, operations: where }]) =>
      declared || place in harmless || isPlainAddress(place) ? [] : [`${place} (${[...where].join(', ')})`],
    )
    expect(undecided).toEqual([])
  })

  it('are listed once, and only if they exist', () => {
    const both = [...found].filter(([place, { declared }]) => declared && place in harmless)
    expect(both).toEqual([])
    expect(Object.keys(harmless).filter((place) => !found.has(place))).toEqual([])
    const shapes = new Set([...found.keys()].filter(isPlainAddress).map((place) => place.split('.', 1)[0]))
    expect([...plainAddresses].filter((shape) => !shapes.has(shape))).toEqual([])
  })

  it('hold the credentials that there are', () => {
    expect([...found].flatMap(([place, { declared }]) => (declared ? place : [])).toSorted()).toEqual([
      'AddedFactor.recoveryCodes',
      'InstallationToken.token',
      'Invite.urls.app',
      'LinkInvite.urls.app',
      'MadeToken.token',
      'NotificationFeed.url',
      'PasswordReset.urls.app',
      'RecoveryCodes.recoveryCodes',
      'SamlTest.assertion',
      'ShareLink.urls.published',
      'SitePublishingAuth.privateKey',
      'SiteVisit.url',
      'TotpStart.secret',
      'TotpStart.uri',
    ])
  })
})

/** Operations that modify a credential, which a lower scope may do without receiving it. */
const changesWithoutTelling = ['updateShareLink', 'updateSitePublishingAuth']

const answering = list.filter(({ result }) => result !== undefined && holdsCredential(result))

describe.each(answering.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  const fields = credentialFields(operation.result)
  const lower = operation.scope !== credentialScope

  it('requires the scope of its credential or makes it optional', () => {
    expect(fields.length).toBeGreaterThan(0)
    expect(operation.right.on).not.toBe('nothing')
    if (lower) expect(fields.filter(({ optional }) => !optional)).toEqual([])
    // Operations that create a credential return it, so callers who cannot receive it must not create one.
    if (lower && operation.method !== 'GET') expect(changesWithoutTelling).toContain(id)
  })

  it('documents the required scope', () => {
    const text = JSON.stringify(openApiDocument([operation], '1'))
    expect(text).toContain(`"x-credential":"${credentialScope}"`)
    const notice = credentialNotice(operation)
    expect(notice === undefined).toBe(!lower)
    for (const { path } of lower ? fields : []) expect(notice).toContain(`\`${path}\``)
    if (notice !== undefined) expect(text).toContain(JSON.stringify(notice))
  })
})

test('a credential is found in every kind of shape', () => {
  const secret = credential(z.string().describe('Opens it.'))
  const shapes: readonly z.ZodType[] = [
    z.object({ a: secret }),
    z.object({ a: secret.optional() }),
    z.object({ a: z.union([z.int(), secret.nullable()]) }),
    z.array(z.object({ a: secret })),
    z.record(z.string(), z.object({ a: secret })),
    z.union([z.object({ b: z.int() }), z.object({ a: secret })]),
    z.object({ a: z.lazy(() => z.array(secret)) }),
    z.tuple([z.object({ a: secret })]),
  ]
  for (const shape of shapes) {
    expect(holdsCredential(shape)).toBe(true)
    expect(credentialFields(shape)).toHaveLength(1)
  }
  expect(z.toJSONSchema(z.object({ a: secret.optional() }))).toMatchObject({
    properties: {
      a: {
        type: 'string',
        'x-credential': 'admin',
        description: expect.stringMatching(/^Opens it\. A secret/),
      },
    },
  })
  expect(holdsCredential(z.object({ a: z.string() }))).toBe(false)
})
