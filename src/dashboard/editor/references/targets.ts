/** Link targets as rows to pick from. Pure. */
import type { FindThingsResponse, SearchOrganizationResponse, User } from '../../../client/types.gen.ts'
import type { ContentReference } from '../../../content/document/document.ts'
import type { Heading } from '../../../content/document/heading-anchors.ts'
import { typedAddress } from '../typing/markdown-input-rules.ts'

export interface PickablePage {
  readonly id: string
  readonly title: string
  /** Titles of its ancestors. */
  readonly above: string
}

export interface PickableFile {
  readonly id: string
  readonly name: string
  readonly contentType: string
  readonly downloadURL?: string
}

/** The context of reference pickers: a change request, its pages and its files. */
export interface ReferenceContext {
  readonly organization: string
  readonly space: string
  readonly revision: string
  readonly pages: readonly PickablePage[]
  readonly files: readonly PickableFile[]
}

export const targetKinds = ['address', 'page', 'section', 'file', 'space', 'person'] as const
export type TargetKind = (typeof targetKinds)[number]

export interface Target {
  /** Unique in a list. */
  readonly id: string
  readonly kind: TargetKind
  readonly ref: ContentReference
  /** Also the text of a link without a selection. */
  readonly title: string
  /** Where it is located. */
  readonly detail: string
}

const mostOfEach = 8

/** How well a title matches the words, lower is better; undefined if a word is missing. */
const rank = (title: string, detail: string, words: readonly string[]): number | undefined => {
  const [name, around] = [title.toLocaleLowerCase(), detail.toLocaleLowerCase()]
  if (!words.every((word) => name.includes(word) || around.includes(word))) return undefined
  const whole = words.join(' ')
  if (name === whole) return 0
  if (name.startsWith(whole)) return 1
  return words.every((word) => name.includes(word)) ? 2 : 3
}

/** The best matches by title and location; without a query, in the original order. */
const best = <Resource>(
  items: readonly Resource[],
  typed: string,
  labelOf: (item: Resource) => readonly [title: string, detail: string],
): readonly Resource[] => {
  const words = typed.trim().toLocaleLowerCase().split(/\s+/u).filter(Boolean)
  if (words.length === 0) return items.slice(0, mostOfEach)
  return items
    .flatMap((item) => {
      const found = rank(...labelOf(item), words)
      return found === undefined ? [] : [{ item, found }]
    })
    .toSorted((a, b) => a.found - b.found)
    .slice(0, mostOfEach)
    .map(({ item }) => item)
}

export const pageTarget = ({ id, title, above }: PickablePage): Target => ({
  id: `page ${id}`,
  kind: 'page',
  ref: { kind: 'page', page: id },
  title,
  detail: above,
})

const fileTarget = ({ id, name }: PickableFile): Target => ({
  id: `file ${id}`,
  kind: 'file',
  ref: { kind: 'file', file: id },
  title: name,
  detail: 'File in this space',
})

/** A typed URL, completed if necessary. */
export const addressTarget = (typed: string): Target | undefined => {
  const text = typed.trim()
  const bare =
    /^(?:www\.|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|dev|edu|gov)(?:[/:?#]|$))\S*$/iu.test(text)
  const ref = typedAddress(
    bare ? `https://${text}` : /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u.test(text) ? `mailto:${text}` : text,
  )
  return ref?.kind === 'url'
    ? { id: 'address', kind: 'address', ref, title: text, detail: ref.url === text ? 'URL' : ref.url }
    : undefined
}

/** The sections of a page; `page` undefined is the edited one. */
export const sectionTargets = (
  headings: readonly Pick<Heading, 'anchor' | 'title' | 'level'>[],
  page: PickablePage | undefined,
): readonly Target[] =>
  headings.map(({ anchor, title, level }) => ({
    id: `section ${page?.id ?? ''} ${anchor}`,
    kind: 'section',
    ref: { kind: 'anchor', anchor, ...(page === undefined ? {} : { page: page.id }) },
    title: title === '' ? anchor : title,
    detail: `${page === undefined ? 'On this page' : page.title} · heading ${level}`,
  }))

/** Pages and files of the change request that match the query, without a request. */
export const localTargets = (
  { pages, files }: Pick<ReferenceContext, 'pages' | 'files'>,
  typed: string,
): readonly Target[] => [
  ...best(pages, typed, ({ title, above }) => [title, above]).map(pageTarget),
  ...(typed.trim() === '' ? [] : best(files, typed, ({ name }) => [name, '']).map(fileTarget)),
]

/** Sections of the edited page that match the query. */
export const matchingSections = (sections: readonly Target[], typed: string): readonly Target[] =>
  best(sections, typed, ({ title }) => [title, ''])

/** Search results of the service: pages and sections with the words, also of other spaces. */
export const foundTargets = (found: SearchOrganizationResponse, space: string): readonly Target[] =>
  found.items.flatMap(({ id, title: spaceTitle, pages }) => {
    const elsewhere = id === space ? {} : { space: id }
    const context = id === space ? [] : [spaceTitle]
    return pages.slice(0, mostOfEach).flatMap((page): Target[] => {
      const above = page.ancestors.map(({ title }) => title)
      return [
        {
          id: `page ${id === space ? '' : `${id} `}${page.id}`,
          kind: 'page',
          ref: { kind: 'page', page: page.id, ...elsewhere },
          title: page.title,
          detail: [...context, ...above].join(' / '),
        },
        ...(page.sections ?? [])
          .filter(({ id: anchor }) => anchor !== '')
          .slice(0, 2)
          .map((section): Target => ({
            id: `section ${id} ${page.id} ${section.id}`,
            kind: 'section',
            ref: { kind: 'anchor', anchor: section.id, page: page.id, ...elsewhere },
            title: section.title,
            detail: [...context, ...above, page.title].join(' / '),
          })),
      ]
    })
  })

export const spaceTargets = ({ spaces }: FindThingsResponse): readonly Target[] =>
  spaces.map(({ id, title }) => ({
    id: `space ${id}`,
    kind: 'space',
    ref: { kind: 'space', space: id },
    title,
    detail: 'Space',
  }))

export const personTarget = ({
  id,
  displayName,
  email,
}: Pick<User, 'id' | 'displayName' | 'email'>): Target => ({
  id: `person ${id}`,
  kind: 'person',
  ref: { kind: 'user', user: id },
  title: displayName,
  detail: email ?? 'Person',
})

/** One list without duplicates, grouped by kind in the given order; stable within a kind. */
export const inOrder = (targets: readonly Target[], order: readonly TargetKind[]): readonly Target[] => {
  const seen = new Set<string>()
  const once = targets.filter(({ id }) => !seen.has(id) && seen.add(id))
  return order.flatMap((kind) => once.filter((one) => one.kind === kind))
}
