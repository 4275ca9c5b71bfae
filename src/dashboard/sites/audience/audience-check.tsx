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
import { readClaims, tellingParts, visibleParts } from './visible-sections.ts'
import { spacesOfStructure, treeOfStructure } from '../structure/edits/structure-tree-model.ts'

interface Sample {
  readonly key: number
  readonly text: string
}

/**
 * Shows which parts of the site visitors with given claims see; evaluated in the browser from the published
 * structure.
 */
export function WhoSees({ org, site }: { readonly org: string; readonly site: string }) {
  const { data: structure } = useSuspenseQuery(structureOptions(org, site))
  const tree = useMemo(() => treeOfStructure(structure), [structure])
  const titles = useMemo(() => spacesOfStructure(structure), [structure])
  const [samples, setSamples] = useState<readonly Sample[]>([{ key: 1, text: '{ "plan": "pro" }' }])
  const name = (item: SiteItem): string =>
    item.title ?? (item.kind === 'site-space' ? titles.get(item.space)?.title : undefined) ?? 'Untitled'
  const read = samples.map(({ key, text }) => ({ key, ...readClaims(text) }))
  const seen = new Map([
    [0, visibleParts(tree, {})],
    ...read.map((one) => [one.key, visibleParts(tree, 'claims' in one ? one.claims : {})] as const),
  ])
  const column = (key: number, header: string): Column<SiteItem> => ({
    key: String(key),
    header,
    cell: ({ id }) =>
      seen.get(key)?.has(id) === true ? (
        <span className="inline-flex items-center gap-1 text-moss">
          <Icon of={Check} /> sees it
        </span>
      ) : (
        <span className="inline-flex items-center gap-1 text-ink-soft">
          <Icon of={EyeOff} /> does not
        </span>
      ),
  })
  return (
    <div className="grid gap-3">
      {samples.map(({ key, text }, index) => {
        const claims = readClaims(text)
        return (
          <div key={key} className="flex items-start gap-1">
            <div className="min-w-0 flex-1">
              <TextArea
                label={`Claims of visitor ${index + 1}`}
                error={'problem' in claims ? claims.problem : undefined}
                rows={2}
                spellCheck={false}
                value={text}
                onValueChange={(next) =>
                  setSamples(samples.map((one) => (one.key === key ? { key, text: next } : one)))
                }
                className="font-mono"
              />
            </div>
            <IconButton
              icon={X}
              label={`Leave out visitor ${index + 1}`}
              onClick={() => setSamples(samples.filter((one) => one.key !== key))}
            />
          </div>
        )
      })}
      <span>
        <Button
          icon={Plus}
          disabledReason={samples.length >= 5 ? 'Five are compared at most.' : undefined}
          onClick={() =>
            setSamples([...samples, { key: Math.max(0, ...samples.map(({ key }) => key)) + 1, text: '{}' }])
          }
        >
          Another visitor
        </Button>
      </span>
      <div className="max-h-[32rem] overflow-y-auto">
        <Table
          caption="Who sees which part"
          rows={tellingParts(tree)}
          rowKey={({ id }) => id}
          empty={
            <p className="text-ink-soft">
              The site has no sections: everybody who may read it sees all of it.
            </p>
          }
          columns={[
            {
              key: 'part',
              header: 'Part',
              names: true,
              cell: (item) => (
                <span className={item.kind === 'site-space' && item.parent !== null ? 'pl-4' : ''}>
                  {name(item)}
                </span>
              ),
            },
            column(0, 'Nobody known'),
            ...read.map(({ key }, index) => column(key, `Visitor ${index + 1}`)),
          ]}
        />
      </div>
    </div>
  )
}
