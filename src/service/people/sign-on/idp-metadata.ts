/** Extracts the provider settings from an identity provider's metadata, to be reviewed before anything is stored. */
import { without } from '../../../content/document/linear-text.ts'
import { parseCertificates } from './saml-certificates.ts'

export interface ReadMetadata {
  readonly entityID: string
  readonly ssoURL: string
  readonly certificate: string
}

/** Why metadata cannot be used, as a message for the user. */
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

interface XmlElement {
  readonly attributes: string
  readonly inside: string
}

/** Positions of closing tags by name, last one first. */
const closingTags = (xml: string): ReadonlyMap<string, number[]> => {
  const places = new Map<string, number[]>()
  for (const { index, 1: tag = '' } of xml.matchAll(/<\/([^\s<>/]+)\s*>/g)) {
    const known = places.get(tag)
    if (known === undefined) places.set(tag, [index])
    else known.push(index)
  }
  for (const list of places.values()) list.reverse()
  return places
}

/** Elements with this local name, not nested in one another: their attributes and content. In one pass. */
const elements = (xml: string, name: string): readonly XmlElement[] => {
  const found: XmlElement[] = []
  const closing = closingTags(xml)
  const begin = new RegExp(`<((?:[^\\s<>/:]+:)?${name})(?=[\\s/>])`, 'g')
  for (let match = begin.exec(xml); match !== null; match = begin.exec(xml)) {
    const end = xml.indexOf('>', begin.lastIndex)
    if (end < 0) break
    const attributes = xml.slice(begin.lastIndex, end)
    if (attributes.endsWith('/')) {
      found.push({ attributes: attributes.slice(0, -1), inside: '' })
      continue
    }
    const places = closing.get(match[1] ?? '')
    while ((places?.at(-1) ?? end) < end) places?.pop()
    const close = places?.at(-1)
    if (close === undefined) continue
    found.push({ attributes, inside: xml.slice(end + 1, close) })
    begin.lastIndex = close
  }
  return found
}

/** Fails with `MetadataError` unless it is metadata of exactly one provider that supports sign-in by redirect. */
export const readMetadata = (text: string): ReadMetadata => {
  const xml = without(text, '<!--', '-->')
  if (xml.includes('<!')) throw new MetadataError('Metadata with a DOCTYPE or CDATA is not supported.')
  const entities = elements(xml, 'EntityDescriptor').filter(({ inside }) => /IDPSSODescriptor/.test(inside))
  const [entity] = entities
  if (entity === undefined)
    throw new MetadataError('This is not the metadata of an identity provider: it has no IDPSSODescriptor.')
  if (entities.length > 1)
    throw new MetadataError(
      'This metadata describes several identity providers. Use metadata that describes one.',
    )
  const entityID = attribute(entity.attributes, 'entityID')
  const [role] = elements(entity.inside, 'IDPSSODescriptor')
  const redirect = elements(role?.inside ?? '', 'SingleSignOnService').find(
    ({ attributes }) =>
      attribute(attributes, 'Binding') === 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect',
  )
  const ssoURL = redirect && attribute(redirect.attributes, 'Location')
  if (entityID === undefined || entityID === '') throw new MetadataError('The metadata has no entityID.')
  if (ssoURL === undefined || !/^https?:\/\//.test(ssoURL))
    throw new MetadataError('The metadata has no sign-in URL for the HTTP-Redirect binding.')
  const bodies = elements(role?.inside ?? '', 'KeyDescriptor')
    .filter(({ attributes }) => attribute(attributes, 'use') !== 'encryption')
    .flatMap(({ inside }) => elements(inside, 'X509Certificate').map((one) => one.inside.trim()))
  const certificates = parseCertificates([...new Set(bodies)].join('\n\n'))
  if (certificates.length === 0) throw new MetadataError('The metadata has no signing certificate.')
  return { entityID, ssoURL, certificate: certificates.map(({ pem }) => pem).join('') }
}
