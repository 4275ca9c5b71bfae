import { useSuspenseQuery } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { Trash2, Undo2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { allSiteSpaces, sectionOf } from '../../content/site-tree/site-tree.ts'
import { processError } from '../api/process-error.ts'
import { FormError } from '../forms/form-error.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Note } from '../ui/note.tsx'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { LookControl } from './look-control.tsx'
import { lookGroups } from './look-fields.ts'
import { isApart, lookProblems } from './look-values.ts'
import { LookPreview } from './look-preview.tsx'
import { structureOptions } from './site-queries.ts'
import { siteName } from './site-words.ts'
import { useLook } from './use-look.ts'
import type { SitePartProps } from './visibility-choice.tsx'
import { spacesOfStructure, treeOfStructure } from './wire-tree.ts'

export interface CustomizeScreenProps extends SitePartProps {
  /** The site space whose look is edited; undefined: the whole site. */
  readonly scope: string | undefined
  readonly onScope: (scope: string | undefined) => void
}

/** How the site looks: settings in groups beside the site itself. */
export function CustomizeScreen({ org, site, refused, scope, onScope }: CustomizeScreenProps) {
  const edit = useLook(org, site.id, scope)
  const { look, override, dirty, draft } = edit
  const waits = draft.version > 0
  const [discarding, setDiscarding] = useState(false)
  const { data: structure } = useSuspenseQuery(structureOptions(org, site.id))
  const tree = useMemo(() => treeOfStructure(structure), [structure])
  const titles = useMemo(() => spacesOfStructure(structure), [structure])
  const [group, setGroup] = useState(lookGroups[0]?.name ?? '')
  const problems = useMemo(() => lookProblems(look), [look])
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      dirty &&
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
  const wrong = problems.size
  const [first] = problems
  const unsound = first === undefined ? undefined : `${first[0]}: ${first[1]}`
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
        {edit.loading ? (
          <Skeleton shape="lines" count={8} label="Loading what is set apart" />
        ) : (
          <div className="grid gap-4">
            {fields.map((field) => (
              <LookControl
                key={field.path}
                field={field}
                look={look}
                problems={problems}
                // Time is asked for here, where something is typed.
                onValue={(path, value) => edit.set(path, value, performance.now())}
                apart={scope === undefined ? undefined : isApart(override, field.path)}
                onReset={() => edit.reset(field.path)}
              />
            ))}
          </div>
        )}
        <FormError error={edit.error === null ? undefined : processError(edit.error)} />
        {draft.overtaken && (
          <Note tone="warning">
            The look that readers get was changed since this was begun. Publishing puts this in its place.
          </Note>
        )}
        <div className="sticky bottom-0 -mx-2 flex flex-wrap items-center gap-2 rounded-base bg-raised p-3 shadow-float ring-1 ring-line">
          <Button
            variant="primary"
            busy={edit.publishing}
            disabledReason={
              refused ?? unsound ?? (dirty || waits ? undefined : 'Readers have this look already.')
            }
            onClick={() => edit.publish(draft.overtaken)}
          >
            {draft.overtaken ? 'Publish over it' : 'Publish the look'}
          </Button>
          <Button
            busy={edit.saving}
            disabledReason={refused ?? unsound ?? (dirty ? undefined : 'Nothing changed.')}
            onClick={edit.keep}
          >
            Keep for later
          </Button>
          <Button
            variant="bare"
            icon={Undo2}
            disabledReason={edit.undo === undefined ? 'There is nothing to take back.' : undefined}
            onClick={edit.undo}
          >
            Undo
          </Button>
          {waits && (
            <Button variant="bare" icon={Trash2} disabledReason={refused} onClick={() => setDiscarding(true)}>
              Discard
            </Button>
          )}
          <output className="text-caption text-ink-soft">
            {wrong > 0
              ? `${wrong} ${wrong === 1 ? 'setting needs' : 'settings need'} correcting`
              : dirty
                ? 'Not kept yet'
                : waits
                  ? `Kept${draft.updatedBy === undefined ? '' : ` by ${draft.updatedBy.displayName}`}; readers do not get it yet`
                  : ''}
          </output>
        </div>
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
      <ConfirmDialog
        open={discarding}
        onOpenChange={setDiscarding}
        title="Discard the look that waits"
        confirmLabel="Discard it"
        busy={false}
        error={null}
        onConfirm={() => {
          setDiscarding(false)
          edit.discard()
        }}
      >
        Readers keep the look that they have. What was kept for the site and for its parts is gone.
      </ConfirmDialog>
    </div>
  )
}
