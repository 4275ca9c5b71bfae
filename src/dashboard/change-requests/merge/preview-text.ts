/** Describes a preview in sentences. Pure. */
import type { MergePreview, PreviewLink, PreviewPage, Resolution } from '../../../client/types.gen.ts'
import { operationName } from '../../../content/api-document/operations.ts'

const changeLabels: Readonly<Record<PreviewPage['what'][number], string>> = {
  added: 'new',
  removed: 'deleted',
  moved: 'moved',
  renamed: 'renamed',
  text: 'text',
  options: 'options',
}

/** How many pages change, each once, without groups. */
export const changedPages = ({ count, counts }: Pick<MergePreview, 'count' | 'counts'>): number =>
  count - counts.groups

/** `moved, text` */
export const pageText = ({ what }: PreviewPage): string => what.map((one) => changeLabels[one]).join(', ')

const quoted = (title: string | undefined, id: string): string =>
  title === undefined || title === '' ? id : `“${title}”`

const sideChanges = (parts: readonly string[] = [], blocks: number | undefined): string =>
  parts
    .map((part) =>
      part === 'text'
        ? blocks === undefined
          ? 'the text'
          : blocks === 1
            ? '1 block'
            : `${blocks} blocks`
        : part === 'place'
          ? 'the location'
          : `“${part}”`,
    )
    .join(', ')

/** What was resolved automatically, and how. */
export const resolutionText = (one: Resolution): string => {
  const { kind, subject, from = '', to = '' } = one
  const what = quoted(subject.title, subject.id)
  switch (kind) {
    case 'both':
      return `${what}: main changed ${sideChanges(one.main, one.mainBlocks)}; this change request changed ${sideChanges(one.change, one.changeBlocks)}. Both are kept.`
    case 'slug':
      return `${what}: the slug “${from}” is taken, so it becomes “${to}”.`
    case 'file-name':
      return `${what}: the name “${from}” is taken, so it becomes “${to}”.`
    case 'reparented':
      return `${what}: the parent page was deleted, so it moves under the nearest remaining page.`
    case 'kept-file':
      return `${subject.id}: both changed it. Main’s version is kept. Only exports use it.`
    case 'moved-both':
      return `${what}: both moved the same block. It stays where main moved it.`
    case 'cycle':
      return `${what}: both moved blocks into each other. They stay where main moved them.`
    case 'too-deep':
      return `${what}: the changes of both sides would nest a block too deeply, so it is not moved that deep.`
    case 'moved-deleted':
      return `${what}: a block that one side moved and the other deleted is deleted.`
    case 'kept-block':
      return `${what}: what held a block was deleted. The block is kept in its place.`
  }
}

const targetText = ({ reference, operation, targetTitle }: PreviewLink): string => {
  if (reference.kind === 'openapi') {
    const specification = `the API specification ${reference.spec}`
    return operation === undefined ? specification : `${operationName(operation)} of ${specification}`
  }
  if (targetTitle !== undefined)
    return reference.kind === 'anchor' ? `“${targetTitle}” › ${reference.anchor}` : `“${targetTitle}”`
  switch (reference.kind) {
    case 'url':
      return reference.url
    case 'page':
      return 'a missing page'
    case 'anchor':
      return `#${reference.anchor}`
    default:
      return `a ${reference.kind.replace('-', ' ')}`
  }
}

/** `“Start” in Handbook → “Care”` */
export const linkText = (link: PreviewLink, space: string): string => {
  const where = link.space === space ? '' : ` in ${link.spaceTitle}`
  return `${quoted(link.source.title, link.source.id)}${where} → ${targetText(link)}`
}

const countLabel = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${count} ${many}`

/** The main sentence of each section; undefined if there is nothing to say. */
export const previewLines = ({ addresses, links, conflicts, resolved, words }: MergePreview) => {
  const broken = links.broken.count + links.broken.hidden
  const fixed = links.fixed.count + links.fixed.hidden
  const gone = addresses.items.filter(({ after }) => after === undefined).length
  return {
    addresses:
      addresses.count === 0
        ? undefined
        : `${countLabel(addresses.count, '1 URL changes', 'URLs change')}. ${
            gone === addresses.count
              ? 'The old URLs will stop working.'
              : gone === 0
                ? 'The old URLs will redirect to the pages.'
                : 'Old URLs of remaining pages will redirect.'
          }`,
    broken: broken === 0 ? undefined : countLabel(broken, '1 link breaks', 'links break'),
    fixed: fixed === 0 ? undefined : countLabel(fixed, '1 broken link is fixed', 'broken links are fixed'),
    conflicts:
      conflicts.open === 0
        ? conflicts.count === 0
          ? undefined
          : countLabel(conflicts.count, '1 conflict is resolved', 'conflicts are resolved')
        : countLabel(conflicts.open, '1 conflict to resolve', 'conflicts to resolve'),
    resolved:
      resolved.count === 0
        ? undefined
        : countLabel(
            resolved.count,
            '1 conflict is resolved automatically',
            'conflicts are resolved automatically',
          ),
    words:
      words.count === 0
        ? undefined
        : `${words.complete ? '' : 'At least '}${countLabel(words.count, '1 word', 'words')} will no longer appear in search`,
  }
}
