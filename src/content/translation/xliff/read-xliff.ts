/** Reads XLIFF 2.0 and 2.1, from Recto or from the tools of translators, which may split units into segments. */
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { FileReading, tooLarge, unreadable, type ReadFile } from '../exchange-file.ts'
import { UnitContent } from './unit-content.ts'
import { stateOfXliff, xliffNamespace } from './xliff-states.ts'

/** Ends reading; the message is for people. */
class UnreadableFile extends Error {}

/** More than the levels of a unit's tags. */
const deepest = 1100

/** Elements of the file format around units, whose content is read. */
const structure = new Set(['xliff', 'file', 'group', 'unit', 'segment', 'ignorable', 'source', 'target'])

/** One `<segment>` or `<ignorable>`. */
interface Segment {
  readonly state: string
  readonly subState: string
  readonly isIgnorable: boolean
  hasTarget: boolean
}

interface Unit {
  readonly id: string
  readonly line: number
  readonly segments: Segment[]
  readonly source: UnitContent
  readonly target: UnitContent
}

class XliffReader {
  readonly reading = new FileReading()
  private readonly parser = new SaxesParser({ xmlns: false })
  /** Names of open elements, without the prefix of XLIFF. */
  private readonly open: string[] = []
  /** Levels inside of an element that is not read. */
  private skipped = 0
  private prefix = ''
  private unit: Unit | undefined
  private content: UnitContent | undefined
  /** Number of open elements where the content begins. */
  private contentLevel = 0

  constructor() {
    const { parser } = this
    parser.on('error', (error) => {
      throw new UnreadableFile(`The file is not well-formed XML: ${error.message.replace(/^[\d:]+ /, '')}`)
    })
    parser.on('doctype', () => {
      throw new UnreadableFile('The file has a document type declaration. Remove it.')
    })
    parser.on('opentag', (tag) => this.start(tag))
    parser.on('closetag', () => this.end())
    parser.on('text', (text) => this.text(text))
    parser.on('cdata', (text) => this.text(text))
  }

  private get line(): number {
    return this.parser.line
  }

  private report(message: string): void {
    this.reading.report({ line: this.line, message, ...(this.unit && { unit: this.unit.id }) })
  }

  private text(text: string): void {
    if (this.skipped === 0) this.content?.text(text)
  }

  private root({ name, attributes }: SaxesTagPlain): void {
    const colon = name.indexOf(':') + 1
    this.prefix = name.slice(0, colon)
    if (name.slice(colon) !== 'xliff') throw new UnreadableFile('The file is not XLIFF.')
    const version = attributes['version'] ?? ''
    if (version.startsWith('1.'))
      throw new UnreadableFile(`XLIFF ${version} cannot be read. Export XLIFF 2.0 or 2.1, or PO.`)
    const namespace = attributes[colon === 0 ? 'xmlns' : `xmlns:${name.slice(0, colon - 1)}`]
    if (namespace !== xliffNamespace || (version !== '2.0' && version !== '2.1'))
      throw new UnreadableFile('The file is not XLIFF 2.0 or 2.1.')
    this.reading.setLanguages({ source: attributes['srcLang'], target: attributes['trgLang'] })
  }

  private start(tag: SaxesTagPlain): void {
    if (this.skipped > 0) {
      this.skipped += 1
      return
    }
    if (this.open.length === 0) this.root(tag)
    if (this.open.length >= deepest)
      throw new UnreadableFile(`Elements are more than ${deepest} levels deep.`)
    const { name, attributes } = tag
    const local = name.startsWith(this.prefix) ? name.slice(this.prefix.length) : ''
    const namespace = attributes['xmlns'] ?? xliffNamespace
    const isForeign =
      local === '' || local.includes(':') || (this.prefix === '' && namespace !== xliffNamespace)
    const isRead = !isForeign && (this.content !== undefined || structure.has(local))
    if (!isRead) {
      if (this.content !== undefined) this.report(`“${name.slice(0, 30)}” is not allowed in text.`)
      this.skipped = 1
      return
    }
    this.open.push(local)
    if (this.content !== undefined) this.problem(this.content.start(local, attributes))
    else this.startStructure(local, attributes)
  }

  private problem(message: string | undefined): void {
    if (message !== undefined) this.report(message)
  }

  private startStructure(name: string, attributes: SaxesTagPlain['attributes']): void {
    if (name === 'unit') {
      this.unit = {
        ...{ id: attributes['id'] ?? '', line: this.line, segments: [] },
        ...{ source: new UnitContent(), target: new UnitContent() },
      }
      return
    }
    const { unit } = this
    if (unit === undefined) return
    if (name === 'segment' || name === 'ignorable')
      unit.segments.push({
        ...{ state: attributes['state'] ?? 'initial', subState: attributes['subState'] ?? '' },
        ...{ isIgnorable: name === 'ignorable', hasTarget: false },
      })
    const segment = unit.segments.at(-1)
    if (segment === undefined) return
    if (name === 'source') this.content = unit.source
    if (name === 'target') {
      this.content = unit.target
      segment.hasTarget = true
    }
    if (this.content === undefined) return
    this.content.begin()
    this.contentLevel = this.open.length
  }

  private end(): void {
    if (this.skipped > 0) {
      this.skipped -= 1
      return
    }
    const name = this.open.pop() ?? ''
    if (this.content !== undefined && this.open.length < this.contentLevel) this.content = undefined
    else if (this.content !== undefined) this.problem(this.content.end(name))
    else if (name === 'segment' || name === 'ignorable') this.endSegment()
    else if (name === 'unit') this.endUnit()
  }

  /** Space between segments that has no target stays as it is. */
  private endSegment(): void {
    const segment = this.unit?.segments.at(-1)
    if (this.unit !== undefined && segment?.isIgnorable === true && !segment.hasTarget)
      this.unit.target.copy(this.unit.source)
  }

  private endUnit(): void {
    const { unit } = this
    if (unit === undefined) return
    const { id, line, source, target } = unit
    if (id === '') this.report('The unit has no id.')
    this.problem(source.open())
    this.problem(target.open())
    const segments = unit.segments.filter(({ isIgnorable }) => !isIgnorable)
    const isTranslated = segments.length > 0 && segments.every(({ hasTarget }) => hasTarget)
    const states = segments.map(({ state, subState }) => stateOfXliff(state, subState))
    const [state] = states
    this.reading.add({
      ...{ id, line, source: source.printed() },
      ...(isTranslated && { target: target.printed() }),
      ...(state !== undefined && states.every((one) => one === state) && { state }),
    })
    this.unit = undefined
  }

  read(text: string): ReadFile {
    try {
      this.parser.write(text.replace(/^\ufeff/, '')).close()
    } catch (error) {
      if (error instanceof UnreadableFile) return unreadable({ line: this.line, message: error.message })
      throw error
    }
    return this.reading.result()
  }
}

/** Linear; at most 50 MB are read. */
export const readXliff = (text: string): ReadFile => tooLarge(text) ?? new XliffReader().read(text)
