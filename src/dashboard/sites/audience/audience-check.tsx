import { useSuspenseQuery } from '@tanstack/react-query'
import { Check, EyeOff, Plus, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { SiteItem } from '../../../content/site-tree/site-tree.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Table, type Column } from '../../ui/layout/table.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { structureOptions } from '../site-queries.ts'
import { parseClaims, comparedItems, visibleItems } from './visible-sections.ts'
import { spacesOfStructure, treeOfStructure } from '../structure/edits/structure-tree-model.ts'

interface SampleVisitor {
  readonly key: number
  readonly text: string
}

/**
 * Shows which sections and variants visitors with given claims see; evaluated in the browser from the published
 * structure.
 */
export function VisibilityTable({ org, site }: { readonly org: string; readonly site: string }) {
  const { data: structure } = useSuspenseQuery(structureOptions(org, site))
  const tree = useMemo(() => treeOfStructure(structure), [structure])
  const spaces = useMemo(() => spacesOfStructure(structure), [structure])
  const [samples, setSamples] = useState<readonly SampleVisitor[]>([{ key: 1, text: '{ "plan": "pro" }' }])
  const name = (item: SiteItem): string =>
    item.title ?? (item.kind === 'site-space' ? spaces.get(item.space)?.title : undefined) ?? 'Untitled'
  const parsed = samples.map(({ key, text }) => ({ key, ...parseClaims(text) }))
  const visible = new Map([
    [0, visibleItems(tree, {})],
    ...parsed.map(
      (visitor) => [visitor.key, visibleItems(tree, 'claims' in visitor ? visitor.claims : {})] as const,
    ),
  ])
  const column = (key: number, header: string): Column<SiteItem> => ({
    key: String(key),
    header,
    cell: ({ id }) =>
      visible.get(key)?.has(id) === true ? (
        <span className="inline-flex items-center gap-1 text-moss">
          <Icon of={Check} /> Visible
        </span>
      ) : (
        <span className="inline-flex items-center gap-1 text-ink-soft">
          <Icon of={EyeOff} /> Hidden
        </span>
      ),
  })
  return (
    <div className="grid gap-3">
      {samples.map((sample, index) => (
        <VisitorClaims
          key={sample.key}
          position={index + 1}
          text={sample.text}
          onText={(text) =>
            setSamples(samples.map((old) => (old.key === sample.key ? { key: old.key, text } : old)))
          }
          onRemove={() => setSamples(samples.filter(({ key }) => key !== sample.key))}
        />
      ))}
      <span>
        <Button
          icon={Plus}
          disabledReason={samples.length >= 5 ? 'You can compare up to five visitors.' : undefined}
          onClick={() =>
            setSamples([...samples, { key: Math.max(0, ...samples.map(({ key }) => key)) + 1, text: '{}' }])
          }
        >
          Add visitor
        </Button>
      </span>
      <div className="max-h-[32rem] overflow-y-auto">
        <Table
          caption="Visibility by visitor"
          rows={comparedItems(tree)}
          rowKey={({ id }) => id}
          empty={<p className="text-ink-soft">The site has no sections, so every visitor sees all of it.</p>}
          columns={[
            {
              key: 'part',
              header: 'Section or variant',
              names: true,
              cell: (item) => (
                <span className={item.kind === 'site-space' && item.parent !== null ? 'pl-4' : ''}>
                  {name(item)}
                </span>
              ),
            },
            column(0, 'Anonymous visitor'),
            ...parsed.map(({ key }, index) => column(key, `Visitor ${index + 1}`)),
          ]}
        />
      </div>
    </div>
  )
}

interface VisitorClaimsProps {
  /** From 1. */
  readonly position: number
  readonly text: string
  readonly onText: (text: string) => void
  readonly onRemove: () => void
}

function VisitorClaims({ position, text, onText, onRemove }: VisitorClaimsProps) {
  const claims = parseClaims(text)
  return (
    <div className="flex items-start gap-1">
      <div className="min-w-0 flex-1">
        <TextArea
          label={`Visitor ${position} claims`}
          error={'problem' in claims ? claims.problem : undefined}
          rows={2}
          spellCheck={false}
          value={text}
          onValueChange={onText}
          className="font-mono"
        />
      </div>
      <IconButton icon={X} label={`Remove visitor ${position}`} onClick={onRemove} />
    </div>
  )
}
