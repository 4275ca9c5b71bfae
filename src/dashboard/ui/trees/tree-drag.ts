/** Drag and drop of tree rows with pragmatic-drag-and-drop; loaded only by editable trees. */
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { dropPlace, type DropPlace } from './tree-rows.ts'

export interface RowDrag {
  readonly element: HTMLElement
  readonly id: string
  readonly container: boolean
  /** Whether the dragged row may be dropped here. */
  readonly takes: (dragged: string) => boolean
  readonly onOver: (place: DropPlace | undefined) => void
  readonly onDrop: (dragged: string, place: DropPlace) => void
}

const kind = Symbol('tree row')

/** Makes a row draggable and a drop target; returns a cleanup function. */
export const attachRowDrag = ({ element, id, container, takes, onOver, onDrop }: RowDrag): (() => void) => {
  const placeAt = (clientY: number): DropPlace => {
    const box = element.getBoundingClientRect()
    return dropPlace(clientY - box.top, box.height, container)
  }
  const draggedId = (data: Record<string | symbol, unknown>): string | undefined =>
    typeof data[kind] === 'string' ? data[kind] : undefined
  const stopDragging = draggable({ element, getInitialData: () => ({ [kind]: id }) })
  const stopTaking = dropTargetForElements({
    element,
    canDrop: ({ source }) => {
      const dragged = draggedId(source.data)
      return dragged !== undefined && takes(dragged)
    },
    onDrag: ({ location }) => onOver(placeAt(location.current.input.clientY)),
    onDragLeave: () => onOver(undefined),
    onDrop: ({ source, location }) => {
      onOver(undefined)
      const dragged = draggedId(source.data)
      if (dragged !== undefined) onDrop(dragged, placeAt(location.current.input.clientY))
    },
  })
  return () => {
    stopDragging()
    stopTaking()
  }
}
