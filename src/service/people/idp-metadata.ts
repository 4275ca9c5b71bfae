/** What the metadata of an identity provider says that a provider needs. It is shown before anything is kept. */
import { parseCertificates } from './saml-certificates.ts'

export interface ReadMetadata {
  readonly entityID: string
  readonly ssoURL: string
  readonly certificate: string
}

/** Why metadata cannot be used, in words for whoever gave it. */
export class MetadataError extends Error {}

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
    .trim()

const attribute = (attributes: string, name: string): string | undefined => {
  const found = new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)
  return found === null ? undefined : unescaped(found[1] ?? found[2] ?? '')
}

/** Elements with this local name: their attributes and what is inside. */
const elements = (xml: string, name: string): readonly { attributes: string; inside: string }[] =>
  [
    ...xml.matchAll(new RegExp(`<((?:[^\\s<>/:]+:)?${name})(\\s[^>]*?)?(?:/>|>([\\s\\S]*?)</\\1\\s*>)`, 'g')),
  ].map(([, , attributes = '', inside = '']) => ({ attributes, inside }))

/** Fails with `MetadataError` for what is no metadata of one provider that signs people in by redirect. */
export const readMetadata = (text: string): ReadMetadata => {
  const xml = text.replaceAll(/<!--[\s\S]*?-->/g, '')
  if (xml.includes('<!')) throw new MetadataError('Metadata with a DOCTYPE or CDATA is not read.')
  const entities = elements(xml, 'EntityDescriptor').filter(({ inside }) => /IDPSSODescriptor/.test(inside))
  const [entity] = entities
  if (entity === undefined)
    throw new MetadataError('This is no metadata of an identity provider: it has no IDPSSODescriptor.')
  if (entities.length > 1)
    throw new MetadataError('This metadata tells of several identity providers. Give that of one.')
  const entityID = attribute(entity.attributes, 'entityID')
  const [role] = elements(entity.inside, 'IDPSSODescriptor')
  const redirect = elements(role?.inside ?? '', 'SingleSignOnService').find(
    ({ attributes }) =>
      attribute(attributes, 'Binding') === 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect',
  )
  const ssoURL = redirect && attribute(redirect.attributes, 'Location')
  if (entityID === undefined || entityID === '') throw new MetadataError('The metadata has no entityID.')
  if (ssoURL === undefined || !/^https?:\/\//.test(ssoURL))
    throw new MetadataError('The metadata names no address for signing in by HTTP-Redirect.')
  const bodies = elements(role?.inside ?? '', 'KeyDescriptor')
    .filter(({ attributes }) => attribute(attributes, 'use') !== 'encryption')
    .flatMap(({ inside }) => elements(inside, 'X509Certificate').map((one) => one.inside.trim()))
  const certificates = parseCertificates([...new Set(bodies)].join('\n\n'))
  if (certificates.length === 0)
    throw new MetadataError('The metadata holds no certificate to check answers with.')
  return { entityID, ssoURL, certificate: certificates.map(({ pem }) => pem).join('') }
}
