/**
 * The normal form of a tree of elements: children that mean nothing are gone, lists are flat, text among elements is a
 * text element, URLs are absolute http(s) URLs. Says where the tree breaks a limit or holds an element that is unknown.
 */
import type { ErrorDetail } from '../operation/errors.ts'
import { IconName } from './contentkit.ts'

type Values = { readonly [name: string]: unknown }
type Path = readonly PropertyKey[]

/** What a property of an element holds. */
type Slot = 'elements' | 'texts' | 'element' | 'icon' | 'address' | 'options' | 'controls'

const content = { children: 'elements' } as const
/** Properties that hold elements or URLs, by type of element. A type that is not listed is unknown. */
const slots: { readonly [type: string]: { readonly [name: string]: Slot } } = {
  block: { ...content, controls: 'controls' },
  modal: { ...content, subtitle: 'texts', submit: 'element' },
  configuration: content,
  stepper: content,
  step: content,
  hstack: content,
  vstack: content,
  box: content,
  divider: {},
  hint: content,
  image: { source: 'address' },
  text: { children: 'texts' },
  link: { children: 'texts', target: 'address' },
  markdown: {},
  card: { ...content, hint: 'texts', icon: 'icon', buttons: 'elements' },
  button: { icon: 'icon', trailingIcon: 'icon' },
  input: { hint: 'texts', element: 'element' },
  textinput: {},
  select: { options: 'options' },
  switch: {},
  radio: {},
  checkbox: {},
  codeblock: { buttons: 'elements', header: 'elements', footer: 'elements' },
  webframe: { source: 'address', buttons: 'elements' },
}

const iconNames: ReadonlySet<string> = new Set(IconName.options)

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** What conditions in a component leave behind. */
const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || typeof value === 'boolean'

export interface NormalFormOptions {
  readonly integrationsUrl: string
  readonly limits: { readonly nodes: number; readonly depth: number }
}

export interface NormalForm {
  readonly element: unknown
  readonly problems: readonly ErrorDetail[]
  /** The path in the original output that a path in the normal form came from. */
  readonly sourcePath: (path: Path) => Path
}

/** Flattens nested lists; each item with its path inside the list. `listItems('a')` is one item with an empty path. */
function listItems(value: unknown, path: Path = []): (readonly [item: unknown, path: Path])[] {
  if (!Array.isArray(value)) return isNothing(value) ? [] : [[value, path]]
  return value.flatMap((item, at) => listItems(item, [...path, at]))
}

class Reader {
  readonly problems: ErrorDetail[] = []
  readonly #options: NormalFormOptions
  /** For each list in the normal form, where its items were in the original list. */
  readonly #origins = new WeakMap<readonly unknown[], readonly Path[]>()
  #nodes = 0

  constructor(options: NormalFormOptions) {
    this.#options = options
  }

