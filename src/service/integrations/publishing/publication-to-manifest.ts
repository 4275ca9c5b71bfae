/** Checks a publication beyond its schema, and splits it into what is stored: manifest, pictures, script, secrets. */
import type { IntegrationPublication } from '../../../contract/integrations/schemas.ts'
import type { ErrorDetail } from '../../../contract/operation/errors.ts'
import { Failure } from '../../http/failure.ts'
import { sha256 } from '../../storage/objects/objects.ts'
import type { Manifest } from '../model/manifest.ts'
import { normalPolicy } from './content-policy.ts'

export interface Picture {
  readonly hash: string
  readonly bytes: Buffer
}

export interface Published {
  readonly manifest: Manifest
  readonly pictures: readonly Picture[]
}

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Bytes of a picture. */
const largestIcon = 256 * 1024
const largestPreview = 1024 * 1024

const refusedPicture = (path: string, message: string): Failure =>
  new Failure('invalid-input', message, { details: [{ path, message }] })

/** A picture by its hash; without bytes if it is one that the former version shows too. */
interface NamedPicture {
  readonly hash: string
  readonly bytes?: Buffer
}

const keptPicture = (url: string, path: string, former: Manifest | undefined): NamedPicture => {
  const [, hash] = /\/([\w-]+)\.png$/.exec(new URL(url).pathname) ?? []
  if (hash === undefined || (former?.icon !== hash && !former?.previewImages.includes(hash)))
    throw refusedPicture(path, 'The published version has no picture with this URL.')
  return { hash }
}

const readPicture = (base64: string, path: string, most: number): NamedPicture => {
  const bytes = Buffer.from(base64, 'base64')
  if (!bytes.subarray(0, 8).equals(pngStart)) throw refusedPicture(path, 'Must be a PNG picture.')
  if (bytes.length > most) throw refusedPicture(path, `Must be at most ${most / 1024} KB.`)
  return { hash: sha256(bytes), bytes }
}

/** Ids and fence words that occur twice among the blocks and sources. */
const repetitions = ({ blocks = [], contentSources = [] }: IntegrationPublication): ErrorDetail[] => {
  const repeated = (values: readonly (string | undefined)[], path: (at: number) => string): ErrorDetail[] =>
    values.flatMap((value, at) =>
      value !== undefined && values.indexOf(value) < at
        ? [{ path: path(at), message: `"${value}" is used twice.` }]
        : [],
    )
  return [
    ...repeated(
      blocks.map(({ id }) => id),
      (at) => `body.blocks.${at}.id`,
    ),
    ...repeated(
      blocks.map(({ markdown }) => markdown?.codeblock),
      (at) => `body.blocks.${at}.markdown.codeblock`,
    ),
    ...repeated(
      contentSources.map(({ id }) => id),
      (at) => `body.contentSources.${at}.id`,
    ),
  ]
}

/** Required properties that a configuration does not define. */
const undefinedRequired = ({ configurations = {} }: IntegrationPublication): ErrorDetail[] =>
  Object.entries(configurations).flatMap(([level, configuration]) =>
    configuration === undefined || !('properties' in configuration)
      ? []
      : (configuration.required ?? []).flatMap((name, at) =>
          name in configuration.properties
            ? []
            : [
                {
                  path: `body.configurations.${level}.required.${at}`,
                  message: `"${name}" is not among the properties.`,
                },
              ],
        ),
  )

/** Fails with `invalid-input`, naming each field that is wrong. `former`: the manifest of the published version. */
export const publicationToManifest = (publication: IntegrationPublication, former?: Manifest): Published => {
  const details = [...repetitions(publication), ...undefinedRequired(publication)]
  if (details.length > 0) throw new Failure('invalid-input', 'The manifest contradicts itself.', { details })
  const {
    script: _script,
    secrets: _secrets,
    organization: _owner,
    visibility: _visibility,
    ...declared
  } = publication
  const { icon, previewImages = [], contentSecurityPolicy, ...plain } = declared
  const pictureOf = (given: string, path: string, most: number): NamedPicture =>
    given.includes(':') ? keptPicture(given, path, former) : readPicture(given, path, most)
  const iconPicture = icon === undefined ? undefined : pictureOf(icon, 'body.icon', largestIcon)
  const previews = previewImages.map((one, at) => pictureOf(one, `body.previewImages.${at}`, largestPreview))
  const pictures = [...(iconPicture ? [iconPicture] : []), ...previews]
  return {
    manifest: {
      ...plain,
      target: publication.target ?? 'all',
      categories: publication.categories ?? [],
      previewImages: previews.map(({ hash }) => hash),
      ...(iconPicture && { icon: iconPicture.hash }),
      ...(contentSecurityPolicy !== undefined && {
        contentSecurityPolicy: normalPolicy(contentSecurityPolicy),
      }),
    },
    pictures: pictures.flatMap(({ hash, bytes }) => (bytes === undefined ? [] : [{ hash, bytes }])),
  }
}
