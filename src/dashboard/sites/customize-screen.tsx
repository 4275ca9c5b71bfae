import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useBlocker } from '@tanstack/react-router'
import { Monitor, RefreshCw, Smartphone, Undo2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { allSiteSpaces, sectionOf } from '../../content/site-tree/site-tree.ts'
import { urlsOf } from '../../content/site-tree/site-paths.ts'
import { processError } from '../api/process-error.ts'
import { FormError } from '../forms/form-error.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { LookControl } from './look-control.tsx'
import { lookGroups } from './look-fields.ts'
import { isApart, lookProblems } from './look-values.ts'
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

/** The real site in a frame, as wide as a phone or as the screen. It is loaded anew when the look is saved. */
function Preview({
  url,
  name,
  round,
}: {
  readonly url: string | undefined
  readonly name: string
  readonly round: number
}) {
  const [phone, setPhone] = useState(false)
  const [again, setAgain] = useState(0)
  if (url === undefined)
    return (
      <EmptyState title="No preview yet">
        The preview is the real site, so it shows once the site is published. What you set here is kept until
        then.
      </EmptyState>
    )
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between">
        <span className="truncate text-caption text-ink-soft">As readers see it, once saved</span>
        <span className="flex">
          <IconButton
            icon={Monitor}
            label="As wide as the screen"
            aria-pressed={!phone}
            onClick={() => setPhone(false)}
          />
          <IconButton
            icon={Smartphone}
            label="As on a phone"
            aria-pressed={phone}
            onClick={() => setPhone(true)}
          />
          <IconButton icon={RefreshCw} label="Load the preview again" onClick={() => setAgain(again + 1)} />
        </span>
      </div>
      <iframe
        key={`${round} ${again}`}
        title={`${name}, as readers see it`}
        src={url}
        className="mx-auto h-[calc(100dvh-17rem)] min-h-96 rounded-base bg-paper ring-1 ring-line"
        style={{ width: phone ? 390 : '100%' }}
      />
    </div>
  )
}

/** How the site looks: settings in groups beside the site itself. */
export function CustomizeScreen({ org, site, refused, scope, onScope }: CustomizeScreenProps) {
  const edit = useLook(org, site.id, scope)
  const { look, override, dirty } = edit
  const { data: structure } = useSuspenseQuery(structureOptions(org, site.id))
  const tree = useMemo(() => treeOfStructure(structure), [structure])
  const titles = useMemo(() => spacesOfStructure(structure), [structure])
  const [group, setGroup] = useState(lookGroups[0]?.name ?? '')
  const [round, setRound] = useState(0)
  const problems = useMemo(() => lookProblems(look), [look])
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      dirty &&
      (current.pathname !== next.pathname || JSON.stringify(current.search) !== JSON.stringify(next.search)),
    enableBeforeUnload: () => dirty,
    withResolver: true,
  })
  const again = (): void => setRound(round + 1)
  const siteSpaces = allSiteSpaces(tree).map((item) => {
    const title = item.title ?? titles.get(item.space)?.title ?? 'Untitled'
    const section = sectionOf(tree, item.parent)
    return {
      value: item.id,
      label: section === undefined || section.title === title ? title : `${section.title}: ${title}`,
    }
  })
  const below = scope === undefined ? '' : (urlsOf(tree).get(scope) ?? '')
  const base = site.urls.published
  const url = base === undefined ? undefined : `${base.replace(/\/$/, '')}${below === '' ? '' : `/${below}`}`
  const fields = lookGroups.find(({ name }) => name === group)?.fields ?? []
  const wrong = problems.size
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
                onReset={() => edit.reset(field.path, again)}
              />
            ))}
          </div>
        )}
        <FormError error={edit.error === null ? undefined : processError(edit.error)} />
        <div className="sticky bottom-0 -mx-2 flex flex-wrap items-center gap-2 rounded-base bg-raised p-3 shadow-float ring-1 ring-line">
          <Button
            variant="primary"
            busy={edit.saving}
            disabledReason={
              refused ??
              (dirty
                ? wrong > 0
                  ? `${[...problems][0]?.[0] ?? ''}: ${[...problems][0]?.[1] ?? ''}`
                  : undefined
                : 'Nothing changed.')
            }
            onClick={() => edit.save(again)}
          >
            Save the look
          </Button>
          <Button
            variant="bare"
            icon={Undo2}
            disabledReason={edit.undo === undefined ? 'There is nothing to take back.' : undefined}
            onClick={edit.undo}
          >
            Undo
          </Button>
          {dirty && (
            <span className="text-caption text-ink-soft">
              {wrong > 0
                ? `${wrong} ${wrong === 1 ? 'setting needs' : 'settings need'} correcting`
                : 'Not saved'}
            </span>
          )}
        </div>
      </div>
      <div className="min-w-0 min-[1100px]:sticky min-[1100px]:top-4 min-[1100px]:self-start">
        <Preview url={url} name={siteName(site)} round={round} />
        {url === undefined && (
          <Link
            to="/o/$org/sites/$site/publish"
            params={{ org, site: site.id }}
            className="text-accent underline"
          >
            Publish the site
          </Link>
        )}
      </div>
      <ConfirmDialog
        open={blocker.status === 'blocked'}
        onOpenChange={(open) => {
          if (!open) blocker.reset?.()
        }}
        title="Leave without saving"
        confirmLabel="Discard what I set"
        busy={false}
        error={null}
        onConfirm={() => {
          edit.leave()
          blocker.proceed?.()
        }}
      >
        What you set here has not been saved.
      </ConfirmDialog>
    </div>
  )
}
