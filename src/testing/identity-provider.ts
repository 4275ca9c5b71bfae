/**
 * A real identity provider for tests: it reads and verifies the requests that the service signs, and signs answers
 * with the implementation of another library than the one that the service checks them with.
 */
import { generateKeyPairSync } from 'node:crypto'
import * as samlify from 'samlify'
import { selfSigned } from '../service/people/self-signed.ts'

// The library wants a schema validator; what it is given here was made by the service.
samlify.setSchemaValidator({ validate: () => Promise.resolve('valid') })

export interface Answering {
  /** Of the request. */
  readonly request: string
  readonly acs: string
  readonly audience: string
}

/** What an answer says; everything can be made wrong. */
export interface Said extends Partial<Answering> {
  readonly nameId?: string
  readonly nameIdFormat?: string
  readonly attributes?: Readonly<Record<string, string>>
  readonly issuer?: string
  /** Milliseconds from now. */
  readonly notBefore?: number
  readonly notOnOrAfter?: number
  readonly assertionId?: string
  readonly sign?: 'assertion' | 'both' | 'response' | 'nothing'
  readonly algorithm?: string
  /** The request that the assertion itself names, when it is another. */
  readonly assertedRequest?: string
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const sha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'

export interface IdentityProvider {
  readonly entityId: string
  readonly ssoUrl: string
  readonly certificate: string
  readonly metadata: string
  /** Reads a request as a browser brings it; fails when its signature is not the service's. */
  read(redirect: string, serviceMetadata: string): Promise<Answering>
  /** The text of an answer, signed. */
  xml(to: Answering, said?: Said): string
  /** As the browser posts it. */
  answer(to: Answering, said?: Said): string
}

let count = 0

export const makeIdentityProvider = (name = 'idp'): IdentityProvider => {
  const entityId = `https://${name}.test/metadata`
  const ssoUrl = `https://${name}.test/sso`
  const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const privateKey = key.export({ type: 'pkcs8', format: 'pem' }).toString()
  const certificate = selfSigned({
    privateKey,
    name,
    notBefore: '2026-01-01T00:00:00.000Z',
    notAfter: '2046-01-01T00:00:00.000Z',
    serial: Uint8Array.from({ length: 16 }, (_, at) => at + 1),
  })
  const body = certificate.replaceAll(/-----[A-Z ]+-----|\s/g, '')
  const metadata = `<?xml version="1.0"?>
<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}">
  <IDPSSODescriptor WantAuthnRequestsSigned="true" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data>
      <ds:X509Certificate>${body}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></KeyDescriptor>
    <SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${ssoUrl}"/>
    <SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${ssoUrl}/post"/>
  </IDPSSODescriptor>
</EntityDescriptor>`
  const provider = samlify.IdentityProvider({ metadata })

  const signed = (xml: string, what: 'Assertion' | 'Response', algorithm = sha256): string =>
    samlify.SamlLib.constructSAMLSignature({
      rawSamlMessage: xml,
      privateKey,
      signingCert: body,
      signatureAlgorithm: algorithm,
      isBase64Output: false,
      isMessageSigned: what === 'Response',
      ...(what === 'Assertion' && {
        referenceTagXPath: "/*[local-name(.)='Response']/*[local-name(.)='Assertion']",
      }),
      signatureConfig: {
        prefix: 'ds',
        location: {
          reference:
            what === 'Response'
              ? "/*[local-name(.)='Response']/*[local-name(.)='Issuer']"
              : "/*[local-name(.)='Response']/*[local-name(.)='Assertion']/*[local-name(.)='Issuer']",
          action: 'after',
        },
      },
    })

  const xml = (to: Answering, said: Said = {}): string => {
    count += 1
    const time = (ahead: number) => new Date(Date.now() + ahead).toISOString()
    const request = said.request ?? to.request
    const [begin, end] = [time(said.notBefore ?? -1000), time(said.notOnOrAfter ?? 300_000)]
    const issuer = `<saml:Issuer>${said.issuer ?? entityId}</saml:Issuer>`
    const format = said.nameIdFormat ?? 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'
    const attributes = Object.entries(said.attributes ?? {})
      .map(
        ([attribute, value]) =>
          `<saml:Attribute Name="${escaped(attribute)}"><saml:AttributeValue>${escaped(value)}</saml:AttributeValue></saml:Attribute>`,
      )
      .join('')
    const plain =
      `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_r${count}" Version="2.0" IssueInstant="${time(0)}" Destination="${said.acs ?? to.acs}"${request === '' ? '' : ` InResponseTo="${request}"`}>` +
      `${issuer}<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>` +
      `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${said.assertionId ?? `_a${count}`}" Version="2.0" IssueInstant="${time(0)}">${issuer}` +
      `<saml:Subject><saml:NameID Format="${format}">${escaped(said.nameId ?? 'kim@halden.test')}</saml:NameID>` +
      `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${end}" Recipient="${said.acs ?? to.acs}"${request === '' ? '' : ` InResponseTo="${said.assertedRequest ?? request}"`}/></saml:SubjectConfirmation></saml:Subject>` +
      `<saml:Conditions NotBefore="${begin}" NotOnOrAfter="${end}"><saml:AudienceRestriction><saml:Audience>${said.audience ?? to.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>` +
      `<saml:AuthnStatement AuthnInstant="${time(0)}" SessionIndex="_s${count}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>` +
      `${attributes === '' ? '' : `<saml:AttributeStatement>${attributes}</saml:AttributeStatement>`}</saml:Assertion></samlp:Response>`
    const how = said.sign ?? 'assertion'
    const inner = how === 'assertion' || how === 'both' ? signed(plain, 'Assertion', said.algorithm) : plain
    return how === 'both' || how === 'response' ? signed(inner, 'Response', said.algorithm) : inner
  }

  return {
    entityId,
    ssoUrl,
    certificate,
    metadata,
    async read(redirect, serviceMetadata) {
      const url = new URL(redirect)
      if (`${url.origin}${url.pathname}` !== ssoUrl) throw new Error(`Sent to ${url.origin}${url.pathname}.`)
      const query = Object.fromEntries(url.searchParams)
      const octetString = url.search
        .slice(1)
        .split('&')
        .filter((pair) => /^(SAMLRequest|RelayState|SigAlg)=/.test(pair))
        .join('&')
      const service = samlify.ServiceProvider({ metadata: serviceMetadata })
      const { extract } = await provider.parseLoginRequest(service, 'redirect', { query, octetString })
      const { request } = extract as { request: { id: string; assertionConsumerServiceUrl: string } }
      return {
        request: request.id,
        acs: request.assertionConsumerServiceUrl,
        audience: service.entityMeta.getEntityID(),
      }
    },
    xml,
    answer: (to, said) => Buffer.from(xml(to, said)).toString('base64'),
  }
}