  #problem(path: Path, message: string): undefined {
    if (this.problems.length < 20) this.problems.push({ path: path.map(String).join('.'), message })
  }

  /** Counts a node; false once there are too many, which is reported once. */
  #counts(path: Path): boolean {
    this.#nodes += 1
    const { nodes } = this.#options.limits
    if (this.#nodes === nodes + 1) this.#problem(path, `Has more than ${nodes} elements.`)
    return this.#nodes <= nodes
  }

  element(value: unknown, path: Path, depth: number): unknown {
    if (!isObject(value)) return this.#problem(path, 'Must be an element.')
    if (!this.#counts(path)) return undefined
    const { type } = value
    const known = typeof type === 'string' && Object.hasOwn(slots, type) ? slots[type] : undefined
    if (known === undefined)
      return this.#problem([...path, 'type'], `${JSON.stringify(type)?.slice(0, 100)} is not an element.`)
    if (depth > this.#options.limits.depth)
      return this.#problem(path, `Is nested more than ${this.#options.limits.depth} elements deep.`)
    return this.#members(value, known, path, depth)
  }

  #members(value: Values, known: { readonly [name: string]: Slot }, path: Path, depth: number): Values {
    const members: { [name: string]: unknown } = {}
    for (const [name, member] of Object.entries(value)) {
      if (member === null || member === undefined) continue
      const slot = Object.hasOwn(known, name) ? known[name] : undefined
      const read = slot === undefined ? member : this.#slot(slot, member, [...path, name], depth)
      if (read !== undefined) members[name] = read
    }
    // A container whose only child is left out is empty, not broken.
    if (known['children'] !== undefined && members['children'] === undefined && value['type'] !== 'card')
      members['children'] = []
    return members
  }

  #slot(slot: Slot, value: unknown, path: Path, depth: number): unknown {
    switch (slot) {
      case 'elements':
        return this.#list(value, path, (item, at) => this.#child(item, at, depth + 1))
      case 'texts':
        return this.#list(value, path, (item, at) => this.#text(item, at, depth + 1))
      case 'element':
        return isNothing(value) ? undefined : this.element(value, path, depth + 1)
      case 'icon':
        return this.#icon(value, path, depth)
      case 'address':
        return this.#address(value, path)
      case 'options':
        return Array.isArray(value)
          ? this.#list(value, path, (item, at) => this.#withIcon(item, at, depth))
          : this.#address(value, path)
      case 'controls':
        return this.#controls(value, path, depth)
    }
  }

  #list(value: unknown, path: Path, read: (item: unknown, path: Path) => unknown): readonly unknown[] {
    const list: unknown[] = []
    const origins: Path[] = []
    for (const [item, at] of listItems(value)) {
      if (this.#nodes > this.#options.limits.nodes) break
      const made = read(item, [...path, ...at])
      if (made === undefined) continue
      list.push(made)
      origins.push(at)
    }
    this.#origins.set(list, origins)
    return list
  }

  #child(value: unknown, path: Path, depth: number): unknown {
    if (typeof value !== 'string' && typeof value !== 'number') return this.element(value, path, depth)
    const text = this.#text(value, path, depth)
    return text === undefined ? undefined : { type: 'text', children: [text] }
  }

  #text(value: unknown, path: Path, depth: number): unknown {
    if (typeof value !== 'string' && typeof value !== 'number') return this.element(value, path, depth)
    return this.#counts(path) ? String(value) : undefined
  }

  /** An icon that is not drawn is left out: the list grows. */
  #icon(value: unknown, path: Path, depth: number): unknown {
    if (typeof value === 'string') return iconNames.has(value) ? value : undefined
    return isNothing(value) ? undefined : this.element(value, path, depth + 1)
  }

  /** An option or a control: an object that may have an icon. */
  #withIcon(value: unknown, path: Path, depth: number): unknown {
    if (!isObject(value)) return this.#problem(path, 'Must be an object.')
    return this.#counts(path) ? this.#members(value, { icon: 'icon' }, path, depth) : undefined
  }

  /** Groups stay lists; what is inside them is flat. */
  #controls(value: unknown, path: Path, depth: number): readonly unknown[] {
    const given = Array.isArray(value) ? value : [value]
    const list: unknown[] = []
    const origins: Path[] = []
    given.forEach((item: unknown, at) => {
      if (isNothing(item) || this.#nodes > this.#options.limits.nodes) return
      const here = [...path, ...(Array.isArray(value) ? [at] : [])]
      const read = (one: unknown, place: Path) => this.#withIcon(one, place, depth)
      const made = Array.isArray(item) ? this.#list(item, here, read) : read(item, here)
      if (made === undefined) return
      list.push(made)
      origins.push(Array.isArray(value) ? [at] : [])
    })
    this.#origins.set(list, origins)
    return list
  }

  /** `{url}`, where the URL may come in parts. */
  #address(value: unknown, path: Path): unknown {
    if (!isObject(value) || !isObject(value['url'])) return value
    const url = urlOfParts(value['url'], this.#options.integrationsUrl)
    return url === undefined
      ? this.#problem([...path, 'url'], 'Must be a URL, or {host, pathname, query}.')
      : { ...value, url }
  }

  sourcePath(root: unknown, path: Path): Path {
    const source: PropertyKey[] = []
    let value = root
    for (const key of path) {
      if (Array.isArray(value)) source.push(...(this.#origins.get(value)?.[Number(key)] ?? [key]))
      else source.push(key)
      value = (value as { readonly [name: PropertyKey]: unknown } | undefined)?.[key]
    }
    return source
  }
}

/** The URL of `{host, pathname, query}`: on the integrations' origin if the host is theirs, else https. */
function urlOfParts({ host, pathname, query }: Values, integrationsUrl: string): string | undefined {
  if (typeof host !== 'string' || !/^[^\s/?#@\\]+$/.test(host)) return undefined
  const own = URL.parse(integrationsUrl)
  const url = URL.parse(own?.host === host.toLowerCase() ? own.origin : `https://${host}`)
  if (url === null) return undefined
  if (typeof pathname === 'string') url.pathname = pathname
  if (!isObject(query)) return url.href
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value])
      if (typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean')
        url.searchParams.append(name, String(one))
  return url.href
}

/** The normal form of the element of an output. */
export function normalizedElement(value: unknown, options: NormalFormOptions): NormalForm {
  const reader = new Reader(options)
  const element = reader.element(value, ['element'], 1)
  return {
    element,
    problems: reader.problems,
    sourcePath: (path) => reader.sourcePath({ element }, path),
  }
}
