import { Folder } from 'lucide-react'
import { useState } from 'react'
import { FilterChoice } from './filter-choice.tsx'

export interface SpaceFilterProps {
  /** Names by id, as far as known. */
  readonly names: ReadonlyMap<string, string>
  readonly space: string | undefined
  readonly onChoose: (space: string | undefined) => void
}

/** More are found by typing. */
const maxListed = 50

/** Filters the list of all spaces by one. */
export function SpaceFilter({ names, space, onChoose }: SpaceFilterProps) {
  const [typed, setTyped] = useState('')
  const query = typed.trim().toLocaleLowerCase()
  const options = [...names]
    .filter(([, name]) => name.toLocaleLowerCase().includes(query))
    .slice(0, maxListed)
    .map(([id, name]) => ({ id, name }))
  return (
    <FilterChoice
      icon={Folder}
      label="Space"
      chosen={space === undefined ? undefined : { id: space, name: names.get(space) }}
      options={options}
      query={typed}
      onQuery={setTyped}
      onOpen={() => undefined}
      onChoose={onChoose}
    />
  )
}
