/** Picks parts of API specifications for the editor. Combines the areas API specifications and editor. */
import { useCallback, type ReactNode } from 'react'
import type { ApiPickerOptions } from '../../editor/editor-context.ts'
import { Later } from '../../ui/loading/later.tsx'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'

const OperationPicker = lazyComponent(
  async () => (await import('../../api-specs/blocks/operation-picker.tsx')).OperationPicker,
)
const SchemasPicker = lazyComponent(
  async () => (await import('../../api-specs/blocks/schemas-picker.tsx')).SchemasPicker,
)

/** The dialog for the blocks of one organization. Its code is loaded when it is opened. */
export const useApiPicker = (org: string): ((options: ApiPickerOptions) => ReactNode) =>
  useCallback(
    ({ type, ...options }) => (
      <Later>
        {type === 'openapi-operation' ? (
          <OperationPicker org={org} {...options} />
        ) : (
          <SchemasPicker org={org} {...options} />
        )}
      </Later>
    ),
    [org],
  )
