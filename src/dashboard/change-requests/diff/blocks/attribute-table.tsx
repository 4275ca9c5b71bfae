import type { Json } from '../../../../content/document/document.ts'
import { spaceEmoji } from '../../../ui/space-emoji.ts'
import { kindText, type Attribute } from './attribute-rows.ts'
import { valueText } from './merged-block.ts'

const attributeLabels: Readonly<Record<string, string>> = {
  title: 'Title',
  slug: 'Slug',
  description: 'Description',
  emoji: 'Emoji',
  icon: 'Icon',
  hidden: 'Hidden',
  noIndex: 'Exclude from site search',
  noRobotsIndex: 'Exclude from search engines',
  linkTitle: 'Navigation title',
  condition: 'Condition',
  cover: 'Cover',
  layout: 'Layout',
  variables: 'Variables',
  target: 'Target',
  name: 'Name',
  contentType: 'File type',
  type: 'Block type',
  size: 'Size',
  ref: 'Source',
  alt: 'Alt text',
  view: 'Table',
  style: 'Style',
  formula: 'Formula',
  syntax: 'Language',
}

// Values from the API or a document are JSON.
const valueLabel = (name: string, value: unknown): string => {
  if (typeof value === 'string' && name === 'emoji') return spaceEmoji(value)
  if (typeof value === 'string' && name === 'type') return kindText(value)
  if (typeof value === 'number' && name === 'size') return `${value.toLocaleString('en')} bytes`
  return valueText(value as Json | undefined)
}

const label = ({ name, of }: Attribute): string =>
  of === undefined
    ? (attributeLabels[name] ?? name)
    : `${attributeLabels[of] ?? of}: ${(attributeLabels[name] ?? name).toLowerCase()}`

const isSet = (value: unknown): boolean => value !== undefined && value !== null

/** Differences other than text: each option with its two values. */
export function AttributeTable({
  caption,
  nameHeader = 'Option',
  rows,
}: {
  readonly caption: string
  /** Header of the first column, if the rows are not options. */
  readonly nameHeader?: string
  readonly rows: readonly Attribute[]
}) {
  if (rows.length === 0) return null
  return (
    <section
      aria-label={caption}
      // Scroll containers must be reachable with the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="my-2 overflow-x-auto"
    >
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-caption text-ink-soft">
            <th scope="col" className="py-1 pr-3 font-normal">
              {nameHeader}
            </th>
            <th scope="col" className="py-1 pr-3 font-normal">
              Before
            </th>
            <th scope="col" className="py-1 font-normal">
              After
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => {
            const { name, before, after } = row
            return (
              // Two new tabs can have the same label.
              <tr key={`${label(row)} ${place}`} className="border-b border-line align-top last:border-0">
                <th scope="row" className="py-1 pr-3 font-normal whitespace-nowrap text-ink-soft">
                  {label(row)}
                </th>
                <td className="max-w-80 py-1 pr-3">
                  {isSet(before) ? (
                    <del className="rounded-small bg-rust-soft px-1 [overflow-wrap:anywhere] decoration-rust">
                      {valueLabel(name, before)}
                    </del>
                  ) : (
                    <span className="text-ink-soft">Not set</span>
                  )}
                </td>
                <td className="max-w-80 py-1">
                  {isSet(after) ? (
                    <ins className="rounded-small bg-moss-soft px-1 [overflow-wrap:anywhere] decoration-moss">
                      {valueLabel(name, after)}
                    </ins>
                  ) : (
                    <span className="text-ink-soft">Not set</span>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
