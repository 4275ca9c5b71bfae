import { useSuspenseQuery } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { allSiteSpaces, sectionOf } from '../../../content/site-tree/site-tree.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CopyTheme } from './copy-theme.tsx'
import { LookBar } from './look-bar.tsx'
import { LookControl } from './look-control.tsx'
import { lookGroups } from './look-fields.ts'
import { isApart, lookProblems } from './look-values.ts'
import { LookPreview } from './look-preview.tsx'
import { structureOptions } from '../site-queries.ts'
import { siteName } from '../site-text.ts'
import { useLook } from './use-look.ts'
import type { SitePartProps } from '../audience/visibility-choice.tsx'
import { spacesOfStructure, treeOfStructure } from '../structure/edits/structure-tree-model.ts'

export interface CustomizeScreenProps extends SitePartProps {
  /** The site space whose look is edited; undefined: the whole site. */
  readonly scope: string | undefined
  readonly onScope: (scope: string | undefined) => void
}

/** The look of a site: grouped settings next to a preview. */
export function CustomizeScreen({ org, site, refused, scope, onScope }: CustomizeScreenProps) {
  const edit = useLook({ org, site: site.id, scope, allowed: refused === undefined })
  const { look, override, dirty } = edit
  const { data: structure } = useSuspenseQuery(structureOptions(org, site.id))
  const tree = useMemo(() => treeOfStructure(structure), [structure])
  const titles = useMemo(() => spacesOfStructure(structure), [structure])
  const [group, setGroup] = useState(lookGroups[0]?.name ?? '')
  const problems = useMemo(() => lookProblems(look), [look])
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      edit.lost &&
      (current.pathname !== next.pathname || JSON.stringify(current.search) !== JSON.stringify(next.search)),
    enableBeforeUnload: () => dirty,
    withResolver: true,
  })
  const siteSpaces = allSiteSpaces(tree).map((item) => {
    const title = item.title ?? titles.get(item.space)?.title ?? 'Untitled'
    const section = sectionOf(tree, item.parent)
    return {
      value: item.id,
      label: section === undefined || section.title === title ? title : `${section.title}: ${title}`,
    }
  })
  const fields = lookGroups.find(({ name }) => name === group)?.fields ?? []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 min-[1100px]:grid-cols-[24rem_minmax(0,1fr)]">
      <h1 className="sr-only">Customize</h1>
      <div className="grid content-start gap-4">
        <Select
          label="What is set"
          hint={
            scope === undefined
              ? 'Every part looks so, except where it sets something apart.'
              : 'Only here: everything else is as the site has it, and follows it.'
          }
          value={scope ?? ''}
          onValueChange={(next) => onScope(next === '' ? undefined : next)}
          options={[{ value: '', label: 'The whole site' }, ...siteSpaces]}
        />
        <fieldset className="flex flex-wrap gap-1">
          <legend className="sr-only">Groups of settings</legend>
          {lookGroups.map(({ name, fields: inside }) => (
            <Button
              key={name}
              variant={name === group ? 'quiet' : 'bare'}
              aria-pressed={name === group}
              onClick={() => setGroup(name)}
            >
              {name}
              {scope !== undefined && inside.some(({ path }) => isApart(override, path)) && (
                <span className="text-accent">
                  <span aria-hidden="true">•</span>
                  <span className="sr-only">, some set apart</span>
                </span>
              )}
            </Button>
          ))}
        </fieldset>
        {group === 'Theme' && !edit.loading && (
          <CopyTheme
            place={{ org, site: site.id }}
            look={look}
            onLook={(next) => edit.replace(next, performance.now())}
            refused={refused}
          />
        )}
        {edit.loading ? (
          <Skeleton shape="lines" count={8} label="Loading what is set apart" />
        ) : (
          <div className="grid gap-4">
            {fields.map((field) => (
              <LookControl
                key={field.path}
                place={{ org, site: site.id }}
                refused={refused}
                field={field}
                look={look}
                problems={problems}
                // Read in the event handler, because render must be pure.
                onValue={(path, value) => edit.set(path, value, performance.now())}
                apart={scope === undefined ? undefined : isApart(override, field.path)}
                onReset={() => edit.reset(field.path, performance.now())}
              />
            ))}
          </div>
        )}
        <FormError error={edit.error === null ? undefined : processError(edit.error)} />
        <LookBar site={site} edit={edit} problems={problems} />
      </div>
      <div className="min-w-0 min-[1100px]:sticky min-[1100px]:top-4 min-[1100px]:self-start">
        <LookPreview org={org} site={site.id} name={siteName(site)} scope={scope} />
      </div>
      <ConfirmDialog
        open={blocker.status === 'blocked'}
        onOpenChange={(open) => {
          if (!open) blocker.reset?.()
        }}
        title="Leave without keeping it"
        confirmLabel="Discard what I set"
        busy={false}
        error={null}
        onConfirm={() => {
          edit.leave()
          blocker.proceed?.()
        }}
      >
        What you set here has not been kept.
      </ConfirmDialog>
    </div>
  )
}
