import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { allSiteSpaces, sectionOf } from '../../../content/site-tree/site-tree.ts'
import type { CustomizationOverride } from '../../../contract/sites/look/default-look.ts'
import { FormError } from '../../forms/form-error.tsx'
import { LeaveGuard } from '../../forms/leave-guard.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CopyTheme } from './copy-theme.tsx'
import { LookBar } from './look-bar.tsx'
import { LookControl } from './controls/look-control.tsx'
import { lookGroups } from './look-fields.ts'
import { isOverridden, lookProblems } from './look-values.ts'
import { LookPreview } from './look-preview.tsx'
import { structureOptions } from '../site-queries.ts'
import { siteName } from '../site-text.ts'
import { useLook } from './use-look.ts'
import type { SiteSettingsProps } from '../audience/visibility-choice.tsx'
import { spacesOfStructure, treeOfStructure } from '../structure/edits/structure-tree-model.ts'

export interface CustomizeScreenProps extends SiteSettingsProps {
  /** The site space whose look is edited; undefined: the whole site. */
  readonly scope: string | undefined
  readonly onScope: (scope: string | undefined) => void
}

/** The look of a site: grouped settings next to a preview. */
export function CustomizeScreen({ org, site, refused, scope, onScope }: CustomizeScreenProps) {
  const edit = useLook({ org, site: site.id, scope, allowed: refused === undefined })
  const { look, override } = edit
  const [group, setGroup] = useState(lookGroups[0]?.name ?? '')
  const problems = useMemo(() => lookProblems(look), [look])
  const fields = lookGroups.find(({ name }) => name === group)?.fields ?? []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 min-[1100px]:grid-cols-[24rem_minmax(0,1fr)]">
      <h1 className="sr-only">Customize</h1>
      <div className="grid content-start gap-4">
        <ScopeSelect org={org} site={site.id} scope={scope} onScope={onScope} />
        <SettingGroups current={group} override={scope === undefined ? {} : override} onGroup={setGroup} />
        {group === 'Theme' && !edit.loading && (
          <CopyTheme
            site={{ org, site: site.id }}
            look={look}
            onLook={(next) => edit.replace(next, performance.now())}
            refused={refused}
          />
        )}
        {edit.loading ? (
          <Skeleton shape="lines" count={8} label="Loading overrides" />
        ) : (
          <div className="grid gap-4">
            {fields.map((field) => (
              <LookControl
                key={field.path}
                site={{ org, site: site.id }}
                refused={refused}
                field={field}
                look={look}
                problems={problems}
                // Read in the event handler, because render must be pure.
                onValue={(path, value) => edit.set(path, value, performance.now())}
                isOverridden={scope === undefined ? undefined : isOverridden(override, field.path)}
                onReset={() => edit.reset(field.path, performance.now())}
              />
            ))}
          </div>
        )}
        <FormError error={edit.error} />
        <LookBar site={site} edit={edit} problems={problems} />
      </div>
      <div className="min-w-0 min-[1100px]:sticky min-[1100px]:top-4 min-[1100px]:self-start">
        <LookPreview org={org} site={site.id} name={siteName(site)} scope={scope} />
      </div>
      <LeaveGuard
        unsaved={edit.wouldLoseEdits}
        warnsOnClose={edit.dirty}
        losing={(search, current) => JSON.stringify(search) !== JSON.stringify(current)}
        onDiscard={edit.discardUnsaved}
      />
    </div>
  )
}

/** Selects the whole site or one of its site spaces. */
function ScopeSelect({
  org,
  site,
  scope,
  onScope,
}: Pick<CustomizeScreenProps, 'org' | 'scope' | 'onScope'> & { readonly site: string }) {
  const { data: structure } = useSuspenseQuery(structureOptions(org, site))
  const tree = useMemo(() => treeOfStructure(structure), [structure])
  const spaces = useMemo(() => spacesOfStructure(structure), [structure])
  const siteSpaces = allSiteSpaces(tree).map((item) => {
    const title = item.title ?? spaces.get(item.space)?.title ?? 'Untitled'
    const section = sectionOf(tree, item.parent)
    return {
      value: item.id,
      label: section === undefined || section.title === title ? title : `${section.title}: ${title}`,
    }
  })
  return (
    <Select
      label="Settings"
      hint={
        scope === undefined
          ? 'These apply to the whole site unless a section overrides them.'
          : 'Changes here override the settings of the site.'
      }
      value={scope ?? ''}
      onValueChange={(next) => onScope(next === '' ? undefined : next)}
      options={[{ value: '', label: 'Whole site' }, ...siteSpaces]}
    />
  )
}

interface SettingGroupsProps {
  readonly current: string
  readonly override: CustomizationOverride
  readonly onGroup: (group: string) => void
}

/** The groups of settings; those with overrides are marked. */
function SettingGroups({ current, override, onGroup }: SettingGroupsProps) {
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">Setting groups</legend>
      {lookGroups.map(({ name, fields }) => (
        <Button
          key={name}
          variant={name === current ? 'quiet' : 'bare'}
          aria-pressed={name === current}
          onClick={() => onGroup(name)}
        >
          {name}
          {fields.some(({ path }) => isOverridden(override, path)) && (
            <span className="text-accent">
              <span aria-hidden="true">•</span>
              <span className="sr-only">, has overrides</span>
            </span>
          )}
        </Button>
      ))}
    </fieldset>
  )
}
