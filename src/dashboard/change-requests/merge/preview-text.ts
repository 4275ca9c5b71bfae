/** Describes a preview in sentences. Pure. */
import type { MergePreview, PreviewLink, PreviewPage, Resolution } from '../../../client/types.gen.ts'

const whatText: Readonly<Record<PreviewPage['what'][number], string>> = {
  added: 'new',
  removed: 'deleted',
  moved: 'moved',
  renamed: 'renamed',
  text: 'text',
  options: 'options',
}

/** `moved, text` */
export const pageText = ({ what }: PreviewPage): string => what.map((one) => whatText[one]).join(', ')

const quoted = (title: string | undefined, id: string): string =>
  title === undefined || title === '' ? id : `“${title}”`

const sideParts = (parts: readonly string[] = [], blocks: number | undefined): string =>
  parts
    .map((part) =>
      part === 'text'
        ? blocks === undefined
          ? 'the text'
          : blocks === 1
            ? 'one block'
            : `${blocks} blocks`
        : part === 'place'
          ? 'the place'
          : `“${part}”`,
    )
    .join(', ')

/** What was resolved automatically, and how. */
export const resolutionText = (one: Resolution): string => {
  const { kind, subject, from = '', to = '' } = one
  const what = quoted(subject.title, subject.id)
  switch (kind) {
    case 'both':
      return `${what}: main changed ${sideParts(one.main, one.mainBlocks)}, this change ${sideParts(one.change, one.changeBlocks)}. Both stand.`
    case 'slug':
      return `${what}: the address “${from}” was taken, so it is “${to}”.`
    case 'file-name':
      return `${what}: the name “${from}” was taken, so it is “${to}”.`
    case 'reparented':
      return `${what}: the page above it is gone, so it stands under the nearest one that is left.`
    case 'kept-file':
      return `${subject.id}: both changed it, and main’s stands. Only exports use it.`
    case 'moved-both':
      return `${what}: both moved the same block. It stands where main put it.`
    case 'cycle':
      return `${what}: both moved blocks into each other. They stand where main put them.`
    case 'moved-deleted':
      return `${what}: a block that one side only moved and the other deleted is gone.`
  }
}

const targetText = ({ reference, targetTitle }: PreviewLink): string => {
  if (targetTitle !== undefined)
    return reference.kind === 'anchor' ? `“${targetTitle}” › ${reference.anchor}` : `“${targetTitle}”`
  switch (reference.kind) {
    case 'url':
      return reference.url
    case 'page':
      return 'a page that is not there'
    case 'anchor':
      return `the part “${reference.anchor}”`
    default:
      return `a ${reference.kind.replace('-', ' ')}`
  }
}

/** `“Start” in Handbook → “Care”` */
export const linkText = (link: PreviewLink, space: string): string => {
  const where = link.space === space ? '' : ` in ${link.spaceTitle}`
  return `${quoted(link.source.title, link.source.id)}${where} → ${targetText(link)}`
}

const some = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`)

/** The main sentence of each section; undefined if there is nothing to say. */
export const previewLines = ({ addresses, links, conflicts, resolved, words }: MergePreview) => {
  const broken = links.broken.count + links.broken.hidden
  const fixed = links.fixed.count + links.fixed.hidden
  const gone = addresses.items.filter(({ after }) => after === undefined).length
  return {
    addresses:
      addresses.count === 0
        ? undefined
        : `${some(addresses.count, 'One address changes', 'addresses change')}. ${
            gone === addresses.count
              ? 'Nothing will be there any more.'
              : gone === 0
                ? 'The old ones lead to the pages.'
                : 'Old ones lead to the pages that stay.'
          }`,
    broken: broken === 0 ? undefined : some(broken, 'One link breaks', 'links break'),
    fixed: fixed === 0 ? undefined : some(fixed, 'One broken link is mended', 'broken links are mended'),
    conflicts:
      conflicts.open === 0
        ? conflicts.count === 0
          ? undefined
          : some(conflicts.count, 'One conflict is decided', 'conflicts are decided')
        : some(conflicts.open, 'One conflict to decide', 'conflicts to decide'),
    resolved:
      resolved.count === 0
        ? undefined
        : some(resolved.count, 'One thing is settled by itself', 'things are settled by themselves'),
    words:
      words.count === 0
        ? undefined
        : `${some(words.count, 'One word', 'words')}${words.complete ? '' : ' or more'} will not be found by a search any more`,
  }
}
